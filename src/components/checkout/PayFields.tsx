import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentMethod, TipSetup } from '../../contract/paymentMethods.ts';
import type { PaymentDraft } from '../../storage/orderEntries.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { AllergyContext } from '../allergy/allergyContext.ts';
import { ChangeField, changeProblem } from './ChangeField.tsx';
import { PaymentMethods } from './PaymentMethods.tsx';
import { TipPicker, tipProblem } from './TipPicker.tsx';
import type { PayForm } from './usePayForm.ts';

interface PaymentChoice {
  methods: readonly PaymentMethod[];
  method: PaymentMethod | undefined;
  /** The total when paying by a method, including its fee. */
  totalOf: (method: PaymentMethod) => number;
}

interface PaySum {
  payable: number;
  /** The amount that the percentage of a tip applies to. */
  tipBase: number;
  currency: string;
  decimals: number;
}

interface PayFieldsProps {
  form: PayForm;
  payment: PaymentChoice;
  tips: TipSetup | undefined;
  sum: PaySum;
}

/** Errors that prevent the payment. */
export function payProblems(
  draft: PaymentDraft,
  { method }: PaymentChoice,
  tips: TipSetup | undefined,
  { payable, decimals }: Pick<PaySum, 'payable' | 'decimals'>,
) {
  return {
    isMethodMissing: method === undefined,
    change: method?.kind === 'cash' ? changeProblem(draft.changeFor, payable, decimals) : undefined,
    tip: tips && tipProblem(draft.tipText, tips, decimals),
  };
}

/** Paths in the request of the fields shown here. */
export function payFields({ method }: PaymentChoice, tips: TipSetup | undefined): string[] {
  return ['note', ...(method?.kind === 'cash' ? ['changeFor'] : []), ...(tips ? ['tip'] : [])];
}

/** The payment method, the amount that the diner hands over in cash, and the tip. */
export function PayFields({ form, payment, tips, sum }: PayFieldsProps) {
  const { t } = useTranslation();
  const { draft, change, errors, forget, wasTried } = form;
  const { currency, decimals } = sum;
  const { methods, method, totalOf } = payment;
  const problems = payProblems(draft, payment, tips, sum);
  return (
    <>
      {methods.length === 0 ? (
        <Notice tone="warning" title={t('payment.noMethod')}>
          {t('payment.noMethodText')}
        </Notice>
      ) : (
        <PaymentMethods
          methods={methods}
          totalOf={totalOf}
          currency={currency}
          decimals={decimals}
          value={method?.paymentMethodId}
          onChange={(paymentMethodId) => change({ paymentMethodId })}
          error={wasTried && problems.isMethodMissing ? t('payment.choose') : undefined}
        />
      )}
      {method?.kind === 'cash' && (
        <ChangeField
          value={draft.changeFor}
          decimals={decimals}
          onChange={(changeFor) => {
            forget('changeFor');
            change({ changeFor });
          }}
          problem={wasTried ? problems.change : undefined}
          error={errors['changeFor']}
        />
      )}
      {tips && (
        <TipPicker
          setup={tips}
          base={sum.tipBase}
          currency={currency}
          decimals={decimals}
          tip={{ amount: draft.tip, percent: draft.tipPercent, text: draft.tipText }}
          onChange={({ amount, percent, text }) => {
            forget('tip');
            change({ tip: amount, tipPercent: percent, tipText: text });
          }}
          error={errors['tip']}
        />
      )}
    </>
  );
}

interface OrderNoteProps {
  form: PayForm;
  maxLength: number;
  /** By how many characters the note and the kitchen's line are too long. */
  over: number;
}

/** The diner's note about the whole order. */
export function OrderNote({ form, maxLength, over }: OrderNoteProps) {
  const { t } = useTranslation();
  const allergy = useContext(AllergyContext);
  const { draft, change, errors, forget } = form;
  return (
    <>
      <TextArea
        label={t('payment.note')}
        optionalLabel={t('common.optional')}
        value={draft.note}
        onChange={(note) => {
          forget('note');
          change({ note });
        }}
        error={over > 0 ? t('allergy.noteOver', { count: over }) : errors['note']}
        maxLength={maxLength}
        countLabel={(length, max) => t('common.lettersOf', { n: length, max })}
        rows={2}
      />
      {allergy && <allergy.KitchenLine draft={draft} change={change} />}
    </>
  );
}

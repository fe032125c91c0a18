import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeField, changeProblem } from '../../components/ChangeField.tsx';
import { ContactFields, contactErrors } from '../../components/ContactFields.tsx';
import { LastLook } from '../../components/LastLook.tsx';
import { LoyaltyPicker } from '../../components/LoyaltyPicker.tsx';
import { MinimumOrder } from '../../components/MinimumOrder.tsx';
import { OrderingNotice } from '../../components/OrderingNotice.tsx';
import { OrderTotals } from '../../components/OrderTotals.tsx';
import { PaymentMethods } from '../../components/PaymentMethods.tsx';
import { refusalInForm } from '../../components/refusalInForm.ts';
import { TipPicker, tipProblem } from '../../components/TipPicker.tsx';
import { useCartGate } from '../../components/useCartGate.ts';
import type { CartView } from '../../contract/cart.ts';
import type { ConceptSetup } from '../../contract/concept.ts';
import { isCartLocked } from '../../ordering/checkoutState.ts';
import { useMenuHead } from '../../ordering/useDish.ts';
import { useCheckout } from '../../ordering/useCheckout.ts';
import { useLoyalty } from '../../ordering/useLoyalty.ts';
import { usePaymentDraft } from '../../ordering/usePaymentDraft.ts';
import { useServing } from '../../ordering/useServing.ts';
import { useVisit } from '../../ordering/useVisit.ts';
import { decimalsOf } from '../../rules/money.ts';
import { Card } from '../../ui/Card.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageColumns } from '../../ui/PageColumns.tsx';
import { Section } from '../../ui/Section.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { PaymentBar } from '../payment/PaymentBar.tsx';
import styles from '../payment/PaymentPage.module.css';
import { useRefusedFields } from '../../components/useRefusedFields.ts';
import { deviceRequest } from './deviceRequest.ts';
import { useChosenBill, useOwnContact } from './useDeviceCheckout.ts';
import { WhereAndWhen } from './WhereAndWhen.tsx';

interface OrderFormProps {
  view: CartView;
  setup: ConceptSetup;
  orderKey: string;
}

const ASKED = { askName: 'required', askPhone: 'required' } as const;

/** Everything that the server needs to know before it can say what the order comes to. */
export function OrderForm({ view, setup, orderKey }: OrderFormProps) {
  const { t } = useTranslation();
  const { code, mode } = useVisit();
  const { state, checkout } = useCheckout();
  const serving = useServing();
  const gate = useCartGate(view);
  const { head } = useMenuHead(undefined);
  const loyalty = useLoyalty();
  const { draft, change } = usePaymentDraft(orderKey);
  useOwnContact(draft, change);
  const refusal = refusalInForm(state);
  const { errors: serverErrors, forget } = useRefusedFields(refusal);
  const [wasTried, setWasTried] = useState(false);
  const form = useRef<HTMLElement>(null);

  const decimals = decimalsOf(view.currency, view.currencyDecimals);
  const { methods, method, bill, totalOf } = useChosenBill(setup, loyalty, draft);
  const totals = bill?.totals ?? view.totals;
  const isCash = method?.kind === 'cash';
  const isLaterOnly = gate.ordering.canOrder && (gate.ordering.isLaterOnly ?? false);
  const isTimeMissing = isLaterOnly && serving.time === undefined;
  const contactProblems = contactErrors(draft.contact, ASKED);
  const changeFault = isCash ? changeProblem(draft.changeFor, totals.payable, decimals) : undefined;
  const tipFault = setup.tips && tipProblem(draft.tipText, setup.tips, decimals);
  const isIncomplete =
    method === undefined ||
    bill === undefined ||
    !serving.isChosen ||
    isTimeMissing ||
    changeFault !== undefined ||
    tipFault !== undefined ||
    Object.keys(contactProblems).length > 0;
  const isBusy = isCartLocked(state) || state.step === 'leaving';

  const send = () => {
    setWasTried(true);
    if (isBusy || gate.blockedBy !== undefined) return;
    if (isIncomplete) {
      requestAnimationFrame(() => {
        const [faulty] =
          form.current?.querySelectorAll<HTMLElement>(
            '[aria-invalid], [data-invalid] input:enabled, [data-invalid] a',
          ) ?? [];
        faulty?.focus();
      });
      return;
    }
    const request = deviceRequest({ code, view, head, mode, setup, serving, method, bill, draft });
    if (request) void checkout.submit(request);
  };
  const whereError =
    mode.place === 'store' ? t('details.storeMissing') : t('details.addressMissing');
  return (
    <main className={styles.page} ref={form}>
      <PageColumns
        asideLabel={t('totals.title')}
        aside={
          <Card>
            <div className={styles.bill}>
              <LastLook view={view} decimals={decimals} tableLabel={undefined} />
              <OrderTotals totals={totals} discountNote={view.discountNote} />
              <MinimumOrder minimum={gate.minimum} currency={view.currency} decimals={decimals} />
            </div>
          </Card>
        }
      >
        <div className={styles.main}>
          <h1>{t('details.title')}</h1>
          <OrderingNotice state={gate.ordering} timeZone={setup.timeZone} />
          {gate.blockedBy === 'lines' && (
            <Notice tone="warning" role="status" title={t('status.-11')}>
              {t('cart.blocked')}
            </Notice>
          )}
          <WhereAndWhen
            setup={setup}
            isLaterOnly={isLaterOnly}
            placeError={wasTried && !serving.isChosen ? whereError : undefined}
            timeError={wasTried && isTimeMissing ? t('time.required') : undefined}
          />
          <ContactFields
            head={ASKED}
            contact={draft.contact}
            onChange={(contact) => {
              forget('contact.name', 'contact.mobileNo');
              change({ contact });
            }}
            errors={wasTried ? contactProblems : {}}
            serverErrors={serverErrors}
          />
          {methods.length === 0 ? (
            <Notice tone="warning" title={t('payment.noMethod')}>
              {t('payment.noMethodText')}
            </Notice>
          ) : (
            <div data-invalid={wasTried && !method ? true : undefined}>
              <PaymentMethods
                methods={methods}
                totalOf={totalOf}
                currency={view.currency}
                decimals={decimals}
                value={method?.paymentMethodId}
                onChange={(paymentMethodId) => change({ paymentMethodId })}
                error={wasTried && !method ? t('payment.choose') : undefined}
              />
            </div>
          )}
          {isCash && (
            <ChangeField
              value={draft.changeFor}
              onChange={(changeFor) => {
                forget('changeFor');
                change({ changeFor });
              }}
              problem={wasTried ? changeFault : undefined}
              error={serverErrors['changeFor']}
            />
          )}
          {setup.tips && (
            <TipPicker
              setup={setup.tips}
              base={totals.subTotal}
              currency={view.currency}
              decimals={decimals}
              tip={{ amount: draft.tip, text: draft.tipText }}
              onChange={({ amount, text }) => {
                forget('tip');
                change({ tip: amount, tipText: text });
              }}
              error={serverErrors['tip']}
            />
          )}
          {loyalty && bill && (
            <LoyaltyPicker
              {...loyalty}
              most={bill.mostPoints}
              isBarred={bill.promo?.isApplied === true && !loyalty.scheme.isCombinable}
              value={bill.points}
              onChange={(points) => change({ points })}
            />
          )}
          <Wishes setup={setup} isBrought={mode.place === 'address'} draft={draft} change={change}>
            <TextArea
              label={t('payment.note')}
              optionalLabel={t('common.optional')}
              value={draft.note}
              onChange={(note) => {
                forget('note');
                change({ note });
              }}
              error={serverErrors['note']}
              maxLength={setup.noteMaxLength}
              countLabel={(length, max) => t('common.lettersOf', { n: length, max })}
              rows={2}
            />
          </Wishes>
        </div>
      </PageColumns>
      <PaymentBar
        bill={totals}
        decimals={decimals}
        isOnlineMethod={method?.isOnline ?? false}
        word={t('details.goOn')}
        isBusy={isBusy}
        isBlocked={methods.length === 0 || gate.blockedBy !== undefined}
        refusal={refusal}
        onSend={send}
      />
    </main>
  );
}

interface WishesProps extends Pick<ReturnType<typeof usePaymentDraft>, 'draft' | 'change'> {
  setup: ConceptSetup;
  isBrought: boolean;
  children: ReactNode;
}

function Wishes({ setup, isBrought, draft, change, children }: WishesProps) {
  const { t } = useTranslation();
  return (
    <Section title={t('details.wishes')}>
      <div className={styles.bill}>
        {setup.isCutleryAsked && (
          <Switch
            label={t('details.cutlery')}
            checked={draft.isCutlery ?? false}
            onChange={(isCutlery) => change({ isCutlery })}
          />
        )}
        {setup.isLeaveAtDoorAllowed && isBrought && (
          <Switch
            label={t('details.leaveAtDoor')}
            checked={draft.isLeaveAtDoor ?? false}
            onChange={(isLeaveAtDoor) => change({ isLeaveAtDoor })}
          />
        )}
        {children}
      </div>
    </Section>
  );
}

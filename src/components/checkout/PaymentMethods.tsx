import { useTranslation } from 'react-i18next';
import type { PaymentMethod } from '../../contract/paymentMethods.ts';
import { brokenLimit } from '../../rules/checkout/paymentMethods.ts';
import { inLang, labelOf } from '../../rules/common/labels.ts';
import { useAppStore } from '../../state/appStore.ts';
import { RadioCard, RadioGroup } from '../../ui/form/RadioGroup.tsx';
import { Amount } from '../common/Amount.tsx';
import { PaymentMark } from './PaymentMark.tsx';

interface PaymentMethodsProps {
  methods: readonly PaymentMethod[];
  /** The total when paying by a method, including its fee. */
  totalOf: (method: PaymentMethod) => number;
  currency: string;
  decimals: number;
  value: number | undefined;
  onChange: (paymentMethodId: number) => void;
  error?: string;
}

export function PaymentMethods(props: PaymentMethodsProps) {
  const { methods, totalOf, currency, decimals, value, onChange, error } = props;
  const { t } = useTranslation();
  const lang = useAppStore((state) => state.lang);
  const amount = (major: number, sign?: '+') => (
    <Amount value={major} currency={currency} decimals={decimals} sign={sign} />
  );
  return (
    <RadioGroup
      label={t('payment.method')}
      value={value === undefined ? undefined : String(value)}
      onChange={(id) => onChange(Number(id))}
      error={error}
    >
      {methods.map((method) => {
        const { minAmount = 0, maxAmount = 0, fee = 0 } = method;
        const limit = brokenLimit(method, totalOf(method));
        return (
          <RadioCard
            key={method.paymentMethodId}
            value={String(method.paymentMethodId)}
            leading={<PaymentMark kind={method.kind} currency={currency} />}
            title={labelOf(method, lang)}
            detail={inLang(lang, method.noteEn, method.noteAr) || undefined}
            trailing={fee > 0 ? amount(fee, '+') : undefined}
            isDisabled={limit !== undefined}
            disabledNote={
              <>
                <span>{t(limit === 'from' ? 'payment.from' : 'payment.upTo')}</span>{' '}
                {amount(limit === 'from' ? minAmount : maxAmount)}
              </>
            }
          />
        );
      })}
    </RadioGroup>
  );
}

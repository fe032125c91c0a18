import { useTranslation } from 'react-i18next';
import type { PaymentMethod } from '../../contract/payment.ts';
import type { OrderType } from '../../contract/basics.ts';
import { inLang, labelOf } from '../../rules/common/labels.ts';
import { useAppStore } from '../../state/appStore.ts';
import { RadioCard, RadioGroup } from '../../ui/form/RadioGroup.tsx';
import { Amount } from '../common/Amount.tsx';
import { PaymentMark } from './PaymentMark.tsx';

export function usableMethods(
  methods: readonly PaymentMethod[],
  orderType: OrderType,
): PaymentMethod[] {
  return methods.filter(
    ({ isActive, orderTypes }) =>
      isActive && (orderTypes.length === 0 || orderTypes.includes(orderType)),
  );
}

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

/** The limit of a payment method that the total violates. */
function brokenLimit(method: PaymentMethod, total: number): 'from' | 'upTo' | undefined {
  if (total < (method.minAmount ?? 0)) return 'from';
  return total > (method.maxAmount ?? Number.POSITIVE_INFINITY) ? 'upTo' : undefined;
}

/**
 * The diner's payment method; before they choose, the first one that the total allows. Never
 * silently replaces a chosen method that has disappeared.
 */
export function chosenMethod(
  methods: readonly PaymentMethod[],
  paymentMethodId: number | undefined,
  totalOf: (method: PaymentMethod) => number,
): PaymentMethod | undefined {
  const fitting = methods.filter((method) => !brokenLimit(method, totalOf(method)));
  if (paymentMethodId === undefined) return fitting[0];
  return fitting.find((known) => known.paymentMethodId === paymentMethodId);
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

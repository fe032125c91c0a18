import { LANGUAGES } from '../../contract/languages.ts';
import { currencySign } from '../../i18n/format.ts';
import { decimalsOf, formatMajor, withThousands } from '../../rules/common/money.ts';
import { useAppStore } from '../../state/appStore.ts';
import { Price } from '../../ui/text/Price.tsx';

interface AmountProps {
  /** Major units, as the server sends them. */
  value: number;
  currency: string;
  decimals?: number;
  isOld?: boolean;
  /** Read by screen readers before the amount. */
  label?: string;
  /** Shows the amount as a deduction. */
  isNegative?: boolean;
}

/** Formats an amount in the diner's language. Every amount of the app uses it. */
export function Amount({ value, currency, decimals, isOld, label, isNegative }: AmountProps) {
  const lang = useAppStore((state) => state.lang);
  const digits = withThousands(formatMajor(value, decimalsOf(currency, decimals)));
  return (
    <Price
      amount={isNegative && value > 0 ? `−${digits}` : digits}
      currency={currencySign(currency, lang)}
      isCurrencyLast={LANGUAGES[lang].isCurrencyLast}
      isOld={isOld}
      label={label}
    />
  );
}

import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '../../contract/languages.ts';
import { currencySign, formatAmount } from '../../i18n/format.ts';
import { useAppStore } from '../../state/appStore.ts';
import { Price } from '../../ui/text/Price.tsx';

interface AmountProps {
  /** Major units, as the server sends them. */
  value: number;
  currency: string;
  decimals?: number;
  isOld?: boolean;
  /** Screen readers read it before the amount. */
  label?: string;
  /** The effect of the amount on a bill. Left of the digits, in Arabic too. */
  sign?: '−' | '+' | undefined;
}

/** Formats an amount in the diner's language. Every amount of the app uses it. */
export function Amount({ value, currency, decimals, isOld, label, sign }: AmountProps) {
  const lang = useAppStore((state) => state.lang);
  // Renders again when the venue's digits change.
  useTranslation();
  const digits = formatAmount(value, lang, currency, decimals);
  return (
    <Price
      amount={sign && value > 0 ? `${sign}${digits}` : digits}
      currency={currencySign(currency, lang)}
      isCurrencyLast={LANGUAGES[lang].isCurrencyLast}
      isOld={isOld}
      label={label}
    />
  );
}

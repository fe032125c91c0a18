import { LANGUAGES, type Lang } from '../../contract/languages.ts';
import { currencySign, formatAmount } from '../../i18n/format.ts';
import { Price } from '../../ui/text/Price.tsx';

export interface AmountProps {
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

/** An amount in the language's digits. Every amount of the app is written by it. */
export function AmountView(props: AmountProps & { lang: Lang }) {
  const { lang, value, currency, decimals, isOld, label, sign } = props;
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

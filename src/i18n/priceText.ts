import { LANGUAGES, type Lang } from '../contract/languages.ts';
import { currencySign, formatAmount } from './format.ts';

/** `KWD 1.250`, as plain text. Direction marks keep a sign left of its digits in Arabic too. */
export function formatPrice(
  amount: number,
  lang: Lang,
  currency: string,
  { decimals, sign = '' }: { decimals?: number; sign?: '−' | '' } = {},
): string {
  const digits = sign + formatAmount(amount, lang, currency, decimals);
  const unit = currencySign(currency, lang);
  return LANGUAGES[lang].isCurrencyLast ? `\u2066${digits}\u2069 ${unit}` : `${unit} ${digits}`;
}

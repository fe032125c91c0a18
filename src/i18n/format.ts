import { DAY_MS } from '../config/times.ts';
import { LANGUAGES, type Lang } from '../contract/languages.ts';
import { decimalsOf, formatMajor, withThousands } from '../rules/common/money.ts';
import { inDigitsOf, numberingSystem } from './digits.ts';
import { kept } from '../rules/common/kept.ts';

/** The phone's region decides the order of day, month and hour; the calendar is fixed. */
const localeOn = kept((phone: string, lang: Lang): string => {
  const { tag, locale } = LANGUAGES[lang];
  try {
    const { region } = new Intl.Locale(phone);
    return new Intl.Locale(tag, { region, calendar: 'gregory' }).toString();
  } catch {
    return locale;
  }
});

function localeOf(lang: Lang): string {
  return localeOn(globalThis.navigator.language, lang);
}

const formatOf = kept((locale: string, options: Intl.DateTimeFormatOptions) => {
  try {
    return new Intl.DateTimeFormat(locale, options);
  } catch {
    // For an unknown time zone, use the device's own.
    return new Intl.DateTimeFormat(locale, { ...options, timeZone: undefined });
  }
});

function formatted(iso: string, lang: Lang, options: Intl.DateTimeFormatOptions): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  const withDigits = { ...options, numberingSystem: numberingSystem(lang) };
  return formatOf(localeOf(lang), withDigits).format(date);
}

const HOUR: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };

/** Marks the venue's hours as local if the phone's time zone differs. */
function atVenue(iso: string, timeZone: string | undefined): Intl.DateTimeFormatOptions {
  if (!timeZone) return {};
  const isOwn =
    formatted(iso, 'EN', { ...HOUR, weekday: 'short', timeZone }) ===
    formatted(iso, 'EN', { ...HOUR, weekday: 'short' });
  return isOwn ? { timeZone } : { timeZone, timeZoneName: 'shortGeneric' };
}

/** `7:30 PM`, in the venue's time zone. */
export function formatTime(iso: string, lang: Lang, timeZone?: string): string {
  return formatted(iso, lang, { ...HOUR, timeZone: timeZone || undefined });
}

/** Shows only the hour for today, "tomorrow" for tomorrow, else the name of the day. */
export function formatMoment(iso: string, lang: Lang, timeZone?: string): string {
  const isDay = (ahead: number) => {
    const date = { dateStyle: 'short', timeZone: timeZone || undefined } as const;
    const then = new Date(Date.now() + ahead * DAY_MS).toISOString();
    return formatted(iso, lang, date) === formatted(then, lang, date);
  };
  const hour = { ...HOUR, ...atVenue(iso, timeZone) };
  if (isDay(0)) return formatted(iso, lang, hour);
  if (!isDay(1)) return formatted(iso, lang, { weekday: 'long', ...hour });
  const words = new Intl.RelativeTimeFormat(localeOf(lang), { numeric: 'auto' });
  return `${words.format(1, 'day')} ${formatted(iso, lang, hour)}`;
}

/** A time of day in the form of a venue's hours, such as 06:00; 24:00 is midnight. */
export function formatClock(clock: string, lang: Lang): string {
  const hours = clock.replace(/^24/, '00');
  return formatted(`2000-01-01T${hours}:00Z`, lang, { ...HOUR, timeZone: 'UTC' });
}

/** `Mar 1, 2025, 7:30 PM`, in the venue's time zone. */
export function formatDateAndTime(iso: string, lang: Lang, timeZone?: string): string {
  const date = { year: 'numeric', month: LANGUAGES[lang].month, day: 'numeric' } as const;
  return formatted(iso, lang, { ...date, ...HOUR, ...atVenue(iso, timeZone) });
}

/** `March 1, 2025`, from a day in the server's form. */
export function formatDay(day: string, lang: Lang): string {
  return formatted(`${day}T00:00:00Z`, lang, { dateStyle: 'long', timeZone: 'UTC' });
}

/** `7.5%`: at most two decimals. */
export function formatPercent(percent: number, lang: Lang): string {
  return inDigitsOf(lang, `${Number(percent.toFixed(2))}%`);
}

/** `Saturday, March 1`: a near day needs no year. */
export function formatNearDay(day: string, lang: Lang): string {
  const date = { weekday: 'long', month: 'long', day: 'numeric' } as const;
  return formatted(`${day}T00:00:00Z`, lang, { ...date, timeZone: 'UTC' });
}

/** `1.2 km`; below one kilometre in metres. */
export function formatKilometres(km: number, lang: Lang): string {
  const isNear = km < 1;
  return new Intl.NumberFormat(LANGUAGES[lang].locale, {
    style: 'unit',
    numberingSystem: numberingSystem(lang),
    unit: isNear ? 'meter' : 'kilometer',
    maximumFractionDigits: isNear || km >= 10 ? 0 : 1,
  }).format(isNear ? Math.round(km * 20) * 50 : km);
}

/**
 * Signs that need no formatter: a browser's first formatter of a currency takes 90 ms on a slow
 * phone, before the menu is shown. Other signs are looked up once.
 */
const KNOWN_SIGNS: Readonly<Record<string, string>> = {
  'EN KWD': 'KWD',
  'AR KWD': 'د.ك.',
  'EN SAR': 'SAR',
  'AR SAR': 'ر.س.',
  'EN AED': 'AED',
  'AR AED': 'د.إ.',
  'EN BHD': 'BHD',
  'AR BHD': 'د.ب.',
  'EN QAR': 'QAR',
  'AR QAR': 'ر.ق.',
  'EN OMR': 'OMR',
  'AR OMR': 'ر.ع.',
  'EN EGP': 'EGP',
  'AR EGP': 'ج.م.',
  'EN JOD': 'JOD',
  'AR JOD': 'د.أ.',
};
const signs = new Map(Object.entries(KNOWN_SIGNS));

/** The sign of a currency: `KWD` or `د.ك`. */
export function currencySign(currency: string, lang: Lang): string {
  const key = `${lang} ${currency}`;
  const sign = signs.get(key) ?? findSign(currency, lang);
  signs.set(key, sign);
  return sign;
}

/** `12,500.250`: an amount with the decimals of its currency. */
export function formatAmount(
  amount: number,
  lang: Lang,
  currency: string,
  decimals?: number,
): string {
  return inDigitsOf(lang, withThousands(formatMajor(amount, decimalsOf(currency, decimals))));
}

function findSign(currency: string, lang: Lang): string {
  try {
    const parts = new Intl.NumberFormat(LANGUAGES[lang].locale, {
      style: 'currency',
      currency,
    }).formatToParts(0);
    const sign = parts.find((part) => part.type === 'currency')?.value ?? currency;
    // Removes the formatter's direction marks, since every price is isolated already.
    return sign.replaceAll(/[\u200e\u200f\u061c]/g, '').trim();
  } catch {
    return currency;
  }
}

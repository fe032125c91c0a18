import type { Lang } from '../contract/basics.ts';

/** Western digits in both languages: a price, a code and an hour look the same on every receipt. */
const LOCALES: Record<Lang, string> = { EN: 'en', AR: 'ar-u-nu-latn' };

function formatted(iso: string, lang: Lang, options: Intl.DateTimeFormatOptions): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  try {
    return new Intl.DateTimeFormat(LOCALES[lang], options).format(date);
  } catch {
    // An unknown time zone from a server: the device's own is better than none.
    return new Intl.DateTimeFormat(LOCALES[lang], { ...options, timeZone: undefined }).format(date);
  }
}

/** `7:30 PM`, at the venue. */
export function formatTime(iso: string, lang: Lang, timeZone?: string): string {
  return formatted(iso, lang, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: timeZone || undefined,
  });
}

/** `Sunday 7:30 PM`, at the venue. */
export function formatDayAndTime(iso: string, lang: Lang, timeZone?: string): string {
  return formatted(iso, lang, {
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: timeZone || undefined,
  });
}

/** Today only the hour is worth saying; any other day is named. */
export function formatMoment(iso: string, lang: Lang, timeZone?: string): string {
  const date: Intl.DateTimeFormatOptions = {
    dateStyle: 'short',
    timeZone: timeZone || undefined,
  };
  const isToday = formatted(iso, lang, date) === formatted(new Date().toISOString(), lang, date);
  return isToday ? formatTime(iso, lang, timeZone) : formatDayAndTime(iso, lang, timeZone);
}

/** A time of day as a venue's hours are written, such as 06:00; 24:00 is midnight. */
export function formatClock(clock: string, lang: Lang): string {
  const hours = clock.replace(/^24/, '00');
  return formatted(`2000-01-01T${hours}:00Z`, lang, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
}

/** `Mar 1, 7:30 PM`, on the diner's own clock. */
export function formatDateAndTime(iso: string, lang: Lang, timeZone?: string): string {
  return formatted(iso, lang, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: timeZone || undefined,
  });
}

/** `1 March 2025`, of a day as the server writes it. */
export function formatDay(day: string, lang: Lang): string {
  return formatted(`${day}T00:00:00Z`, lang, { dateStyle: 'long', timeZone: 'UTC' });
}

/** `7.5%`: two decimals are as exact as any rate needs to be told. */
export function formatPercent(percent: number): string {
  return `${Number(percent.toFixed(2))}%`;
}

/** `1.2 km`; below one kilometre in metres. */
export function formatKilometres(km: number, lang: Lang): string {
  const isNear = km < 1;
  return new Intl.NumberFormat(LOCALES[lang], {
    style: 'unit',
    unit: isNear ? 'meter' : 'kilometer',
    maximumFractionDigits: isNear || km >= 10 ? 0 : 1,
  }).format(isNear ? Math.round(km * 20) * 50 : km);
}

/** A formatter is costly to make, and a menu of a thousand prices has one sign. */
const signs = new Map<string, string>();

/** What stands beside an amount: `KWD` or `د.ك`. */
export function currencySign(currency: string, lang: Lang): string {
  const key = `${lang} ${currency}`;
  const sign = signs.get(key) ?? findSign(currency, lang);
  signs.set(key, sign);
  return sign;
}

function findSign(currency: string, lang: Lang): string {
  try {
    const parts = new Intl.NumberFormat(LOCALES[lang], {
      style: 'currency',
      currency,
    }).formatToParts(0);
    const sign = parts.find((part) => part.type === 'currency')?.value ?? currency;
    // The formatter's direction marks would fight with the isolation that every price has already.
    return sign.replaceAll(/[\u200e\u200f\u061c]/g, '').trim();
  } catch {
    return currency;
  }
}

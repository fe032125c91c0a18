import { describe, expect, it } from 'vitest';
import AR from '../../public/assets/i18n/AR.json';
import EN from '../../public/assets/i18n/EN.json';

const STRINGS: Record<'en' | 'ar', Record<string, string>> = { en: EN, ar: AR };

/** A text as the app picks it: by the plural form of its count. */
function said(lang: 'en' | 'ar', key: string, count: number): string {
  const form = new Intl.PluralRules(lang).select(count);
  return (STRINGS[lang][`${key}_${form}`] ?? 'missing').replace('{count}', String(count));
}

describe.each([
  [
    'points.have',
    [
      'You have 0 points.',
      'You have 1 point.',
      'You have 2 points.',
      'You have 3 points.',
      'You have 11 points.',
      'You have 100 points.',
    ],
    [
      'ليس لديك نقاط.',
      'لديك نقطة واحدة.',
      'لديك نقطتان.',
      'لديك 3 نقاط.',
      'لديك 11 نقطة.',
      'لديك 100 نقطة.',
    ],
  ],
  [
    'serving.readyIn',
    [
      'ready in 0 min',
      'ready in 1 min',
      'ready in 2 min',
      'ready in 3 min',
      'ready in 11 min',
      'ready in 100 min',
    ],
    [
      'جاهز الآن',
      'جاهز خلال دقيقة',
      'جاهز خلال دقيقتين',
      'جاهز خلال 3 دقائق',
      'جاهز خلال 11 دقيقة',
      'جاهز خلال 100 دقيقة',
    ],
  ],
  [
    'filter.show',
    [
      'Show 0 dishes',
      'Show 1 dish',
      'Show 2 dishes',
      'Show 3 dishes',
      'Show 11 dishes',
      'Show 100 dishes',
    ],
    ['لا توجد أطباق', 'عرض طبق واحد', 'عرض طبقين', 'عرض 3 أطباق', 'عرض 11 طبقًا', 'عرض 100 طبق'],
  ],
  [
    'status.codeLocked',
    [0, 1, 2, 3, 11, 100].map(
      (n) => `Too many tries. Try again in ${n} minute${n === 1 ? '' : 's'}.`,
    ),
    ['قليل', 'دقيقة', 'دقيقتين', '3 دقائق', '11 دقيقة', '100 دقيقة'].map(
      (time) => `تجاوزت عدد المحاولات. يُرجى المحاولة مرة أخرى بعد ${time}.`,
    ),
  ],
])('%s', (key, english, arabic) => {
  it.each([0, 1, 2, 3, 11, 100].map((count, index) => [count, english[index], arabic[index]]))(
    'with %s',
    (count, en, ar) => {
      expect(said('en', key, count)).toBe(en);
      expect(said('ar', key, count)).toBe(ar);
    },
  );
});

import { CHOOSE_PARAM } from '../config/appPaths.ts';

const WORDS = {
  en: {
    name: 'Sufra: see the menu, order, pay',
    short_name: 'Sufra',
    description: 'See the menu, order and pay from your phone.',
    last: 'Last venue',
    choose: 'Choose a venue',
    menu: 'The menu of a table',
    dish: 'A dish with its choices',
    wide: 'The menu on a wide screen',
  },
  ar: {
    name: 'سفرة: تصفّح القائمة واطلب وادفع',
    short_name: 'سفرة',
    description: 'تصفّح القائمة واطلب وادفع من هاتفك.',
    last: 'آخر مطعم',
    choose: 'اختر مطعمًا',
    menu: 'قائمة الطاولة',
    dish: 'طبق مع خياراته',
    wide: 'القائمة على شاشة عريضة',
  },
} as const;

export type ManifestLang = keyof typeof WORDS;

/** Beside the English one, which is the build's own. */
export const ARABIC_MANIFEST = 'manifest.ar.webmanifest';

const START = '/';
const PAPER = '#faf6f0';

/** What an installed app is called and looks like. In both languages it is one app: its id is one. */
export function manifestOf(lang: ManifestLang) {
  const words = WORDS[lang];
  const screenshot = (name: string, sizes: string, isWide: boolean, label: string) => ({
    src: `/install/${name}-${lang}.jpg`,
    sizes,
    type: 'image/jpeg',
    form_factor: isWide ? ('wide' as const) : ('narrow' as const),
    label,
  });
  const icon = (src: string, sizes: string, type: string, purpose: 'any' | 'maskable') => ({
    src: `/icons/${src}`,
    sizes,
    type,
    purpose,
  });
  return {
    id: START,
    name: words.name,
    short_name: words.short_name,
    description: words.description,
    lang,
    dir: lang === 'ar' ? ('rtl' as const) : ('ltr' as const),
    start_url: START,
    scope: START,
    display: 'standalone' as const,
    theme_color: PAPER,
    background_color: PAPER,
    categories: ['food', 'shopping'],
    icons: [
      icon('icon-192.png', '192x192', 'image/png', 'any'),
      icon('icon-512.png', '512x512', 'image/png', 'any'),
      icon('maskable-512.png', '512x512', 'image/png', 'maskable'),
      icon('icon.svg', 'any', 'image/svg+xml', 'any'),
    ],
    shortcuts: [
      { name: words.last, url: START, icons: [{ src: '/icons/icon-192.png', sizes: '192x192' }] },
      {
        name: words.choose,
        url: `${START}?${CHOOSE_PARAM}`,
        icons: [{ src: '/icons/icon-192.png', sizes: '192x192' }],
      },
    ],
    screenshots: [
      screenshot('menu', '780x1688', false, words.menu),
      screenshot('dish', '780x1688', false, words.dish),
      screenshot('wide', '1280x800', true, words.wide),
    ],
  };
}

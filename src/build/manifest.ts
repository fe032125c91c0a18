import { CHOOSE_PARAM } from '../rules/common/appPaths.ts';
import { askedLang, LANGUAGES, type Lang } from '../contract/languages.ts';
import { pageColor } from './brand/colors.ts';
import { languagesOf } from './brand/languages.ts';
import type { Brand } from './brand/brand.ts';

type Word = 'name' | 'description' | 'last' | 'choose' | 'menu' | 'dish' | 'wide';

const WORDS: Readonly<Record<Lang, Record<Word, string>>> = {
  EN: {
    name: 'Sufra: see the menu, order, pay',
    description: 'See the menu, order and pay from your phone.',
    last: 'Last venue',
    choose: 'Choose a venue',
    menu: 'The menu of a table',
    dish: 'A dish with its choices',
    wide: 'The menu on a wide screen',
  },
  AR: {
    name: 'سفرة: تصفّح القائمة واطلب وادفع',
    description: 'تصفّح القائمة واطلب وادفع من هاتفك.',
    last: 'آخر مطعم',
    choose: 'اختر مطعمًا',
    menu: 'قائمة الطاولة',
    dish: 'طبق مع خياراته',
    wide: 'القائمة على شاشة عريضة',
  },
};

const START = '/';

/** The web app manifest. All languages share one id, so browsers treat them as one app. */
export function manifestOf(lang: Lang, brand?: Brand) {
  const asked = askedLang(lang);
  const words = WORDS[asked];
  const { tag, direction, appName } = languagesOf(brand)[lang];
  const paper = pageColor('light', brand?.colors ?? {});
  const screenshot = (name: string, sizes: string, isWide: boolean, label: string) => ({
    src: `/install/${name}-${LANGUAGES[asked].tag}.jpg`,
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
  const shortcutIcons = [{ src: '/icons/icon-192.png', sizes: '192x192' }];
  return {
    id: START,
    name: brand?.title?.[lang] ?? brand?.name?.[lang] ?? words.name,
    short_name: brand?.name?.[lang] ?? appName,
    description: brand?.description?.[lang] ?? words.description,
    lang: tag,
    dir: direction,
    start_url: START,
    scope: START,
    display: 'standalone' as const,
    theme_color: paper,
    background_color: paper,
    categories: ['food', 'shopping'],
    icons: [
      icon('icon-192.png', '192x192', 'image/png', 'any'),
      icon('icon-512.png', '512x512', 'image/png', 'any'),
      icon('maskable-512.png', '512x512', 'image/png', 'maskable'),
      icon('icon.svg', 'any', 'image/svg+xml', 'any'),
    ],
    shortcuts: [
      { name: words.last, url: START, icons: shortcutIcons },
      { name: words.choose, url: `${START}?${CHOOSE_PARAM}`, icons: shortcutIcons },
    ],
    screenshots: [
      screenshot('menu', '780x1688', false, words.menu),
      screenshot('dish', '780x1688', false, words.dish),
      screenshot('wide', '1280x800', true, words.wide),
    ],
  };
}

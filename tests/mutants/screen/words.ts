import type { Mutant } from '../mutant.ts';

/** The app's texts. */
export const WORD_MUTANTS: readonly Mutant[] = [
  {
    mutant: 'Arabic has no word for a dish that was added',
    file: 'public/assets/i18n/AR.json',
    from: '  "menu.added": ',
    to: '  "menu.added2": ',
    caughtBy: 'i18n/strings.test.ts',
  },
  {
    mutant: 'A text is missing in Arabic',
    file: 'public/assets/i18n/AR.json',
    from: '  "cart.undo": "تراجع",\n',
    to: '',
    caughtBy: 'i18n/strings.test.ts',
  },
  {
    mutant: 'A form of a counted text loses its number in Arabic',
    file: 'public/assets/i18n/AR.json',
    from: '"menu.left_few": "بقيت {count} حصص"',
    to: '"menu.left_few": "بقيت حصص"',
    caughtBy: 'i18n/strings.test.ts',
  },
  {
    mutant: 'The Arabic dual reads like the singular',
    file: 'public/assets/i18n/AR.json',
    from: '"menu.left_two": "بقيت حصتان"',
    to: '"menu.left_two": "بقيت حصة واحدة"',
    caughtBy: 'i18n/strings.test.ts',
  },
  {
    mutant: 'A text loses the name of its dish in Arabic',
    file: 'public/assets/i18n/AR.json',
    from: '"cart.remove": "إزالة {name}"',
    to: '"cart.remove": "إزالة"',
    caughtBy: 'i18n/strings.test.ts',
  },
  {
    mutant: 'The app uses a text key that no language has',
    file: 'src/pages/cart/FullCartView.tsx',
    from: "{t('cart.addMore')}",
    to: "{t('cart.addmore')}",
    caughtBy: 'types',
  },
];

import type { Mutant } from '../mutant.ts';

/** Of what the app says. */
export const WORD_MUTANTS: readonly Mutant[] = [
  {
    mutant: 'Arabic has no word for a dish that was added',
    file: 'public/assets/i18n/AR.json',
    from: '  "menu.added": ',
    to: '  "menu.added2": ',
    caughtBy: 'i18n/strings.test.ts',
  },
];

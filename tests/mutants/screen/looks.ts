import type { Mutant } from '../mutant.ts';

/** Colours, focus, overlap, and the installed app. */
export const LOOK_MUTANTS: readonly Mutant[] = [
  {
    mutant: 'Quiet words are too pale to be read in the light',
    file: 'src/ui/styles/tokens.css',
    from: '--ink-muted: #685a4f;',
    to: '--ink-muted: #9a8d82;',
    caughtBy: 'ui/tokens.test.ts',
  },
  {
    mutant: 'The dark theme has light fields and scroll bars',
    file: 'src/ui/styles/tokens.css',
    from: ":root[data-theme='dark'] {\n  color-scheme: dark;",
    to: ":root[data-theme='dark'] {\n  color-scheme: light;",
    caughtBy: 'ui/tokens.test.ts',
  },
  {
    mutant: 'The frame of the focus is gone',
    file: 'src/ui/styles/base.css',
    from: 'outline: 3px solid var(--focus);',
    to: 'outline: 0;',
    caughtBy: 'browser/shared/keyboard.spec.ts',
  },
  {
    mutant: 'A dish of the menu has no frame while it has the focus',
    file: 'src/pages/menu/sections/DishCardView.module.css',
    from: '  outline: 2px solid var(--focus);\n',
    to: '',
    caughtBy: 'browser/shared/keyboard.spec.ts',
  },
  {
    mutant: 'The focused element is under the bar at the bottom',
    file: 'src/ui/styles/base.css',
    from: 'scroll-padding-block-end: calc(var(--held-end) + var(--space-12) + var(--safe-block-end));',
    to: 'scroll-padding-block-end: 0;',
    caughtBy: 'browser/shared/keyboard.spec.ts',
  },
  {
    mutant: 'The plus of a dish is under the link of its card',
    file: 'src/pages/menu/sections/DishCardView.module.css',
    from: '  z-index: 2;\n',
    to: '',
    caughtBy: 'browser/shared/menu.spec.ts',
  },
  {
    mutant: 'The bar with the cart is hidden on a phone',
    file: 'src/pages/menu/CartBar.module.css',
    from: '@media (min-width: 60rem) {',
    to: '@media (min-width: 6rem) {',
    caughtBy: 'browser/shared/keyboard.spec.ts',
  },
  {
    mutant: 'The installed app opens in a window of the browser',
    file: 'src/build/manifest.ts',
    from: "display: 'standalone' as const,",
    to: "display: 'browser' as const,",
    caughtBy: 'build/manifest.test.ts',
  },
  {
    mutant: 'An iPhone zooms the page when a field gets the focus',
    file: 'src/ui/form/Field.module.css',
    from: 'font-size: max(1rem, var(--text-3));',
    to: 'font-size: var(--text-2);',
    caughtBy: 'ui/tokens.test.ts',
  },
  {
    mutant: 'The current category tab gets wider and pushes the others',
    file: 'src/ui/layout/TabBar.module.css',
    from: '.tab[aria-current] {\n',
    to: '.tab[aria-current] {\n  font-weight: 600;\n',
    caughtBy: 'browser/shared/jumps.spec.ts',
  },
];

import type { Mutant } from '../mutant.ts';

/** Looks that only the walk through all pages checks. */
export const WALK_MUTANTS: readonly Mutant[] = [
  {
    mutant: 'The bar at the bottom takes half of a low screen',
    file: 'src/ui/layout/BottomBar.module.css',
    from: 'position: var(--held);',
    to: 'position: sticky;',
    caughtBy: 'browser/shared/walk.spec.ts',
  },
  {
    mutant: 'The arrow of a choice covers its words in Arabic',
    file: 'src/ui/form/Field.module.css',
    from: 'inset-inline-end: var(--space-3);',
    to: 'right: var(--space-3);',
    caughtBy: 'browser/shared/walk.spec.ts',
  },
  {
    mutant: 'Arrows point the wrong way in Arabic',
    file: 'src/ui/media/Icon.module.css',
    from: "[dir='rtl'] .mirrored",
    to: "[dir='ltr'] .mirrored",
    caughtBy: 'browser/shared/walk.spec.ts',
  },
  {
    mutant: 'A round button is too small for a finger',
    file: 'src/ui/form/IconButton.module.css',
    from: 'block-size: var(--target);',
    to: 'block-size: 1.25rem;',
    caughtBy: 'browser/shared/walk.spec.ts',
  },
  {
    mutant: 'A diner cannot zoom the page',
    file: 'index.html',
    from: 'initial-scale=1, viewport-fit=cover',
    to: 'initial-scale=1, maximum-scale=1, viewport-fit=cover',
    caughtBy: 'browser/shared/walk.spec.ts',
  },
];

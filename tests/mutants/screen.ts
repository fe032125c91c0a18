import { COMPONENT_MUTANTS } from './screen/components.ts';
import { LATER_PAGE_MUTANTS } from './screen/laterPages.ts';
import { LOOK_MUTANTS } from './screen/looks.ts';
import { PAGE_MUTANTS } from './screen/pages.ts';
import { START_MUTANTS } from './screen/starting.ts';
import { UI_MUTANTS } from './screen/ui.ts';
import { WALK_MUTANTS } from './screen/onWalk.ts';
import { WORD_MUTANTS } from './screen/words.ts';

/** Mutants of what diners see and touch. */
export const SCREEN = [
  ...PAGE_MUTANTS,
  ...LATER_PAGE_MUTANTS,
  ...COMPONENT_MUTANTS,
  ...UI_MUTANTS,
  ...START_MUTANTS,
  ...LOOK_MUTANTS,
  ...WALK_MUTANTS,
  ...WORD_MUTANTS,
];

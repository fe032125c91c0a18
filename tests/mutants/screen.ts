import { WORD_MUTANTS } from './screen/words.ts';

/** Of what a diner sees and touches. */
export const SCREEN = [...WORD_MUTANTS];

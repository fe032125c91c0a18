import { MONEY_MUTANTS } from './core/money.ts';

/** Of what is counted, kept, sent and served. */
export const CORE = [...MONEY_MUTANTS];

import { CALL_MUTANTS } from './core/calls.ts';
import { HOST_MUTANTS } from './core/hosts.ts';
import { KEPT_MUTANTS } from './core/kept.ts';
import { MONEY_MUTANTS } from './core/money.ts';
import { ORDERING_MUTANTS } from './core/ordering.ts';
import { RULE_MUTANTS } from './core/rules.ts';
import { WORKER_MUTANTS } from './core/worker.ts';

/** Mutants of calculations, storage, requests and serving. */
export const CORE = [
  ...MONEY_MUTANTS,
  ...RULE_MUTANTS,
  ...ORDERING_MUTANTS,
  ...KEPT_MUTANTS,
  ...CALL_MUTANTS,
  ...WORKER_MUTANTS,
  ...HOST_MUTANTS,
];

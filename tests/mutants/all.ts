import { CART_GUARDS } from '../simulate/guards/cart.ts';
import { CHECKOUT_GUARDS } from '../simulate/guards/checkout.ts';
import { HOME_GUARDS } from '../simulate/guards/home.ts';
import { CORE } from './core.ts';
import type { Mutant } from './mutant.ts';
import { SCREEN } from './screen.ts';

const GUARDS = [...CHECKOUT_GUARDS, ...CART_GUARDS, ...HOME_GUARDS].map(
  ({ guard, file, from, to }): Mutant => ({
    mutant: `no longer so: ${guard}`,
    file: `src/${file}`,
    from,
    to,
    caughtBy: 'simulate',
  }),
);

export const MUTANTS: readonly Mutant[] = [...CORE, ...SCREEN, ...GUARDS];

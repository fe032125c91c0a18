import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CART_GUARDS } from './cart.ts';
import { CHECKOUT_GUARDS } from './checkout.ts';
import { HOME_GUARDS } from './home.ts';

it.each([...CHECKOUT_GUARDS, ...CART_GUARDS, ...HOME_GUARDS])(
  'the line of a guard stands once in its file: $guard',
  ({ file, from, to }) => {
    const source = readFileSync(new URL(`../../../src/${file}`, import.meta.url), 'utf8');
    expect(source.split(from)).toHaveLength(2);
    expect(to).not.toBe(from);
  },
);

/** The diner's actions on the pages of a visit, for both kinds of carts. */
import * as v from 'valibot';
import { refusalData, type ApiFailure } from '../../../src/api/failure.ts';
import { LEAVING_LIMIT_MS } from '../../../src/config/times.ts';
import { CartChange, type CartViewLine, type Totals } from '../../../src/contract/cart.ts';
import type { Menu, MenuItem } from '../../../src/contract/menu.ts';
import type { PaymentMethod } from '../../../src/contract/paymentMethods.ts';
import { list } from '../../../src/contract/schema.ts';
import { STATUS } from '../../../src/contract/status.ts';
import type { CheckoutState } from '../../../src/ordering/checkout/checkoutState.ts';
import type { CartState } from '../../../src/state/cartSlice.ts';
import type { News } from './news.ts';

/** The diner's inputs before paying. */
export interface PayWish {
  paymentMethodId: number;
  tipMinor: number;
  note: string;
}

export interface Visit {
  orderKey: () => string;
  cart: () => CartState;
  state: () => CheckoutState;
  menu: () => Menu | undefined;
  methods: () => readonly PaymentMethod[];
  /** The pages request the menu and its head again. */
  readMenu: () => void;
  /** A dish without choices, with all taps before the request as its quantity. */
  add: (item: MenuItem, quantity: number) => void;
  /** Opens the form of a dish with choices, fills it in at random and sends it. */
  putTogether: (menuItemId: number, form: { note: string; random: () => number }) => void;
  change: (line: CartViewLine, qty: number) => void;
  remove: (line: CartViewLine) => void;
  restore: (line: CartViewLine) => void;
  clear: () => void;
  applyPromo: (code: string) => void;
  removePromo: () => void;
  lookAtCart: () => void;
  pay: (wish: PayWish) => void;
  confirm: (totals: Totals) => void;
  again: () => void;
  /** Removes the lines that the venue refuses, and sends the rest; false if it names none. */
  sendRest: () => boolean;
  checkAgain: () => void;
  dismiss: () => void;
  comeBack: (isFrozen: boolean) => void;
  watchPayment: (eOrderId: number, transactionId: string | undefined) => void;
}

export const IDLE: CheckoutState = { step: 'idle' };
/** Time until the page after a finished check-out opens. */
const MOVING_MS = 50;

export type Tell = (news: News) => void;

/** The state of the check-out, with the pages' reaction to each step. */
export function createSteps(tell: Tell, onRefused: () => void) {
  let state = IDLE;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const show = (next: CheckoutState) => {
    state = next;
    clearTimeout(leaving);
    tell({ kind: 'state', state });
    if (next.step === 'changed' || next.step === 'refused') onRefused();
    if (next.step === 'leaving') {
      // If the bank's page does not open, the diner can try again.
      leaving = setTimeout(() => show(IDLE), LEAVING_LIMIT_MS);
      tell({ kind: 'leave', address: next.redirectUrl });
    }
    if (next.step === 'placed') tell({ kind: 'orderPage', eOrderId: next.eOrderId });
    if (next.step === 'placed' || next.step === 'saved') {
      setTimeout(() => state === next && show(IDLE), MOVING_MS);
    }
  };
  return { show, state: () => state };
}

/** Runs the action of a tap, and reports its result. */
export function createTries(tell: Tell) {
  return async (what: string, work: () => Promise<unknown>, menuItemId?: number) => {
    try {
      await work();
      tell({ kind: 'done', what });
    } catch (failure) {
      tell({ kind: 'refused', what, failure, ...(menuItemId !== undefined && { menuItemId }) });
    }
  };
}

const Gone = v.object({ changes: list(CartChange, 'cart changes') });

/** The lines that a refusal names as sold out. */
function goneIn(failure: ApiFailure): string[] {
  if (failure.status !== STATUS.itemUnavailable) return [];
  return refusalData(failure, Gone)?.changes.map(({ uniqueId }) => uniqueId) ?? [];
}

/** The lines to remove so that the venue accepts the order. */
export function linesGone(state: CheckoutState, { view }: CartState): CartViewLine[] {
  const gone = state.step === 'refused' ? goneIn(state.failure) : [];
  return view?.cartList.filter(({ uniqueId }) => gone.includes(uniqueId)) ?? [];
}

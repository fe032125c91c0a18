/** What the pages of a visit offer to a diner, whoever keeps the cart. */
import * as v from 'valibot';
import { refusalData, type ApiFailure } from '../../../src/api/failure.ts';
import { LEAVING_LIMIT_MS } from '../../../src/config/times.ts';
import { CartChange, type CartViewLine, type Totals } from '../../../src/contract/cart.ts';
import type { Menu, MenuItem } from '../../../src/contract/menu.ts';
import type { PaymentMethod } from '../../../src/contract/payment.ts';
import { list } from '../../../src/contract/schema.ts';
import { STATUS } from '../../../src/contract/status.ts';
import type { CheckoutState } from '../../../src/ordering/checkout/checkoutState.ts';
import type { CartState } from '../../../src/state/cartSlice.ts';
import type { News } from './news.ts';

/** What a diner fills in before paying. */
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
  /** The pages ask for the menu and its head again. */
  readMenu: () => void;
  /** One tap on a dish without choices, with as many units as were tapped before it could be sent. */
  add: (item: MenuItem, quantity: number) => void;
  /** A dish with choices: its form is opened, filled in at random and sent. */
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
  /** Takes the lines out that the venue refuses, and sends the rest; false where it names none. */
  sendRest: () => boolean;
  checkAgain: () => void;
  dismiss: () => void;
  comeBack: (isFrozen: boolean) => void;
  watchPayment: (eOrderId: number, transactionId: string | undefined) => void;
}

export const IDLE: CheckoutState = { step: 'idle' };
/** Until the page stands to which a finished check-out leads. */
const MOVING_MS = 50;

export type Tell = (news: News) => void;

/** The state of the check-out as the pages keep it, with what they do at each step. */
export function createSteps(tell: Tell, onRefused: () => void) {
  let state = IDLE;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const show = (next: CheckoutState) => {
    state = next;
    clearTimeout(leaving);
    tell({ kind: 'state', state });
    if (next.step === 'changed' || next.step === 'refused') onRefused();
    if (next.step === 'leaving') {
      // The bank's page may not open: then the diner can try again.
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

/** Does what a tap asks for, and tells how it ended. */
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

/** The lines in the cart without which the venue would take the order. */
export function linesGone(state: CheckoutState, { view }: CartState): CartViewLine[] {
  const gone = state.step === 'refused' ? goneIn(state.failure) : [];
  return view?.cartList.filter(({ uniqueId }) => gone.includes(uniqueId)) ?? [];
}

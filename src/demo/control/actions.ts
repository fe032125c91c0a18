/** Every action of the control page on a world. */

/**
 * How a call fails. `httpStatus`: with this status; `html`: with a proxy's error page; `empty`:
 * without a body; `halfBody`: with a truncated body; `wrongTypes`: numbers as texts and texts as
 * numbers; `odd`: with values that the contract allows and the app repairs; `loseAnswer`: carried out, but the connection breaks before the answer; `breakLine`: the
 * connection breaks first; `hang`: never answered.
 */
export const FAULT_KINDS = [
  'httpStatus',
  'html',
  'empty',
  'halfBody',
  'wrongTypes',
  'odd',
  'loseAnswer',
  'breakLine',
  'hang',
] as const;
type FaultKind = (typeof FAULT_KINDS)[number];

export interface Fault {
  /** `placeOrder`, `delivery.getMenu`, `TableCart/PlaceOrder`; `*` is every call. */
  call: string;
  kind: FaultKind;
  httpStatus: number;
  /** Number of calls that fail; without it, all of them until `clearFaults`. */
  times?: number;
}

export type PaymentOutcome = 'paid' | 'failed' | 'cancelled';

export type ControlAction =
  | { action: 'closeStore'; storeId: number; minutes?: number }
  | { action: 'openStore'; storeId: number }
  | { action: 'pauseOrdering' | 'resumeOrdering'; conceptId: number }
  | { action: 'methodOff' | 'methodOn'; paymentMethodId: number }
  /** The branch of the drive-through. */
  | { action: 'laneOff' | 'laneOn'; storeId: number }
  /** Another car is in this bay. */
  | { action: 'takeBay' | 'freeBay'; slotId: number }
  | { action: 'popupsOff' | 'popupsOn' }
  | { action: 'sellOut' | 'restore'; itemId?: number; modifierId?: number }
  | { action: 'setStock'; itemId: number; left: number }
  | { action: 'setPrice'; itemId?: number; modifierId?: number; price: number }
  /** Takes a dish off the menu and publishes the menu again. */
  | { action: 'retireItem'; itemId: number }
  | { action: 'publishMenu'; conceptId: number }
  /** The waiter clears a table, which removes its carts. */
  | { action: 'clearTable'; tableCode: string }
  | { action: 'slow'; ms: number; call?: string }
  | { action: 'fail'; call: string; fault: FaultKind; httpStatus?: number; times?: number }
  | { action: 'clearFaults' }
  /** Moves an order to its next step, or to `to`. */
  | { action: 'advanceOrder'; eOrderID: number; to?: number }
  /** Delays the kitchen's remaining steps, or shortens them. */
  | { action: 'delayOrder'; eOrderID: number; minutes: number }
  | { action: 'rejectOrder' | 'cancelOrder' | 'lapseOrder'; eOrderID: number }
  /** The provider's report, independent of whether the browser returns. */
  | { action: 'reportPayment'; transactionId: string; result: PaymentOutcome }
  | { action: 'expireCodes' }
  | { action: 'expireLogin'; customerId?: number }
  | { action: 'blockCustomer'; customerId: number }
  /** A login without a code, for tests of other features. */
  | { action: 'login'; code: string; mobileNo: string; firstName?: string; lastName?: string }
  | { action: 'givePoints'; customerId: number; points: number }
  | { action: 'advanceClock'; seconds: number }
  /** Stops the clock: time passes by `advanceClock` only, until the world is reset. */
  | { action: 'stopClock' }
  | { action: 'reset' };

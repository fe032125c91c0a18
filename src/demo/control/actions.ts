/** Everything the control page can do to a world. */

/**
 * What goes wrong with a call. `httpStatus` answers that status; `html` a proxy's error page;
 * `empty` no body; `halfBody` an answer cut in two; `wrongTypes` numbers as words and words as
 * numbers; `loseAnswer` does what was asked and then breaks the line; `breakLine` breaks it
 * before; `hang` never answers.
 */
export const FAULT_KINDS = [
  'httpStatus',
  'html',
  'empty',
  'halfBody',
  'wrongTypes',
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
  /** How many calls it still spoils; absent: until `clearFaults`. */
  times?: number;
}

export type PaymentOutcome = 'paid' | 'failed' | 'cancelled';

export type ControlAction =
  | { action: 'closeStore'; storeId: number; minutes?: number }
  | { action: 'openStore'; storeId: number }
  | { action: 'pauseOrdering' | 'resumeOrdering'; conceptId: number }
  | { action: 'methodOff' | 'methodOn'; paymentMethodId: number }
  /** The drive-through of a branch. */
  | { action: 'laneOff' | 'laneOn'; storeId: number }
  /** Another car stands in this bay. */
  | { action: 'takeBay' | 'freeBay'; slotId: number }
  | { action: 'popupsOff' | 'popupsOn' }
  | { action: 'sellOut' | 'restore'; itemId?: number; modifierId?: number }
  | { action: 'setStock'; itemId: number; left: number }
  | { action: 'setPrice'; itemId?: number; modifierId?: number; price: number }
  /** Takes a dish off the menu and publishes the menu again. */
  | { action: 'retireItem'; itemId: number }
  | { action: 'publishMenu'; conceptId: number }
  /** The waiter clears a table: its carts are gone. */
  | { action: 'clearTable'; tableCode: string }
  | { action: 'slow'; ms: number; call?: string }
  | { action: 'fail'; call: string; fault: FaultKind; httpStatus?: number; times?: number }
  | { action: 'clearFaults' }
  /** To the next step, or through all steps up to `to`. */
  | { action: 'advanceOrder'; eOrderID: number; to?: number }
  | { action: 'rejectOrder' | 'cancelOrder' | 'lapseOrder'; eOrderID: number }
  /** What the provider tells the server, whether or not the browser ever returns. */
  | { action: 'reportPayment'; transactionId: string; result: PaymentOutcome }
  | { action: 'expireCodes' }
  | { action: 'expireLogin'; customerId?: number }
  | { action: 'blockCustomer'; customerId: number }
  /** A login without the code: for tests that are about something else. */
  | { action: 'login'; code: string; mobileNo: string; firstName?: string; lastName?: string }
  | { action: 'givePoints'; customerId: number; points: number }
  | { action: 'advanceClock'; seconds: number }
  | { action: 'reset' };

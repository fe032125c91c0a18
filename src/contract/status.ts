/** Alone, as the first screen needs only this one. */
export const TABLE_UNKNOWN = -19;

/** Business statuses: HTTP 200 with one of these instead of success. */
export const STATUS = {
  ok: 1,
  refused: 0,
  notFound: -1,
  invalidFields: -2,
  loginRequired: -3,
  notYours: -4,
  tooOften: -5,
  storeClosed: -10,
  itemUnavailable: -11,
  totalsChanged: -12,
  menuChanged: -13,
  cartUnknown: -14,
  alreadyOrdered: -15,
  quantityLimit: -16,
  modifierRule: -17,
  orderTypeOff: -18,
  tableUnknown: TABLE_UNKNOWN,
  outOfZone: -20,
  belowMinimum: -21,
  slotTaken: -22,
  addressIncomplete: -23,
  roomRefused: -24,
  promoUnknown: -30,
  promoExpired: -31,
  promoMinimum: -32,
  promoUsedUp: -33,
  promoNotForYou: -34,
  promoNotCombinable: -35,
  promoWrongPlace: -36,
  codeWrong: -40,
  codeExpired: -41,
  codeLocked: -42,
  resendTooEarly: -43,
  phoneInvalid: -44,
  customerBlocked: -45,
  paymentFailed: -50,
  paymentPending: -51,
  paymentAlreadyDone: -52,
  paymentExpired: -53,
  paymentMethodOff: -54,
  paymentNeeded: -55,
  loyaltyTooFew: -60,
  loyaltyLimit: -61,
  loyaltyOff: -62,
  ratingGiven: -70,
  ratingOff: -71,
  uploadRefused: -72,
  tooLateToCancel: -90,
} as const;
export type BusinessStatus = (typeof STATUS)[keyof typeof STATUS];
type StatusName = keyof typeof STATUS;

const isName = (word: string): word is StatusName => word in STATUS;

/** The name of a status, used as the key of its text; undefined for an unknown one. */
export function statusName(status: number | undefined): StatusName | undefined {
  return Object.keys(STATUS)
    .filter(isName)
    .find((name) => STATUS[name] === status);
}

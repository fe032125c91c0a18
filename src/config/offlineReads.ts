/**
 * The reads that the service worker may answer with a copy while offline: menus, heads, colours and
 * addresses of stores. Listed by hand, so that no pattern includes carts, orders, payments, codes
 * or points, which are never answered from a copy.
 */
const LANG = '(?:EN|AR)';
const PART = '[^/]+';

/**
 * How to recognise an answer of the call by its essential fields: for an object, fields with a
 * value of the same kind; for a list, an entry. A pattern matches the names of texts that may all
 * be absent. Names every field that the contract requires in an answer.
 */
type Likeness = boolean | number | string | RegExp | Check | readonly Likeness[] | LikeObject;
type Check = (value: unknown) => boolean;
interface LikeObject {
  readonly [field: string]: Likeness;
}

const ID = Number.isSafeInteger;
/** The limits of the contract's amounts: a larger one is not a price. */
const MONEY: Check = (value) => typeof value === 'number' && value >= 0 && value <= 1e9;
const CURRENCY: Check = (value) => typeof value === 'string' && /^[A-Z]{3}$/.test(value);
const COLORS = /color/i;
const STORES = [{ storeId: ID }];
const COUNTRIES = [{ id: ID, dialCode: '' }];
const PLACE = { latitude: 0, longitude: 0 };
const DISH = { id: ID, price: MONEY, currency: CURRENCY };
const MENU = { menuScheduleId: ID, storeId: ID, currency: CURRENCY, minOrderAmount: MONEY };
const SETUP = {
  conceptId: ID,
  currency: CURRENCY,
  minOrderDelivery: MONEY,
  minOrderPickUp: MONEY,
};

/** Below the API base, one row per call: its address and the accepted shapes. */
const OFFLINE_READS: readonly (readonly [path: string, ...Likeness[]])[] = [
  [`TableCart/GetButtonColorCodes/${PART}`, COLORS],
  [`TableCart/getSpecialInstructions/${PART}`, { presets: [] }, { instructionHeader: '' }],
  [`TableCart/getEndingPageSetting/${PART}`, { isActive: true, titleEN: '' }],
  [`Menu/checkHomePageActivation/${PART}`, { isActive: true }],
  [`Menu/GetStoreIdFromCode/${PART}`, { storeId: ID }, ID],
  [`Menu/${LANG}/${PART}`, MENU],
  [`Menu/GetGeolocationStoresByConcept/${PART}`, STORES],
  [`Menu/homepage/${LANG}/${PART}`, { blocks: [] }],
  [`Menu/Category/${LANG}/${PART}`, [{ categoryId: ID }]],
  [`Menu/MenuItemDetails/${LANG}/${PART}/${PART}`, DISH],
  [`Menu/MenuAllItemDetails/${LANG}/${PART}/${PART}`, [DISH]],
  [`Menu/MergeScreen/${LANG}/${PART}`, { venues: [] }],
  [`Menu/headerSetup/${LANG}/${PART}`, COLORS, { logo: '' }],
  [`Menu/GetCountries/${PART}`, COUNTRIES],
  [`Menu/Rooms/${LANG}/${PART}/${PART}`, { tableId: ID }],
  [`Delivery/getArea/${PART}`, [{ cityId: ID }]],
  [`Delivery/getStoreLocation/${PART}`, { storeId: ID, location: PLACE }],
  [`Delivery/getConceptSetup/${PART}`, SETUP],
  [`Delivery/getStoreAddress/${PART}`, { storeId: ID }],
  [`Delivery/getAddressListColorCode/${PART}`, COLORS],
  [`Delivery/getCartColorCode/${PART}`, COLORS],
  [`Delivery/getSendVerificationColorCode/${PART}`, COLORS],
  [`Delivery/getConceptInfo/${PART}`, { conceptId: ID }],
  [`Delivery/getPaymentPageColorCode/${PART}`, COLORS],
  [`Delivery/getLocation/${PART}/${PART}`, { center: PLACE }],
  [`Delivery/GetCountries/${PART}`, COUNTRIES],
  [`Delivery/getLandingPage/${LANG}/${PART}`, { blocks: [] }],
  [`Delivery/headerSetup/${LANG}/${PART}`, COLORS, { logo: '' }],
  [`Delivery/Menu/${LANG}/${PART}`, MENU],
  [`Delivery/MenuitemDetailById/${LANG}/${PART}/${PART}/${PART}`, DISH],
  [`Delivery/getStoreList/${LANG}/${PART}`, STORES],
];

export const offlineReads = OFFLINE_READS.map(([path, ...likenesses]) => ({
  pattern: new RegExp(`^/api/${path}$`),
  likenesses,
}));

/** True when the answer to this GET may be stored; the query does not matter. */
export function isOfflineRead(pathname: string): boolean {
  return offlineReads.some(({ pattern }) => pattern.test(pathname));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isLike(likeness: Likeness | undefined, value: unknown): boolean {
  if (typeof likeness === 'function') return likeness(value);
  if (Array.isArray(likeness)) {
    const [entry] = likeness as Likeness[];
    if (!Array.isArray(value)) return value === null;
    return value.length === 0 || !entry || value.some((one) => isLike(entry, one));
  }
  if (likeness instanceof RegExp) {
    // A venue without any of them sends an empty object.
    const fields = isRecord(value) ? Object.entries(value) : undefined;
    return (
      fields !== undefined &&
      (fields.length === 0 ||
        fields.some(([name, one]) => likeness.test(name) && typeof one === 'string'))
    );
  }
  if (!isRecord(likeness)) return typeof value === typeof likeness;
  return (
    isRecord(value) && Object.entries(likeness).every(([name, one]) => isLike(one, value[name]))
  );
}

/** A blank body without an envelope may come from any host. */
function isBlank(body: unknown): boolean {
  return !body || body === true || (typeof body === 'object' && Object.keys(body).length === 0);
}

export type Verdict = 'answer' | 'blank' | 'refusal' | 'foreign';

/** Classifies a body: the call's answer, an empty one, a refusal, or content from elsewhere. */
export function judgeAnswer(pathname: string, body: unknown): Verdict {
  const isEnvelope = isRecord(body) && Object.hasOwn(body, 'dataenum');
  if (isRecord(body) && typeof body['status'] === 'number' && body['status'] <= 0) return 'refusal';
  const data = isEnvelope ? body['dataenum'] : body;
  const read = offlineReads.find(({ pattern }) => pattern.test(pathname));
  const isAnswer = read?.likenesses.some((likeness) => isLike(likeness, data));
  if (!isAnswer) return 'foreign';
  return isBlank(body) ? 'blank' : 'answer';
}

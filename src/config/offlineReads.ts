/**
 * The reads whose last answer the service worker may give when the network is away: menus, heads,
 * colours and addresses of stores. Written by hand, so that nothing slips in by a pattern: carts,
 * orders, payments, codes and points are never answered from a store.
 */
const LANG = '(?:EN|AR)';
const PART = '[^/]+';

/** Below the API base, one pattern per call. */
const OFFLINE_PATHS = [
  `TableCart/GetButtonColorCodes/${PART}`,
  `TableCart/getSpecialInstructions/${PART}`,
  `TableCart/getEndingPageSetting/${PART}`,
  `Menu/checkHomePageActivation/${PART}`,
  `Menu/GetStoreIdFromCode/${PART}`,
  `Menu/${LANG}/${PART}`,
  `Menu/GetGeolocationStoresByConcept/${PART}`,
  `Menu/homepage/${LANG}/${PART}`,
  `Menu/Category/${LANG}/${PART}`,
  `Menu/MenuItemDetails/${LANG}/${PART}/${PART}`,
  `Menu/MenuAllItemDetails/${LANG}/${PART}/${PART}`,
  `Menu/MergeScreen/${LANG}/${PART}`,
  `Menu/headerSetup/${LANG}/${PART}`,
  `Menu/GetCountries/${PART}`,
  `Menu/Rooms/${LANG}/${PART}/${PART}`,
  `Delivery/getArea/${PART}`,
  `Delivery/getStoreLocation/${PART}`,
  `Delivery/getConceptSetup/${PART}`,
  `Delivery/getStoreAddress/${PART}`,
  `Delivery/getAddressListColorCode/${PART}`,
  `Delivery/getCartColorCode/${PART}`,
  `Delivery/getSendVerificationColorCode/${PART}`,
  `Delivery/getConceptInfo/${PART}`,
  `Delivery/getPaymentPageColorCode/${PART}`,
  `Delivery/getLocation/${PART}/${PART}`,
  `Delivery/GetCountries/${PART}`,
  `Delivery/getLandingPage/${LANG}/${PART}`,
  `Delivery/headerSetup/${LANG}/${PART}`,
  `Delivery/Menu/${LANG}/${PART}`,
  `Delivery/MenuitemDetailById/${LANG}/${PART}/${PART}/${PART}`,
  `Delivery/getStoreList/${LANG}/${PART}`,
] as const;

export const offlineReads: readonly RegExp[] = OFFLINE_PATHS.map(
  (path) => new RegExp(`^/api/${path}$`),
);

/** Whether the answer to this GET may be stored; the query does not matter. */
export function isOfflineRead(pathname: string): boolean {
  return offlineReads.some((pattern) => pattern.test(pathname));
}

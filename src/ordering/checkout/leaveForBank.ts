/**
 * The only way out of the app that needs no tap on a link: to the page that takes the money. Its
 * address was vetted where it was read (`trustedPayment.ts`).
 */
export function leaveForBank(vettedAddress: string): void {
  globalThis.location.assign(vettedAddress);
}

/**
 * Opens the payment page. No other code of the app opens another site without a tap on a link.
 * `trustedPayment.ts` has checked the address.
 */
export function leaveForBank(vettedAddress: string): void {
  globalThis.location.assign(vettedAddress);
}

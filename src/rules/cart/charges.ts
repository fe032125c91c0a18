import { toMinor } from '../common/money.ts';

/** The minimum order of a delivery: the venue's or the zone's, whichever is higher. */
export function deliveryMinimum(
  setup: { minOrderDelivery: number },
  zone: { minOrderAmount: number } | undefined,
): number {
  return Math.max(setup.minOrderDelivery, zone?.minOrderAmount ?? 0);
}

/** The amount from which delivery is free. The zone's value takes precedence over the venue's. */
export function freeDeliveryThreshold(
  setup: { freeDeliveryFrom?: number },
  zone: { freeDeliveryFrom?: number } | undefined,
): number | undefined {
  return zone?.freeDeliveryFrom ?? setup.freeDeliveryFrom;
}

export interface DeliveryTerms {
  /** Of the address; 0 for pick-up. Amounts are in major units, as the server sends them. */
  addressFee: number;
  freeFrom?: number;
  /** Of the chosen time. Applies to pick-up too, for any amount of the order. */
  slotFee?: number;
  /** A free-delivery promo waives it completely. */
  isWaived: boolean;
}

export function deliveryFeeOf(terms: DeliveryTerms, goods: number, decimals: number): number {
  const { addressFee, freeFrom, slotFee = 0, isWaived } = terms;
  if (isWaived) return 0;
  const isFree = freeFrom !== undefined && goods >= toMinor(freeFrom, decimals);
  return (isFree ? 0 : toMinor(addressFee, decimals)) + toMinor(slotFee, decimals);
}

interface PackagingTerms {
  /** Of the menu; amounts are in major units. */
  packagingFee?: number;
  /** Of the outlet that serves the room. */
  trayCharge?: number;
  /** Of the chosen payment method. */
  methodFee?: number;
}

export function packagingFeeOf(terms: PackagingTerms, decimals: number): number {
  const { packagingFee = 0, trayCharge = 0, methodFee = 0 } = terms;
  return (
    toMinor(packagingFee, decimals) + toMinor(trayCharge, decimals) + toMinor(methodFee, decimals)
  );
}

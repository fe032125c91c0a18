import { toMinor } from '../common/money.ts';

/** The least that a delivery must be worth: the venue's own rule or the zone's, the stricter one. */
export function deliveryMinimum(
  setup: { minOrderDelivery: number },
  zone: { minOrderAmount: number } | undefined,
): number {
  return Math.max(setup.minOrderDelivery, zone?.minOrderAmount ?? 0);
}

/** From where on delivery costs nothing: the zone's word counts before the venue's. */
export function freeDeliveryThreshold(
  setup: { freeDeliveryFrom?: number },
  zone: { freeDeliveryFrom?: number } | undefined,
): number | undefined {
  return zone?.freeDeliveryFrom ?? setup.freeDeliveryFrom;
}

interface DeliveryTerms {
  /** Of the address; 0 for a pick-up. Amounts are in major units, as the server sends them. */
  addressFee: number;
  freeFrom?: number;
  /** Of the chosen time, due for a pick-up too and whatever the order is worth. */
  slotFee?: number;
  /** A free-delivery promo waives all of it. */
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
  /** Of the outlet that brings the order to a room. */
  trayCharge?: number;
  /** Of the chosen way to pay. */
  methodFee?: number;
}

export function packagingFeeOf(terms: PackagingTerms, decimals: number): number {
  const { packagingFee = 0, trayCharge = 0, methodFee = 0 } = terms;
  return (
    toMinor(packagingFee, decimals) + toMinor(trayCharge, decimals) + toMinor(methodFee, decimals)
  );
}

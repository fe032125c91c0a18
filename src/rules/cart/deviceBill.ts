/** Calculates the bill of a device cart as the server will. */
import type { CartLine, Totals } from '../../contract/cart.ts';
import type { AppliedPromo, PromoRule } from '../../contract/promo.ts';
import type { LoyaltyScheme } from '../../contract/customer.ts';
import type { MenuDetails } from '../../contract/menu.ts';
import { billOf } from './bill.ts';
import { subTotalOf } from '../common/cartTotals.ts';
import { deliveryFeeOf, packagingFeeOf, type DeliveryTerms } from './charges.ts';
import { applyDiscounts, type Discounts } from './discounts.ts';
import { arePointsAllowed, mostPoints, pointsWorth } from './loyalty.ts';
import { toMajor, toMinor } from '../common/money.ts';
import { promoInUse, promoOutcome, promoTrouble, type PromoSubject } from './promos.ts';

/** Settings of the venue and the place; amounts in major units, as the server sends them. */
export interface DeviceTerms extends Omit<DeliveryTerms, 'isWaived'> {
  currency: string;
  decimals: number;
  menu: Pick<MenuDetails, 'taxes' | 'serviceCharge' | 'packagingFee'>;
  /** The diner's promo code. */
  code?: PromoRule;
  automatic: readonly PromoRule[];
  place: PromoSubject;
}

/** The choices made at check-out; none in the cart. */
export interface DeviceChoice {
  methodFee?: number;
  tip?: number;
  /** Step of cash rounding; only for cash payments. */
  cashStep?: number;
  points?: number;
  scheme?: LoyaltyScheme;
  /** Points that the diner has. */
  balance?: number;
}

export interface RestingCode {
  code: PromoRule;
  trouble: NonNullable<ReturnType<typeof promoTrouble>>;
}

export interface DeviceBill extends Discounts {
  totals: Totals;
  promo: AppliedPromo | null;
  /** The diner's code if it cannot be used at this place or time. */
  restingCode?: RestingCode;
  /** In minor units, after item discounts; minimum orders refer to this. */
  goods: number;
  /** The most points that this order accepts; 0 without a loyalty scheme. */
  mostPoints: number;
  /** The points included in the totals. */
  points: number;
}

export function deviceBill(
  cart: readonly CartLine[],
  terms: DeviceTerms,
  choice: DeviceChoice = {},
): DeviceBill {
  const { currency, decimals, menu } = terms;
  const discounts = applyDiscounts(cart, decimals);
  const { lines, discountAmount } = discounts;
  const subTotal = subTotalOf(lines, decimals);
  const goods = subTotal - discountAmount;

  const rule = promoInUse(terms.code, terms.automatic, discounts, terms.place, decimals);
  const outcome = rule && promoOutcome(rule, discounts, decimals);
  const promoAmount = outcome?.promoAmount ?? 0;
  const fee = (isWaived: boolean) => deliveryFeeOf({ ...terms, isWaived }, goods, decimals);
  const isDeliveryFree = outcome?.isDeliveryFree ?? false;

  const { scheme, balance = 0, points: asked = 0 } = choice;
  const most = scheme ? mostPoints(balance, scheme, goods - promoAmount, decimals) : 0;
  const isBarred = scheme?.isCombinable === false && outcome?.isApplied === true;
  const points = scheme && !isBarred && arePointsAllowed(asked, most, scheme) ? asked : 0;

  const totals = billOf(
    {
      hasLines: lines.length > 0,
      subTotal,
      discountAmount,
      promoAmount,
      loyaltyAmount: scheme ? pointsWorth(points, scheme, decimals) : 0,
      deliveryFee: fee(isDeliveryFree),
      packagingFee: packagingFeeOf(
        { packagingFee: menu.packagingFee, methodFee: choice.methodFee },
        decimals,
      ),
      tip: toMinor(choice.tip ?? 0, decimals),
    },
    {
      currency,
      decimals,
      taxes: menu.taxes,
      serviceCharge: menu.serviceCharge,
      cashStep: choice.cashStep,
    },
  );
  const promo: AppliedPromo | null =
    rule && outcome
      ? {
          ...rule,
          amount: toMajor(isDeliveryFree ? fee(false) : promoAmount, decimals),
          isApplied: outcome.isApplied,
          missingAmount: toMajor(outcome.missingAmount, decimals),
        }
      : null;
  const { code } = terms;
  const trouble = code && promoTrouble(code, terms.place);
  return {
    ...discounts,
    totals,
    promo,
    ...(code && trouble && { restingCode: { code, trouble } }),
    goods,
    mostPoints: isBarred ? 0 : most,
    points,
  };
}

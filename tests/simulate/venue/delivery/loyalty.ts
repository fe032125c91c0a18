/** Points: earned with orders, held by a saved one, taken by a placed one. */
import type { RefLoyalty } from '../../../oracle/cartOfReference.ts';
import type { RefTotals } from '../../../oracle/reference.ts';
import { customerOf } from './customers.ts';
import type { MenuBook } from '../menu.ts';
import { currencyOf } from '../menuViews.ts';
import { numberOf } from '../strict.ts';
import { Refusal, type Routes } from '../wire.ts';
import type { Customer, World } from '../world.ts';

const SCHEME = {
  loyaltySchemeId: 1,
  earnPointsPerUnit: 1,
  pointsPerUnit: 100,
  stepPoints: 50,
  minPoints: 100,
  maxPoints: 1000,
  maxPercentOfOrder: 50,
  isCombinable: false,
  tiers: [],
};

/** By saved orders that are not placed yet. */
function heldPoints(world: World, { customerId }: Customer, exceptKey = ''): number {
  let held = 0;
  for (const order of world.orders.values()) {
    const isSaved = order.status < 3 && !world.isLapsed(order);
    if (isSaved && order.customerId === customerId && order.key !== exceptKey) {
      held += order.loyalty?.points ?? 0;
    }
  }
  return held;
}

export function loyaltyOf(
  world: World,
  customer: Customer,
  key: string,
  points: number,
): RefLoyalty | undefined {
  if (points === 0) return undefined;
  return { ...SCHEME, points, balance: customer.points - heldPoints(world, customer, key) };
}

/** Refuses points that cannot be used as they were asked for. */
export function checkPoints(loyalty: RefLoyalty | undefined, totals: RefTotals) {
  if (!loyalty) return;
  if (totals.isPromoApplied && !loyalty.isCombinable) throw new Refusal(-62);
  if (loyalty.points > loyalty.balance) throw new Refusal(-60);
  if (totals.points !== BigInt(loyalty.points)) {
    throw new Refusal(-61, { maxPoints: Number(totals.mostPoints) });
  }
}

/** For an order that was completed. */
export function earnedPoints({ decimals }: MenuBook, totals: RefTotals): number {
  const goods = Number(totals.subTotal - totals.discountAmount - totals.promoAmount);
  return Math.floor((goods * SCHEME.earnPointsPerUnit) / 10 ** decimals);
}

function worth(world: World, points: number): number {
  return Math.floor((points * 10 ** world.menu.decimals) / SCHEME.pointsPerUnit);
}

export function loyaltyRoutes(world: World): Routes {
  const { menu } = world;
  return {
    'GET Delivery/GetLoyaltySetup/:code': () => ({
      isActive: true,
      loyaltySchemeId: SCHEME.loyaltySchemeId,
      labelEN: 'Leaves',
      labelAR: 'أوراق',
      unitEN: 'leaves',
      unitAR: 'ورقة',
      earnOn: ['Delivery', 'PickUp'],
      redeemOn: ['Delivery', 'PickUp'],
    }),
    'GET Delivery/getLoyaltyBalanceCustomerId/:customerId': (call) => {
      const customer = customerOf(world, call);
      const held = heldPoints(world, customer);
      return {
        customerId: customer.customerId,
        points: customer.points - held,
        held,
        worth: menu.major(worth(world, customer.points - held)),
        currency: currencyOf(menu),
      };
    },
    'GET Delivery/getLoyaltyScheme/:loyaltySchemeId': () => SCHEME,
    'GET Delivery/getExchangeRate/:lang/:loyaltySchemeId/:points': ({ part }) => {
      const points = numberOf(part['points'], 'points');
      if (points % SCHEME.stepPoints !== 0 || points > SCHEME.maxPoints) {
        throw new Refusal(-61, { maxPoints: SCHEME.maxPoints });
      }
      const minor = worth(world, points);
      const sWorth = menu.text(minor);
      return {
        loyaltySchemeId: SCHEME.loyaltySchemeId,
        points,
        worth: menu.major(minor),
        sWorth,
        currency: currencyOf(menu),
        text: `${points} = ${sWorth}`,
      };
    },
  };
}

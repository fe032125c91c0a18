import type { LoyaltyScheme } from '../../contract/customer.ts';
import { multiplyDivideFloor, percentOf, RATE_PLACES, toMinor } from '../common/money.ts';

function rate(value: number): number {
  return toMinor(value, RATE_PLACES);
}

/** The value of points, in minor units. */
export function pointsWorth(
  points: number,
  { pointsPerUnit }: LoyaltyScheme,
  decimals: number,
): number {
  return multiplyDivideFloor(points, 10 ** (decimals + RATE_PLACES), rate(pointsPerUnit));
}

/** The most points that can be used; `goods` is the amount left after discounts and promo. */
export function mostPoints(
  balance: number,
  scheme: LoyaltyScheme,
  goods: number,
  decimals: number,
): number {
  const { maxPercentOfOrder, maxPoints, minPoints, pointsPerUnit, stepPoints } = scheme;
  const payable = percentOf(goods, maxPercentOfOrder);
  const useful = multiplyDivideFloor(payable, rate(pointsPerUnit), 10 ** (decimals + RATE_PLACES));
  const most = Math.min(balance, maxPoints ?? Number.POSITIVE_INFINITY, useful);
  const stepped = most - (most % stepPoints);
  return stepped < minPoints ? 0 : stepped;
}

/** The fewest points that can be used: the first step at or above the scheme's minimum. */
export function fewestPoints({ minPoints, stepPoints }: LoyaltyScheme): number {
  return Math.max(1, Math.ceil(minPoints / stepPoints)) * stepPoints;
}

/** True when the server would accept this many points; it always accepts 0. */
export function arePointsAllowed(points: number, most: number, scheme: LoyaltyScheme): boolean {
  const isStep = points % scheme.stepPoints === 0;
  return points === 0 || (isStep && points >= scheme.minPoints && points <= most);
}

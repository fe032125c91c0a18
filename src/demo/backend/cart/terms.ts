/** The costs of an order besides its goods, by place and order type. */
import type { OrderType } from '../../../contract/basics.ts';
import { decimals, type Branch, type Place } from '../common/catalog.ts';
import { serviceChargeOf, taxRules } from '../menu/menuView.ts';
import { minor } from '../common/money.ts';
import type { Terms } from './pricing.ts';

type PlaceTerms = Omit<Terms, 'lines'>;

export function branchTerms(branch: Branch, orderType: OrderType): PlaceTerms {
  const { concept } = branch;
  const digits = decimals(concept);
  const charge = serviceChargeOf(concept, orderType);
  return {
    currency: concept.currency,
    decimals: digits,
    packagingFee: minor(concept.packaging?.[orderType] ?? 0, digits),
    serviceCharge: charge && {
      percent: charge.percent,
      amount: charge.amount === undefined ? undefined : minor(charge.amount, digits),
      isTaxed: charge.taxed ?? false,
    },
    taxes: taxRules(concept),
  };
}

export function placeTerms(place: Place): PlaceTerms {
  const terms = branchTerms(place, place.orderType);
  const tray = minor(place.trayCharge ?? 0, terms.decimals);
  return { ...terms, packagingFee: (terms.packagingFee ?? 0) + tray };
}

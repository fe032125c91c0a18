/** Delivery/…: a customer's points. */
import type * as endpoints from '../../../contract/endpoints/delivery/loyalty.ts';
import { ownCustomer } from '../../backend/account/customers.ts';
import {
  exchangeRate,
  loyaltyBalance,
  loyaltyScheme,
  loyaltySetup,
  schemeById,
} from '../../backend/account/loyalty.ts';
import type { Answers } from '../call.ts';

export const loyalty: Answers<typeof endpoints> = {
  getLoyaltySetup: ({ world, params }) => loyaltySetup(world.catalog.branchOf(params.code).concept),

  getLoyaltyBalanceCustomerId: ({ world, params, login, lang }) => {
    const own = ownCustomer(world, login, Number(params.customerId));
    return loyaltyBalance(world, world.catalog.conceptOf(own.conceptId), own, lang);
  },

  getLoyaltyScheme: ({ world, params, lang }) =>
    loyaltyScheme(schemeById(world, Number(params.loyaltySchemeId)).loyalty, lang),

  getExchangeRate: ({ world, params, lang }) =>
    exchangeRate(world, Number(params.loyaltySchemeId), Number(params.points), lang),
};

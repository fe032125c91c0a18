import { ExchangeRate, LoyaltyBalance, LoyaltyScheme, LoyaltySetup } from '../../customer.ts';
import { read } from '../../endpoint.ts';

export const getLoyaltySetup = read('Delivery/GetLoyaltySetup/:code', LoyaltySetup, {
  isSilent: true,
});
export const getLoyaltyBalanceCustomerId = read(
  'Delivery/getLoyaltyBalanceCustomerId/:customerId',
  LoyaltyBalance,
  { freshMinutes: 0 },
);
export const getLoyaltyScheme = read('Delivery/getLoyaltyScheme/:loyaltySchemeId', LoyaltyScheme);
export const getExchangeRate = read(
  'Delivery/getExchangeRate/:lang/:loyaltySchemeId/:points',
  ExchangeRate,
);

import * as api from '../../api/delivery/loyalty.ts';
import type {
  ExchangeRate,
  LoyaltyBalance,
  LoyaltyScheme,
  LoyaltySetup,
} from '../../contract/customer.ts';
import type { Lang } from '../../contract/languages.ts';
import { queryKey } from '../keys.ts';
import { ALWAYS_STALE, read, useRead, type ReadOptions } from '../read.ts';

export const loyaltySetupQuery = (code: string) =>
  read(queryKey('Delivery', 'getLoyaltySetup', [code]), (signal) =>
    api.getLoyaltySetup(code, signal),
  );
export const useLoyaltySetup = (code: string, options?: ReadOptions<LoyaltySetup>) =>
  useRead(loyaltySetupQuery(code), options);

export const loyaltyBalanceCustomerIdQuery = (customerId: number) =>
  read(
    queryKey('Delivery', 'getLoyaltyBalanceCustomerId', [customerId]),
    (signal) => api.getLoyaltyBalanceCustomerId(customerId, signal),
    ALWAYS_STALE,
  );
export const useLoyaltyBalanceCustomerId = (
  customerId: number,
  options?: ReadOptions<LoyaltyBalance>,
) => useRead(loyaltyBalanceCustomerIdQuery(customerId), options);

export const loyaltySchemeQuery = (loyaltySchemeId: number) =>
  read(queryKey('Delivery', 'getLoyaltyScheme', [loyaltySchemeId]), (signal) =>
    api.getLoyaltyScheme(loyaltySchemeId, signal),
  );
export const useLoyaltyScheme = (loyaltySchemeId: number, options?: ReadOptions<LoyaltyScheme>) =>
  useRead(loyaltySchemeQuery(loyaltySchemeId), options);

export const exchangeRateQuery = (loyaltySchemeId: number, points: number, lang: Lang) =>
  read(queryKey('Delivery', 'getExchangeRate', [loyaltySchemeId, points], lang), (signal) =>
    api.getExchangeRate(lang, loyaltySchemeId, points, signal),
  );
export const useExchangeRate = (
  loyaltySchemeId: number,
  points: number,
  lang: Lang,
  options?: ReadOptions<ExchangeRate>,
) => useRead(exchangeRateQuery(loyaltySchemeId, points, lang), options);

import * as endpoints from '../../contract/endpoints/delivery.ts';
import type { Lang } from '../../contract/languages.ts';
import { call } from '../client.ts';

export const getLoyaltySetup = (code: string, signal?: AbortSignal) =>
  call(endpoints.getLoyaltySetup, { code }, { signal });

export const getLoyaltyBalanceCustomerId = (customerId: number, signal?: AbortSignal) =>
  call(endpoints.getLoyaltyBalanceCustomerId, { customerId }, { signal });

export const getLoyaltyScheme = (loyaltySchemeId: number, signal?: AbortSignal) =>
  call(endpoints.getLoyaltyScheme, { loyaltySchemeId }, { signal });

export const getExchangeRate = (
  lang: Lang,
  loyaltySchemeId: number,
  points: number,
  signal?: AbortSignal,
) => call(endpoints.getExchangeRate, { lang, loyaltySchemeId, points }, { signal });

import {
  getExchangeRate,
  getLoyaltyBalanceCustomerId,
  getLoyaltyScheme,
  getLoyaltySetup,
} from '../../contract/endpoints/delivery/loyalty.ts';
import { readHook } from '../read.ts';

export const useLoyaltySetup = readHook(getLoyaltySetup, ['code']);
export const useLoyaltyBalanceCustomerId = readHook(getLoyaltyBalanceCustomerId, ['customerId']);
export const useLoyaltyScheme = readHook(getLoyaltyScheme, ['loyaltySchemeId']);
export const useExchangeRate = readHook(getExchangeRate, ['loyaltySchemeId', 'points', 'lang']);

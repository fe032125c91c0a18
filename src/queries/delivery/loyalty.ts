import {
  getExchangeRate,
  getLoyaltyBalanceCustomerId,
  getLoyaltyScheme,
  getLoyaltySetup,
} from '../../contract/endpoints/delivery/loyalty.ts';
import { readHook } from '../read.ts';

export const useLoyaltySetup = readHook(getLoyaltySetup);
export const useLoyaltyBalanceCustomerId = readHook(getLoyaltyBalanceCustomerId);
export const useLoyaltyScheme = readHook(getLoyaltyScheme);
export const useExchangeRate = readHook(getExchangeRate);

import type * as endpoints from '../../endpoints/delivery/loyalty.ts';
import type { LiteralCalls } from '../literal.ts';

export const loyaltyCalls: LiteralCalls<typeof endpoints> = {
  getLoyaltySetup: {
    call: 'GET Delivery/GetLoyaltySetup/{code}',
    marks: ['silent'],
    params: { code: 'BEIT' },
    answer: {
      isActive: true,
      loyaltySchemeId: 5,
      labelEN: 'Sufra points',
      labelAR: 'نقاط سفرة',
      unitEN: 'points',
      unitAR: 'نقطة',
      earnOn: ['Delivery', 'PickUp'],
      redeemOn: ['Delivery'],
    },
    more: { icon: 'points.svg', termsUrl: 'https://beit.example/points' },
  },
  getLoyaltyBalanceCustomerId: {
    call: 'GET Delivery/getLoyaltyBalanceCustomerId/{customerId}',
    params: { customerId: 501 },
    answer: { customerId: 501, points: 240, held: 50, worth: 2.4, currency: 'KWD' },
    more: { tier: 'Silver', expiring: { points: 40, on: '2025-06-30' } },
  },
  getLoyaltyScheme: {
    call: 'GET Delivery/getLoyaltyScheme/{loyaltySchemeId}',
    params: { loyaltySchemeId: 5 },
    answer: {
      loyaltySchemeId: 5,
      earnPointsPerUnit: 1,
      pointsPerUnit: 100,
      stepPoints: 10,
      minPoints: 50,
      maxPercentOfOrder: 50,
      isCombinable: true,
      tiers: [{ name: 'Silver', fromPoints: 200, factor: 1.5 }],
    },
    more: { maxPoints: 1000, expiryMonths: 12 },
  },
  getExchangeRate: {
    call: 'GET Delivery/getExchangeRate/{lang}/{loyaltySchemeId}/{points}',
    params: { lang: 'EN', loyaltySchemeId: 5, points: 100 },
    answer: {
      loyaltySchemeId: 5,
      points: 100,
      worth: 1,
      sWorth: '1.000',
      currency: 'KWD',
      text: '100 points are worth KWD 1.000',
    },
  },
};

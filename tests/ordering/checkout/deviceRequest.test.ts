import { expect, test } from 'vitest';
import type { AppliedPromo } from '../../../src/contract/promo.ts';
import { deviceRequest } from '../../../src/ordering/checkout/deviceRequest.ts';
import { promo, totals } from '../../rules/make.ts';

type Parts = Parameters<typeof deviceRequest>[0];

const PARTS: Parts = {
  view: { menuScheduleUniqueId: 'BEIT-v1' },
  head: { menuScheduleId: 5 },
  mode: { orderType: 'PickUp', servedAt: 'store' },
  setup: { isCutleryAsked: false, isLeaveAtDoorAllowed: false },
  code: 'BEIT',
  serving: { storeId: 11, time: undefined, address: undefined },
  method: { paymentMethodId: 1, kind: 'card' },
  bill: { totals: totals(5), promo: null, points: 0, lines: [] } as unknown as Parts['bill'],
  draft: { note: '', contact: { name: '', countryId: 1, mobileNo: '' } } as Parts['draft'],
};

test.each<[string, Partial<AppliedPromo>, object]>([
  ['that takes something off', { amount: 1, isApplied: true }, { promoCode: 'TEN' }],
  ['that takes nothing off', { amount: 0, isApplied: true }, {}],
  ['that lacks its minimum order', { amount: 1, isApplied: false }, {}],
  ['that nobody typed', { amount: 1, isApplied: true, promoCode: '' }, { automaticPromoId: 4 }],
])('a promo %s', (_, over, sent) => {
  const applied = { ...promo({ id: 4, promoCode: 'TEN' }), missingAmount: 0, ...over };
  const bill = { ...PARTS.bill, promo: applied as AppliedPromo };
  const { promoCode, automaticPromoId } = deviceRequest({ ...PARTS, bill }) ?? {};
  expect({ promoCode, automaticPromoId }).toEqual(sent);
});

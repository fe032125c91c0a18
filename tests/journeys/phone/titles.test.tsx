import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Login } from '../../../src/contract/customer.ts';
import type { Lang } from '../../../src/contract/languages.ts';
import { acceptLogin } from '../../../src/ordering/account/acceptLogin.ts';
import type { DemoClient } from '../../demo/fixtures/client.ts';
import { appBeforeEach, speakArabic } from '../appScene.tsx';
import { openPhone, seedCart } from './phoneScene.tsx';

appBeforeEach();

const NAMES: Readonly<Record<Lang, string>> = { EN: 'Beit Sufra', AR: 'بيت سفرة' };
const NUMBER = { countryId: 1, dialCode: '+965', mobileNo: '50000001' };

const AT_A_TABLE = [
  '/Emenu/BEIT/T12',
  '/Menu/BEIT',
  '/Menu/BEIT/T12',
  '/Item/BEIT/1101/T12',
  '/Cart/BEIT/T12',
  '/Cart/BEIT/T12/5',
  '/Rounds/BEIT/T12',
  '/Payment/BEIT/T12',
  '/Split/BEIT/T12',
  '/CardDetails/EOrder/BEIT/5',
  '/RateByLink/BEIT/162',
  '/Rating/BEIT?pageId=3',
];
const AT_HOME = [
  '/Delivery/BEIT',
  '/Delivery/BEIT/Menu',
  '/Delivery/BEIT/Homepage',
  '/Delivery/BEIT/Item/1312',
  '/Delivery/BEIT/Verification',
  '/Delivery/BEIT/162/RateByLink',
];
const OF_A_CUSTOMER = [
  '/Delivery/BEIT/Cart',
  '/Delivery/BEIT/profile',
  '/Delivery/BEIT/orderdetails',
  '/Delivery/BEIT/orderList',
  '/Delivery/BEIT/Order/5',
  '/Delivery/BEIT/orderreview/5',
  '/Delivery/BEIT/rateAndReview?pageId=3',
  '/Delivery/BEIT/AddressList/0',
  '/Delivery/BEIT/Address/0',
];

async function expectName(
  at: string,
  lang: Lang,
  before: (demo: DemoClient) => Promise<unknown>,
): Promise<void> {
  document.title = 'Sufra';
  await openPhone(at, async (demo) => {
    await before(demo);
    if (lang === 'AR') await speakArabic('BEIT');
  });
  await waitFor(() => expect(document.title).toMatch(new RegExp(`(?:^|\\S · )${NAMES[lang]}$`)));
}

/** Every other address in Arabic. */
const inTurns = (addresses: readonly string[]) =>
  addresses.map((at, index) => [at, index % 2 === 0 ? 'EN' : 'AR'] as const);

describe('a title ends with the venue', () => {
  it.each(inTurns(AT_A_TABLE))('%s (%s)', (at, lang) =>
    expectName(at, lang, (demo) => seedCart(demo, 1)),
  );
  it.each(inTurns(AT_HOME))('%s (%s)', (at, lang) => expectName(at, lang, () => Promise.resolve()));
  it.each(inTurns(OF_A_CUSTOMER))('%s (%s)', (at, lang) =>
    expectName(at, lang, async (demo) => {
      const { mobileNo } = NUMBER;
      const login = await demo.control<Login>({ action: 'login', code: 'BEIT', mobileNo });
      acceptLogin('BEIT', login, NUMBER);
    }),
  );
});

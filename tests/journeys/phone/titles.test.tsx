import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Lang } from '../../../src/contract/languages.ts';
import { acceptLogin } from '../../../src/ordering/account/logIn.ts';
import type { DemoClient } from '../../demo/fixtures/client.ts';
import { appBeforeEach, speakArabic } from '../appScene.tsx';
import { openPhone, seedCart } from './phoneScene.tsx';

appBeforeEach();

const NAMES: Readonly<Record<Lang, string>> = { EN: 'Beit Sufra', AR: 'بيت سفرة' };
const NUMBER = { countryId: 1, dialCode: '+965', mobileNo: '50000001' };

const FOR_ALL = [
  '/Emenu/BEIT/T12',
  '/Menu/BEIT/T12',
  '/Item/BEIT/1101/T12',
  '/Cart/BEIT/T12',
  '/Rounds/BEIT/T12',
  '/Payment/BEIT/T12',
  '/Split/BEIT/T12',
  '/CardDetails/EOrder/BEIT/5',
  '/RateByLink/BEIT/162',
  '/Rating/BEIT?pageId=3',
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

/** Fills a cart, and logs in where the page needs it. */
async function prepare(demo: DemoClient, at: string): Promise<void> {
  await seedCart(demo, 1);
  if (!OF_A_CUSTOMER.includes(at)) return;
  const { mobileNo } = NUMBER;
  acceptLogin('BEIT', await demo.control({ action: 'login', code: 'BEIT', mobileNo }), NUMBER);
}

/** Every other address in Arabic. */
it.each(
  [...FOR_ALL, ...OF_A_CUSTOMER].map((at, index) => [at, index % 2 === 0 ? 'EN' : 'AR'] as const),
)('the title of %s (%s) ends with the venue', async (at, lang) => {
  document.title = 'Sufra';
  await openPhone(at, async (demo) => {
    await prepare(demo, at);
    if (lang === 'AR') await speakArabic('BEIT');
  });
  await waitFor(() => expect(document.title).toMatch(new RegExp(`(?:^|\\S · )${NAMES[lang]}$`)));
});

/** Makes every call of the contract once against the demo. */
import type { Menu } from '../../src/contract/menu.ts';
import { orderAtTheTable, orderAtTheWindow, orderHome } from './demoOrders.ts';
import { answers, ask, control } from './demoSpeaker.ts';

async function visitVenuePages(): Promise<void> {
  const code = { code: 'BEIT' };
  const page = { lang: 'EN', code: 'BEIT' };
  for (const name of [
    'checkHomePageActivation',
    'getStoreIdFromCode',
    'getMenuDetails',
    'getHomePageUrl',
    'getHomePageMenuScheduleUrl',
    'getCountries',
  ]) {
    await ask(`Menu ${name}`, code);
  }
  for (const name of ['getHomepage', 'getCategories', 'getHeaderSetup']) {
    await ask(`Menu ${name}`, page);
  }
  await ask('Menu getGeolocationStoresByConcept', { code: 'BEITS' });
  await ask('Menu getMergeScreen', { lang: 'EN', code: 'SOUQ' });
  await ask('Menu getRooms', { lang: 'EN', code: 'PALM', tableId: 321 });
  const guest = { lastName: 'Haddad' };
  await ask('Menu checkRoomGuest', { code: 'PALM', tableId: 321 }, { body: guest });
  await ask('TableCart getButtonColorCodes', code);
  await ask('TableCart getEndingPageSetting', code);
  await ask('Notification getNotificationByAppearanceId', {
    storeId: 101,
    appearanceId: 3,
    menuTypeId: 1,
  });
}

async function speakUp(): Promise<void> {
  const menu = answers.get('Menu getMenu') as Menu;
  const { menuScheduleId } = menu;
  const page = { code: 'BEITS', menuScheduleId, pageId: 3, templateId: 161 };
  await ask('RateAndReview getTemplateSettingById', page);
  await ask('RateAndReview getRateAndReviewTemplate', page);
  await ask('RateAndReview checkRateAndReviewTemplate', page);
  await ask('RateAndReview getRateAndReviewTemplateMenuSchedule', page);
  await ask('RateAndReview checkRateAndReviewTemplateMenuSchedule', page);
  const template = answers.get('RateAndReview getTemplateSettingById') as {
    questions: { questionId: number; isRequired: boolean; type: string }[];
  };
  const rating = {
    uniqueId: 'rat1ngForm01',
    templateId: 161,
    code: 'BEITS',
    pageId: 3,
    lang: 'EN',
    answers: template.questions
      .filter(({ isRequired }) => isRequired)
      .map(({ questionId, type }) => ({ questionId, value: type === 'yesNo' ? 1 : 5 })),
  };
  const open = { 'No-Auth': 'True' };
  await ask('RateAndReview addNewRateAndReview', page, { body: rating, headers: open });
  const other = { ...rating, uniqueId: 'rat1ngForm02', menuScheduleId };
  await ask('RateAndReview addNewRateAndReviewMenuSchedule', {}, { body: other, headers: open });
  const form = new FormData();
  // The first bytes of a JPEG.
  const picture = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...Array.from({ length: 60 }, () => 1)]);
  form.append('file', new Blob([picture], { type: 'image/jpeg' }), 'dish.jpg');
  await ask('RateAndReview fileUpload', {}, { body: form, headers: open });

  const place = { storeId: 101, menuTypeId: 1, menuItemId: 1304 };
  await ask('Notification getNotificationByAppearanceIdByItem', { ...place, appearanceId: 4 });
  const sweets = menu.categories.find(({ labelEN }) => /sweet/i.test(labelEN))?.categoryId ?? 0;
  await ask('Notification getNotificationByAppearanceIdByCategory', {
    ...place,
    appearanceId: 5,
    categoryId: sweets,
  });
  const endpoint = 'https://push.example/s/1';
  const subscription = { endpoint, expirationTime: null, keys: { p256dh: 'BNc', auth: 'tBH' } };
  const push = { code: 'BEITS', conceptId: 100, customerId: 501, lang: 'EN', subscription };
  await ask('Notification savePushSubscription', {}, { body: push });
  await ask('Notification removePushSubscription', {}, { body: { endpoint } });
}

/** The demo's answers by the title of the call. */
export async function visitTheDemo(): Promise<ReadonlyMap<string, unknown>> {
  for (const storeId of [101, 201]) await control({ action: 'openStore', storeId });
  await visitVenuePages();
  await orderAtTheTable();
  await orderAtTheWindow();
  await orderHome();
  await speakUp();
  return answers;
}

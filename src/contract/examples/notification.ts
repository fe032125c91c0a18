import type * as endpoints from '../endpoints/notification.ts';
import type { LiteralCalls } from './literal.ts';

const SLIDE = {
  audienceId: 3,
  visibiltyId: 1,
  animationId: 2,
  closeBtnColor: '#FFFFFF',
  closeBtnPlacement: 3,
  dimensionId: 4,
  width: 320,
  height: 420,
  notificationPlacement: 2,
  imageName: 'popup.webp',
  showBtn: true,
  buttonName: 'Try it',
  buttonBgColor: '#8C3B1A',
  buttonColor: '#FFFFFF',
  actionId: 2,
  itemDetails: { id: 302, isCombo: false, isNonItem: false, isCustomized: false },
  promo: { promoCode: 'RAMADAN10' },
  type: 1,
  days: 30,
  startDate: '2025-02-01T00:00:00+03:00',
  endDate: '2025-03-01T00:00:00+03:00',
  orderNo: 3,
  comparisionId: 2,
  variableId: 1,
};
const MORE_SLIDE = {
  imageAlt: 'A bowl of lentil soup',
  buttonNameAr: 'جربها',
  imageNameAr: 'popup-ar.webp',
};

const answer = [
  { notificationId: 31, createdOn: '2025-02-27T09:00:00+03:00', notificationDetail: [SLIDE] },
];
const more = [{ notificationDetail: [MORE_SLIDE] }];

export const notificationCalls: LiteralCalls<typeof endpoints> = {
  getNotificationByAppearanceId: {
    call: 'GET Notification/GetNotificationByAppearanceId/{storeId}/{appearanceId}/{menuTypeId}',
    marks: ['silent'],
    params: { storeId: 101, appearanceId: 2, menuTypeId: 1 },
    answer,
    more,
  },
  getNotificationByAppearanceIdByItem: {
    call: 'GET Notification/GetNotificationByAppearanceIdByItem/{storeId}/{appearanceId}/{menuTypeId}/{menuItemId}',
    marks: ['silent'],
    params: { storeId: 101, appearanceId: 4, menuTypeId: 1, menuItemId: 301 },
    answer,
    more,
  },
  getNotificationByAppearanceIdByCategory: {
    call: 'GET Notification/GetNotificationByAppearanceIdByCategory/{storeId}/{appearanceId}/{menuTypeId}/{categoryId}',
    marks: ['silent'],
    params: { storeId: 101, appearanceId: 5, menuTypeId: 1, categoryId: 21 },
    answer,
    more,
  },
  savePushSubscription: {
    call: 'POST Notification/SavePushSubscription',
    retry: 'K',
    marks: ['silent'],
    params: {},
    body: {
      code: 'BEIT',
      conceptId: 11,
      customerId: 501,
      lang: 'AR',
      subscription: {
        endpoint: 'https://push.example/s/1',
        expirationTime: null,
        keys: { p256dh: 'BNc', auth: 'tBH' },
      },
    },
    answer: null,
  },
  removePushSubscription: {
    call: 'POST Notification/RemovePushSubscription',
    retry: 'S',
    marks: ['silent'],
    params: {},
    body: { endpoint: 'https://push.example/s/1' },
    answer: null,
  },
};

/** Builders for notifications and for the diners who see them. */
import type { Notification, NotificationDetail } from '../../../src/contract/notification.ts';
import type { CustomerOrderDetails } from '../../../src/contract/orders.ts';
import type { Onlooker } from '../../../src/rules/popups/notifications.ts';

export function detail(over: Partial<NotificationDetail> = {}): NotificationDetail {
  return {
    audienceId: 1,
    visibiltyId: 1,
    animationId: 1,
    closeBtnPlacement: 3,
    dimensionId: 1,
    width: 0,
    height: 0,
    notificationPlacement: 2,
    imageName: 'ramadan.webp',
    showBtn: false,
    buttonName: '',
    actionId: 0,
    itemDetails: null,
    promo: null,
    ...over,
  };
}

export const notification = (
  notificationId: number,
  ...slides: Partial<NotificationDetail>[]
): Notification => ({
  notificationId,
  createdOn: '2025-03-01T00:00:00Z',
  notificationDetail: slides.map(detail),
});

export const orders = (...createdOn: string[]): Required<CustomerOrderDetails> => ({
  totalOrders: createdOn.length,
  orderList: [],
  moments: createdOn.map((at) => ({ createdOn: at })),
  length: createdOn.length,
});

/** Noon in Kuwait. */
const nowMs = Date.parse('2025-03-10T12:00:00+03:00');
export const looking = (known: CustomerOrderDetails | undefined): Onlooker => ({
  orders: known,
  nowMs,
  timeZone: 'Asia/Kuwait',
});
export const visitor = looking(undefined);

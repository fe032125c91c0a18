import type { TFunction } from 'i18next';
import type { EOrderStatus } from '../../../contract/orders.ts';
import { headlineOf } from '../../../rules/order/orderProgress.ts';

export type Told = Pick<EOrderStatus, 'orderStatus' | 'orderType' | 'orderNo'>;

/** The heading of an order's page; undefined if the kitchen does not have the order. */
export function orderHeadline(t: TFunction, order: Told | undefined): string | undefined {
  const headline = order && headlineOf(order);
  return headline && t(`orderHead.${headline}`, { no: order.orderNo });
}

/** The name of an order's page. */
export function orderPageName(t: TFunction, order: Told | undefined): string | undefined {
  const headline = order && headlineOf(order);
  const isAtStart = headline === undefined || headline === 'thanks';
  return isAtStart ? t('order.status') : orderHeadline(t, order);
}

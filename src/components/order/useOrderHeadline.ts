import { useTranslation } from 'react-i18next';
import { headlineOf } from '../../rules/order/orderProgress.ts';
import { useTabIcon } from '../../ui/feedback/useTabIcon.ts';
import { usePageTitle } from '../venue/usePageTitle.ts';
import { orderPageName, type Told } from './head/orderHeadline.ts';

const TAB_ICONS = {
  waiting: '/icons/order-waiting.svg',
  ready: '/icons/order-ready.svg',
};

/** Shows the order's status in the tab's title, for diners who have switched to another tab. */
export function useOrderInTab(order: Told | undefined): void {
  const { t } = useTranslation();
  const headline = order && headlineOf(order);
  usePageTitle(orderPageName(t, order));
  const icon = headline === 'thanks' || headline === 'preparing' ? 'waiting' : 'ready';
  useTabIcon(headline && TAB_ICONS[icon]);
}

/** Shows the news of an order in the tab of another page, until the diner leaves that page. */
export function useNewsInTab(headline: string | undefined): void {
  usePageTitle(headline ?? null);
  useTabIcon(headline && TAB_ICONS.ready);
}

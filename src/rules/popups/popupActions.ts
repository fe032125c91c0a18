import type { NotificationDetail } from '../../contract/notification.ts';

export const ACTION = { openItem: 1, addItem: 2, applyPromo: 3 };

const ABOUT_A_DISH: ReadonlySet<number> = new Set([ACTION.openItem, ACTION.addItem]);

/** The dish that the button of a slide opens or adds. */
export function offeredDish(detail: NotificationDetail): number | undefined {
  const { showBtn, actionId, itemDetails } = detail;
  return showBtn && ABOUT_A_DISH.has(actionId) ? itemDetails?.id : undefined;
}

/** A venue's popups for a place in the app. */
import type { Lang } from '../../../contract/languages.ts';
import type { Notification, NotificationDetail } from '../../../contract/notification.ts';
import type { Comparison, NotificationSource, SlideSource } from '../../venues/pageSource.ts';
import type { Branch } from '../common/catalog.ts';
import { groupsOf } from '../cart/lines.ts';
import { orderTypeOfMenu } from '../menu/shelf.ts';
import { say } from '../common/words.ts';
import type { World } from '../common/world.ts';

const ANIMATIONS = { fade: 1, float: 2 };
const PLACEMENTS = { top: 1, centre: 2, bottom: 3 };
const CLOSE_PLACEMENTS = { left: 1, centre: 2, right: 3 };
const ACTIONS = { open: 1, add: 2, promo: 3 };
const COMPARISONS: Record<Comparison, number> = {
  '=': 1,
  '>': 2,
  '>=': 3,
  '<': 4,
  '<=': 5,
  '!=': 6,
};
const ORDER_COUNT_VARIABLE = 1;
const OWN_SIZE = 4;
const FIRST_DAY = '2025-01-01T00:00:00Z';

function audienceOf(slide: SlideSource) {
  const { audience = 'everyone' } = slide;
  const none = { days: 0, startDate: '', endDate: '', orderNo: 0, comparisionId: 1 };
  if (audience === 'everyone') return { audienceId: 1 as const, type: 1 as const, ...none };
  if (audience === 'newCustomers') return { audienceId: 2 as const, type: 1 as const, ...none };
  const rule = {
    ...none,
    audienceId: 3 as const,
    orderNo: audience.orders,
    comparisionId: COMPARISONS[audience.compare],
  };
  return 'lastDays' in audience
    ? { ...rule, type: 1 as const, days: audience.lastDays }
    : { ...rule, type: 2 as const, startDate: audience.from, endDate: audience.to };
}

/** A slide in the contract's shape. */
function detailOf(
  world: World,
  branch: Branch,
  slide: SlideSource,
  lang: Lang,
): NotificationDetail {
  const { button, close, size = 2 } = slide;
  const item =
    button && button.action !== 'promo' ? world.catalog.items.get(button.itemId)?.item : undefined;
  const isOwnSize = typeof size === 'object';
  return {
    ...audienceOf(slide),
    variableId: ORDER_COUNT_VARIABLE,
    visibiltyId: slide.always ? 2 : 1,
    animationId: ANIMATIONS[slide.animation ?? 'fade'],
    closeBtnColor: close?.color ?? '#ffffff',
    closeBtnPlacement: CLOSE_PLACEMENTS[close?.placement ?? 'right'],
    dimensionId: isOwnSize ? OWN_SIZE : size,
    width: isOwnSize ? size.width : 0,
    height: isOwnSize ? size.height : 0,
    notificationPlacement: PLACEMENTS[slide.placement ?? 'centre'],
    imageName: `${branch.concept.code}~${slide.picture}-640.svg`,
    imageAlt: slide.alt && say(slide.alt, lang),
    showBtn: button !== undefined,
    buttonName: button?.label.en ?? '',
    buttonNameAr: button?.label.ar,
    buttonBgColor: button?.bgColor ?? branch.concept.colors.buttonBgColor ?? '',
    buttonColor: button?.color ?? branch.concept.colors.buttonColor ?? '',
    actionId: button ? ACTIONS[button.action] : 0,
    itemDetails: item
      ? {
          id: item.id,
          isCombo: item.combo ?? false,
          isNonItem: item.nonItem ?? false,
          isCustomized: groupsOf(world, item).some((group) => (group.min ?? 0) > 0),
        }
      : null,
    promo: button?.action === 'promo' ? { promoCode: button.promoCode } : null,
  };
}

interface PopupPlace {
  storeId: number;
  appearanceId: number;
  menuTypeId: number;
  itemId?: number;
  categoryId?: number;
}

function isMeant(source: NotificationSource, place: PopupPlace): boolean {
  const { itemId, categoryId } = place;
  const orderType = orderTypeOfMenu(place.menuTypeId);
  return (
    source.appearance === place.appearanceId &&
    orderType !== undefined &&
    (source.orderTypes?.includes(orderType) ?? true) &&
    (itemId === undefined || (source.itemIds?.includes(itemId) ?? true)) &&
    (categoryId === undefined || (source.categoryIds?.includes(categoryId) ?? true))
  );
}

export function notificationsFor(world: World, place: PopupPlace, lang: Lang): Notification[] {
  const branch = world.catalog.branch(place.storeId);
  if (world.isQuiet) return [];
  return (branch.concept.notifications ?? [])
    .filter((source) => isMeant(source, place))
    .map((source) => ({
      notificationId: source.id,
      createdOn: FIRST_DAY,
      notificationDetail: source.slides.map((slide) => detailOf(world, branch, slide, lang)),
    }));
}

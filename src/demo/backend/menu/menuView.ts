/** The menu in the contract's shape, for one counter and one language. */
import type { Category, Menu, MenuDetails, MenuItem } from '../../../contract/menu.ts';
import type { PaymentMethod } from '../../../contract/paymentMethods.ts';
import { ORDER_TYPES, type OrderType } from '../../../contract/basics.ts';
import type { Lang } from '../../../contract/languages.ts';
import type { ItemSource } from '../../venues/menuSource.ts';
import type { ConceptSource } from '../../venues/source.ts';
import { decimals } from '../common/catalog.ts';
import type { Counter } from './counter.ts';
import { maybeIso } from '../venue/hours.ts';
import { menuItem } from './itemView.ts';
import { imagesOf, thumbnailOf } from '../common/pictures.ts';
import { menuScheduleId, menuScheduleUniqueId, menuTypeOf, shelfState } from './shelf.ts';
import { say } from '../common/words.ts';
import type { World } from '../common/world.ts';

const ONLINE_KINDS = new Set<PaymentMethod['kind']>(['card', 'localDebit', 'applePay', 'qlub']);
const DEFAULT_NOTE_LENGTH = 200;

export function paymentMethods(world: World, concept: ConceptSource): PaymentMethod[] {
  return concept.paymentMethods.map((method) => ({
    paymentMethodId: method.id,
    kind: method.kind,
    labelEn: method.label.en,
    labelAr: method.label.ar,
    isOnline: ONLINE_KINDS.has(method.kind),
    isActive: !world.methodsOff.has(method.id),
    orderTypes: method.orderTypes ?? [...ORDER_TYPES],
    minAmount: method.min,
    maxAmount: method.max,
    fee: method.fee,
    noteEn: method.note?.en,
    noteAr: method.note?.ar,
  }));
}

export function taxRules(concept: ConceptSource): MenuDetails['taxes'] {
  return (concept.taxes ?? []).map((tax) => ({
    id: tax.id,
    labelEn: tax.label.en,
    labelAr: tax.label.ar,
    ratePercent: tax.percent,
    isIncluded: tax.included ?? false,
  }));
}

export function serviceChargeOf(concept: ConceptSource, orderType: OrderType) {
  const charge = concept.serviceCharge;
  const isHere = charge?.orderTypes?.includes(orderType) ?? true;
  return charge && isHere ? charge : undefined;
}

export function noteMaxLength(concept: ConceptSource): number {
  return concept.noteMaxLength ?? DEFAULT_NOTE_LENGTH;
}

export function isVoucherShown(concept: ConceptSource): boolean {
  return concept.showVoucher ?? (concept.promos ?? []).some((promo) => promo.code !== undefined);
}

function visibleItems(world: World, { branch, orderType }: Counter): ItemSource[] {
  return branch.concept.items.filter(
    (item) => !world.retiredItems.has(item.id) && (item.orderTypes?.includes(orderType) ?? true),
  );
}

export function menuDetails(world: World, counter: Counter, lang: Lang): MenuDetails {
  const { branch, orderType, isViewOnly } = counter;
  const { concept, store, code } = branch;
  const charge = serviceChargeOf(concept, orderType);
  const changes = visibleItems(world, counter).flatMap(
    (item) => shelfState(world, branch, item, orderType).changesAt ?? [],
  );
  const isPaused = world.pausedConcepts.has(concept.conceptId);
  const minOrder =
    orderType === 'Delivery'
      ? concept.delivery?.minOrderDelivery
      : orderType === 'PickUp'
        ? concept.delivery?.minOrderPickUp
        : concept.minOrder;
  return {
    menuScheduleId: menuScheduleId(branch, orderType),
    menuScheduleUniqueId: menuScheduleUniqueId(world, branch, orderType),
    menuTypeId: menuTypeOf(orderType),
    code,
    conceptId: concept.conceptId,
    storeId: store.storeId,
    labelEN: concept.label.en,
    labelAR: concept.label.ar,
    currency: concept.currency,
    currencyDecimals: decimals(concept),
    timeZone: concept.timeZone,
    availability: [],
    nextChangeAt: maybeIso(changes.length > 0 ? Math.min(...changes) : undefined, concept.timeZone),
    isOrderingActive: store.orderTypes.includes(orderType) && !isPaused,
    isViewOnly,
    layout: concept.layout ?? 'list',
    filters: (concept.filters ?? []).map((filter) => ({
      x: filter.x,
      label: say(filter.label, lang),
      labelEN: filter.label.en,
      labelAR: filter.label.ar,
      kind: filter.kind,
    })),
    taxes: taxRules(concept),
    serviceCharge: charge && {
      labelEn: charge.label.en,
      labelAr: charge.label.ar,
      ratePercent: charge.percent,
      amount: charge.amount,
      isTaxed: charge.taxed ?? false,
    },
    packagingFee: concept.packaging?.[orderType],
    minOrderAmount: minOrder ?? 0,
    paymentMethods: paymentMethods(world, concept).filter((method) =>
      method.orderTypes.includes(orderType),
    ),
    tips: concept.tips,
    cashRounding: concept.cashRounding,
    isDisplayVoucher: isVoucherShown(concept),
    askName: concept.askName ?? 'no',
    askPhone: concept.askPhone ?? 'no',
    noteMaxLength: noteMaxLength(concept),
    allergenNote: concept.allergenNote && say(concept.allergenNote, lang),
    services: orderType === 'Table' ? concept.services : undefined,
  };
}

export function categories(world: World, counter: Counter, lang: Lang): Category[] {
  const { concept } = counter.branch;
  const shown = new Set(visibleItems(world, counter).map((item) => item.categoryId));
  return concept.categories
    .map((category, index) => ({ category, index }))
    .filter(
      ({ category }) =>
        shown.has(category.id) ||
        concept.categories.some((child) => child.parentId === category.id && shown.has(child.id)),
    )
    .map(({ category, index }) => {
      const state = shelfState(
        world,
        counter.branch,
        { id: 0, categoryId: category.id, label: category.label, price: 0 },
        counter.orderType,
      );
      return {
        categoryId: category.id,
        label: say(category.label, lang),
        labelEN: category.label.en,
        labelAR: category.label.ar,
        description: category.description && say(category.description, lang),
        parentCategoryId: category.parentId ?? 0,
        seq: index + 1,
        thumbnailImageName: thumbnailOf(concept, category.picture),
        images: imagesOf(concept, category.picture),
        availability: category.availability ?? [],
        isAvailable: state.isAvailable,
        availableFrom: maybeIso(state.from, concept.timeZone),
        layout: category.layout,
      };
    });
}

export function menuItems(
  world: World,
  counter: Counter,
  lang: Lang,
  detail: 'list' | 'full',
  categoryId = 0,
): MenuItem[] {
  return visibleItems(world, counter)
    .filter((item) => categoryId === 0 || item.categoryId === categoryId)
    .map((item) => menuItem(world, counter, lang, item, detail));
}

export function fullMenu(world: World, counter: Counter, lang: Lang): Menu {
  return {
    ...menuDetails(world, counter, lang),
    categories: categories(world, counter, lang),
    menuItems: menuItems(world, counter, lang, 'list'),
  };
}

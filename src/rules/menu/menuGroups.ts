import type { Category, Layout, ListedItem, MenuItem } from '../../contract/menu.ts';
import type { HeaderSetup } from '../../contract/venue.ts';

/** How dishes are drawn: `text` is a list without pictures. */
export type CardLayout = Layout | 'text';

export interface MenuPart<Item = MenuItem> {
  /** Undefined for dishes directly under their section. */
  category: Category | undefined;
  layout: CardLayout;
  items: readonly Item[];
}

/** One tab of the menu and its dishes. */
export interface MenuGroup<Item = MenuItem> {
  id: number;
  /** Undefined for dishes whose category the venue does not list. */
  category: Category | undefined;
  parts: readonly MenuPart<Item>[];
}

/** The id used for dishes without a category; the contract's ids start at 1. */
const NO_CATEGORY = 0;

const bySeq = (a: { seq: number }, b: { seq: number }) => a.seq - b.seq;

/** The layout of the menu in the venue's style: `cardStyle` can turn rows into large tiles. */
function cardLayout(
  layout: Layout,
  cards: HeaderSetup['cardStyle'],
  items: readonly ListedItem[],
): CardLayout {
  if (cards === 'text') return 'text';
  // Large tiles without any picture would be mostly empty.
  if (!items.some(hasPicture)) return 'list';
  return cards === 'above' && layout === 'list' ? 'large' : layout;
}

function hasPicture(item: ListedItem): boolean {
  return item.thumbnailImageName !== '' || item.images.length > 0;
}

/**
 * Groups dishes by category in the venue's order, with sub-categories inside. Categories that are
 * not available now come last, and dishes of a missing category are still listed.
 */
export function menuGroups<Item extends ListedItem>(
  categories: readonly Category[],
  menuItems: readonly Item[],
  menuLayout: Layout,
  cards?: HeaderSetup['cardStyle'],
): MenuGroup<Item>[] {
  const known = new Map(categories.map((category) => [category.categoryId, category]));
  const itemsOf = Map.groupBy(menuItems, ({ categoryId }) =>
    known.has(categoryId) ? categoryId : NO_CATEGORY,
  );
  const parentOf = ({ categoryId, parentCategoryId }: Category) =>
    known.get(parentCategoryId)?.parentCategoryId === 0 && parentCategoryId !== categoryId
      ? parentCategoryId
      : NO_CATEGORY;
  const childrenOf = Map.groupBy(categories, parentOf);

  const partOf = (id: number, category: Category | undefined, layout: Layout): MenuPart<Item>[] => {
    const items = itemsOf.get(id)?.toSorted(bySeq) ?? [];
    return items.length > 0 ? [{ category, items, layout: cardLayout(layout, cards, items) }] : [];
  };
  const groupOf = (id: number, category: Category | undefined): MenuGroup<Item>[] => {
    const layout = category?.layout ?? menuLayout;
    const children = id === NO_CATEGORY ? [] : (childrenOf.get(id)?.toSorted(bySeq) ?? []);
    const parts = [
      ...partOf(id, undefined, layout),
      ...children.flatMap((child) => partOf(child.categoryId, child, child.layout ?? layout)),
    ];
    return parts.length > 0 ? [{ id, category, parts }] : [];
  };
  const top = (childrenOf.get(NO_CATEGORY) ?? []).toSorted(
    (a, b) => Number(b.isAvailable) - Number(a.isAvailable) || bySeq(a, b),
  );
  return [
    ...top.flatMap((category) => groupOf(category.categoryId, category)),
    ...groupOf(NO_CATEGORY, undefined),
  ];
}

/** Where the diner enters a menu. */
export interface MenuPlace {
  sectionId: number;
  /** The row of the section at the top of the screen; by default the first. */
  row?: number;
}

interface FirstDishes {
  /** The sections of these dishes. */
  sections: ReadonlySet<number>;
  dishes: ReadonlySet<number>;
}

/** The dishes to draw first: those from the diner's place on, by default from the menu's top. */
export function firstDishes(
  groups: readonly MenuGroup[],
  place: MenuPlace | undefined,
  count: number,
): FirstDishes {
  const start = groups.findIndex(({ id }) => id === place?.sectionId);
  const from = start < 0 ? 0 : Math.max(0, place?.row ?? 0);
  const first = groups
    .slice(Math.max(0, start))
    .flatMap(({ id, parts }) =>
      parts.flatMap(({ items }) => items.map((dish) => ({ sectionId: id, dishId: dish.id }))),
    )
    .slice(from, from + count);
  return {
    sections: new Set(first.map(({ sectionId }) => sectionId)),
    dishes: new Set(first.map(({ dishId }) => dishId)),
  };
}

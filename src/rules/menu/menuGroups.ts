import type { Category, Layout, MenuItem } from '../../contract/menu.ts';

export interface MenuPart {
  /** Undefined for the dishes that stand directly under their section. */
  category: Category | undefined;
  layout: Layout;
  items: readonly MenuItem[];
}

/** What one tab of the menu leads to. */
export interface MenuGroup {
  id: number;
  /** Undefined for dishes whose category the venue does not name. */
  category: Category | undefined;
  parts: readonly MenuPart[];
}

/** Stands for the dishes without a category; the contract counts categories from 1. */
const NO_CATEGORY = 0;

const bySeq = (a: { seq: number }, b: { seq: number }) => a.seq - b.seq;

function hasPicture(item: MenuItem): boolean {
  return item.thumbnailImageName !== '' || item.images.length > 0;
}

/**
 * Dishes by category in the venue's order, sub-categories inside their category. What cannot be had
 * at this hour comes last, and no dish is lost because its category is.
 */
export function menuGroups(
  categories: readonly Category[],
  menuItems: readonly MenuItem[],
  menuLayout: Layout,
): MenuGroup[] {
  const known = new Map(categories.map((category) => [category.categoryId, category]));
  const itemsOf = Map.groupBy(menuItems, ({ categoryId }) =>
    known.has(categoryId) ? categoryId : NO_CATEGORY,
  );
  const parentOf = ({ categoryId, parentCategoryId }: Category) =>
    known.get(parentCategoryId)?.parentCategoryId === 0 && parentCategoryId !== categoryId
      ? parentCategoryId
      : NO_CATEGORY;
  const childrenOf = Map.groupBy(categories, parentOf);

  const partOf = (id: number, category: Category | undefined, layout: Layout): MenuPart[] => {
    const items = itemsOf.get(id)?.toSorted(bySeq) ?? [];
    // Large tiles without a single picture would be mostly air.
    return items.length > 0
      ? [{ category, items, layout: items.some(hasPicture) ? layout : 'list' }]
      : [];
  };
  const groupOf = (id: number, category: Category | undefined): MenuGroup[] => {
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

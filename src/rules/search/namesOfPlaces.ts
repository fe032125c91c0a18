import type { Category } from '../../contract/menu.ts';

type Place = Pick<Category, 'categoryId' | 'parentCategoryId' | 'labelEN' | 'labelAR'>;

/** What a dish's category is called, and the one above it. */
export function namesOfPlaces(
  categories: readonly Place[],
): (dish: { categoryId: number }) => readonly string[] {
  const places = new Map(categories.map((place) => [place.categoryId, place]));
  const names = new Map(
    categories.map((place) => {
      const above = places.get(place.parentCategoryId);
      return [
        place.categoryId,
        [place, above].flatMap((each) => (each ? [each.labelEN, each.labelAR] : [])),
      ];
    }),
  );
  return ({ categoryId }) => names.get(categoryId) ?? [];
}

import type { Category } from '../../contract/menu.ts';

type Place = Pick<Category, 'categoryId' | 'parentCategoryId' | 'labelEN' | 'labelAR'>;

/** The names of a dish's category and of the category above. */
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

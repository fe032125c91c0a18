/** All dishes of the demo's restaurants as one menu, without the generated ones. */
import { venues } from '../../../src/demo/venues/all.ts';
import type { DietaryTag } from '../../../src/contract/menu.ts';
import { dishIndex, type SearchedDish } from '../../../src/rules/search/dishIndex.ts';

const restaurants = venues
  .filter((venue) => venue.kind === 'concept')
  .filter(({ code }) => !code.startsWith('BIG'));

const dishes = restaurants.flatMap(({ items }) =>
  items.map(({ id, categoryId, label, description, tags = [], soldOut = false }): SearchedDish => ({
    id,
    categoryId,
    labelEN: label.en,
    labelAR: label.ar,
    descriptionEN: description?.en ?? '',
    descriptionAR: description?.ar ?? '',
    dietaryTags: [...tags],
    isAvailable: !soldOut,
  })),
);

const labels = new Map(
  restaurants.flatMap(({ categories }) =>
    categories.map(({ id, label }) => [id, [label.en, label.ar]] as const),
  ),
);

const TAGS: Partial<Record<DietaryTag, readonly string[]>> = {
  vegan: ['Vegan', 'نباتي صرف'],
  vegetarian: ['Vegetarian', 'نباتي'],
  spicy: ['Spicy', 'حار'],
};

export const searchedMenu = dishIndex(dishes, {
  placesOf: ({ categoryId }) => labels.get(categoryId) ?? [],
  tagsOf: ({ dietaryTags }) => dietaryTags.flatMap((tag) => TAGS[tag] ?? []),
});

/** Runs in the browser: types into menus of several sizes, letter by letter. */
import { venues } from '../../src/demo/venues/all.ts';
import { dishIndex, type SearchedDish } from '../../src/rules/search/dishIndex.ts';
import { findDishes } from '../../src/rules/search/findDishes.ts';

/** Typical inputs: correct, misspelt, in the other script, several words, no dish. */
const TYPED = ['shawarma', 'chiken wngs', 'شاورما', 'lemon mint', 'حمص باللحمه', 'kunafe', 'zzyzx'];

const known = venues
  .filter((venue) => venue.kind === 'concept')
  .filter(({ code }) => !code.startsWith('BIG'))
  .flatMap(({ items }) => items);

/** The demo's dishes, then new combinations of their names and texts with a number. */
function menuOf(count: number): SearchedDish[] {
  const at = (index: number) => known[index % known.length];
  return Array.from({ length: count }, (_, index) => {
    const [name, other, text] = [at(index), at(index * 7 + 3), at(index * 13 + 5)];
    const isKnown = index < known.length;
    return {
      id: index,
      categoryId: 1,
      labelEN: isKnown ? (name?.label.en ?? '') : `${name?.label.en} ${other?.label.en} ${index}`,
      labelAR: isKnown ? (name?.label.ar ?? '') : `${name?.label.ar} ${other?.label.ar} ${index}`,
      descriptionEN: text?.description?.en ?? '',
      descriptionAR: text?.description?.ar ?? '',
      dietaryTags: [],
      isAvailable: true,
    };
  });
}

export interface SearchTimes {
  indexMs: number;
  /** One per letter. */
  lettersMs: number[];
}

export function timeSearch(dishes: number): SearchTimes {
  const menu = menuOf(dishes);
  const startedAt = performance.now();
  const index = dishIndex(menu, { placesOf: () => [], tagsOf: () => [] });
  const indexMs = performance.now() - startedAt;
  const lettersMs = TYPED.flatMap((typed) =>
    Array.from({ length: typed.length }, (_, last) => {
      const before = performance.now();
      findDishes(index, typed.slice(0, last + 1));
      return performance.now() - before;
    }),
  );
  return { indexMs, lettersMs };
}

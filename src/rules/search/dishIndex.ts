/** What is looked through: each word of a menu once, with the dishes it stands at. */
import type { MenuItem } from '../../contract/menu.ts';
import { folded, lettersOf, soundOf, stemOf, wordsOf } from './letters.ts';

export type SearchedDish = Pick<
  MenuItem,
  | 'id'
  | 'categoryId'
  | 'labelEN'
  | 'labelAR'
  | 'descriptionEN'
  | 'descriptionAR'
  | 'dietaryTags'
  | 'isAvailable'
>;

/** How much a word says of its dish. */
const WEIGHT = { name: 1, category: 0.5, tag: 0.45, text: 0.4 } as const;

/** A name that is written in two words by one and in one by another. */
const JOINED = 0.95;

const NO_NAME = -1;

interface Place {
  dish: number;
  weight: number;
  /** The name it stands in: 0 English, 1 Arabic. */
  name: number;
}

export interface Word {
  text: string;
  /** Without "the", "with" and the plural; what looks like them may be a part of the word. */
  stem: string;
  sounds: readonly Heard[];
  letters: number;
}

interface Heard {
  sound: string;
  letters: number;
}

interface IndexedWord extends Word {
  places: Place[];
}

export function wordOf(text: string): Word {
  const stem = stemOf(text);
  const sounds = [...new Set([soundOf(text), soundOf(stem)])];
  return {
    text,
    stem,
    sounds: sounds.map((sound) => ({ sound, letters: lettersOf(sound) })),
    letters: lettersOf(text),
  };
}

export interface DishIndex<Dish extends SearchedDish> {
  dishes: readonly Dish[];
  words: readonly IndexedWord[];
  /** Of the English and the Arabic name of each dish: how many words tell it from others. */
  lengths: readonly (readonly number[])[];
}

/** Words that stand in many names and tell none from another. */
const SMALL = new Set(['with', 'and', 'the', 'of', 'in', 'for', 'a', 'al', 'bi', 'مع', 'و', 'في']);

export function isSmall(word: string): boolean {
  return SMALL.has(word);
}

interface Words<Dish> {
  /** What its category is called, in both languages, and what that is a part of. */
  placesOf: (dish: Dish) => readonly string[];
  /** What its diets are called. */
  tagsOf: (dish: Dish) => readonly string[];
}

export function dishIndex<Dish extends SearchedDish>(
  dishes: readonly Dish[],
  { placesOf, tagsOf }: Words<Dish>,
): DishIndex<Dish> {
  const known = new Map<string, IndexedWord>();
  /** Menus say the same often. */
  const split = new Map<string, string[]>();
  const inWords = (text: string): string[] => {
    const words = split.get(text) ?? wordsOf(folded(text));
    split.set(text, words);
    return words;
  };
  const note = (text: string, place: Place): void => {
    let word = known.get(text);
    if (!word) {
      word = { ...wordOf(text), places: [] };
      known.set(text, word);
    }
    word.places.push(place);
  };
  const lengths = dishes.map((item, dish) => {
    const names = [inWords(item.labelEN), inWords(item.labelAR)];
    names.forEach((words, name) => {
      words.forEach((word, at) => {
        note(word, { dish, weight: WEIGHT.name, name });
        const next = words[at + 1];
        if (next) note(word + next, { dish, weight: JOINED, name });
      });
    });
    const others: [readonly string[], number][] = [
      [placesOf(item), WEIGHT.category],
      [tagsOf(item), WEIGHT.tag],
      [[item.descriptionEN, item.descriptionAR], WEIGHT.text],
    ];
    for (const [texts, weight] of others) {
      for (const word of new Set(texts.flatMap(inWords)))
        note(word, { dish, weight, name: NO_NAME });
    }
    return names.map((words) => words.filter((word) => !isSmall(word)).length);
  });
  return { dishes, words: [...known.values()], lengths };
}

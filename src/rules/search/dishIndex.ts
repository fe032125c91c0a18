/** The search index: each word of a menu once, with the dishes it appears in. */
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

/** Where a word may appear. */
const STANDS = {
  english: 0,
  arabic: 1,
  /** Two words of a name joined into one, as some diners write them. */
  joinedEnglish: 2,
  joinedArabic: 3,
  category: 4,
  tag: 5,
  text: 6,
} as const;
type Stand = (typeof STANDS)[keyof typeof STANDS];

/** By position: how much a word says about its dish. */
export const WEIGHTS = [1, 1, 0.95, 0.95, 0.5, 0.45, 0.4] as const;
/** By position: the name that it is part of, as a bit. */
export const NAME_BITS = [1, 2, 1, 2, 0, 0, 0] as const;

/** Packs a dish and a position into one number: a large menu has a million of them. */
const placeOf = (dish: number, stand: Stand) => dish * 8 + stand;
export const dishAt = (place: number) => place >> 3;
export const standAt = (place: number) => place & 7;

export interface Word {
  text: string;
  /** Without "the", "with" and the plural; but what looks like these may be part of the word. */
  stem: string;
  sound: string;
  stemSound: string;
  letters: number;
}

interface Head {
  length: number;
  letters: Int32Array;
}
/** The compared beginnings of words: a typed word of three letters needs the first four. */
const HEADS = [4, 6, 9, Infinity];

interface IndexedWord extends Word {
  places: number[];
}

export function wordOf(text: string): Word {
  const stem = stemOf(text);
  const sound = soundOf(text);
  const stemSound = stem === text ? sound : soundOf(stem);
  return { text, stem, sound, stemSound, letters: lettersOf(text) };
}

export interface DishIndex<Dish extends SearchedDish> {
  dishes: readonly Dish[];
  words: readonly IndexedWord[];
  /** The first letters of each word as bits, for growing lengths up to the whole word. */
  heads: readonly Head[];
  /** The distinct sounds of the words, and their letters as bits. */
  sounds: readonly string[];
  soundLetters: Int32Array;
  /** For each word, the index of its sound and of its stem's sound. */
  soundOfText: Int32Array;
  soundOfStem: Int32Array;
  /** For the English and the Arabic name of each dish: the number of distinctive words. */
  lengths: readonly (readonly number[])[];
}

/** Words that appear in many names and distinguish none. */
const SMALL = new Set(['with', 'and', 'the', 'of', 'in', 'for', 'a', 'al', 'bi', 'مع', 'و', 'في']);

export function isSmall(word: string): boolean {
  return SMALL.has(word);
}

const DISHES_IN_STEP = 10;

export interface Words<Dish> {
  /** The names of its category and of the category above, in both languages. */
  placesOf: (dish: Dish) => readonly string[];
  /** The names of its diets. */
  tagsOf: (dish: Dish) => readonly string[];
}

/** Builds the index in short steps: a menu of ten thousand dishes would block the phone. */
export function* dishIndexInSteps<Dish extends SearchedDish>(
  dishes: readonly Dish[],
  { placesOf, tagsOf }: Words<Dish>,
): Generator<undefined, DishIndex<Dish>> {
  const known = new Map<string, IndexedWord>();
  /** Menus often repeat texts. */
  const split = new Map<string, string[]>();
  const inWords = (text: string): string[] => {
    const words = split.get(text) ?? wordsOf(folded(text));
    split.set(text, words);
    return words;
  };
  const note = (text: string, place: number): void => {
    let word = known.get(text);
    if (!word) {
      word = { ...wordOf(text), places: [] };
      known.set(text, word);
    }
    word.places.push(place);
  };
  const lengths: number[][] = [];
  for (const [dish, item] of dishes.entries()) {
    if (dish % DISHES_IN_STEP === DISHES_IN_STEP - 1) yield;
    const names = [
      [inWords(item.labelEN), STANDS.english, STANDS.joinedEnglish],
      [inWords(item.labelAR), STANDS.arabic, STANDS.joinedArabic],
    ] as const;
    for (const [words, whole, joined] of names) {
      words.forEach((word, at) => {
        note(word, placeOf(dish, whole));
        const next = words[at + 1];
        if (next) note(word + next, placeOf(dish, joined));
      });
    }
    const others: [readonly string[], Stand][] = [
      [placesOf(item), STANDS.category],
      [tagsOf(item), STANDS.tag],
      [[item.descriptionEN, item.descriptionAR], STANDS.text],
    ];
    for (const [texts, stand] of others) {
      for (const word of new Set(texts.flatMap(inWords))) note(word, placeOf(dish, stand));
    }
    lengths.push(names.map(([words]) => words.filter((word) => !isSmall(word)).length));
  }
  const words = [...known.values()];
  const sounds = new Map<string, number>();
  const soundAt = (sound: string): number => {
    const at = sounds.get(sound) ?? sounds.size;
    sounds.set(sound, at);
    return at;
  };
  const soundOfText = Int32Array.from(words, ({ sound }) => soundAt(sound));
  const soundOfStem = Int32Array.from(words, ({ stemSound }) => soundAt(stemSound));
  const heads: Head[] = [];
  for (const length of HEADS) {
    yield;
    const letters = Int32Array.from(
      words,
      ({ text, stem }) => lettersOf(text.slice(0, length)) | lettersOf(stem.slice(0, length)),
    );
    heads.push({ length, letters });
  }
  return {
    dishes,
    words,
    heads,
    sounds: [...sounds.keys()],
    soundLetters: Int32Array.from(sounds.keys(), lettersOf),
    soundOfText,
    soundOfStem,
    lengths,
  };
}

export function dishIndex<Dish extends SearchedDish>(
  dishes: readonly Dish[],
  words: Words<Dish>,
): DishIndex<Dish> {
  const steps = dishIndexInSteps(dishes, words);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

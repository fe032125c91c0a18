/** The dishes that somebody means who types something. */
import { editsBetween } from './distance.ts';
import { isSmall, wordOf, type DishIndex, type SearchedDish, type Word } from './dishIndex.ts';
import { folded, lettersOf, missingLetters, wordsOf } from './letters.ts';
import { sameMeaning } from './sameMeaning.ts';

/** What is pasted by mistake is no query. */
const LONGEST_QUERY = 80;
const MOST_WORDS = 8;

/** From here on a word was meant; below it may have been. */
const SURE = 0.7;
/** From here on it was written as the menu writes it, or means the same. */
const EXACT = 0.9;

/** A word that sounds the same and has one letter less or more is hardly another one. */
const ALIKE_IN_BOTH = 0.1;

interface TypedWord extends Word {
  /** Of its stem: what a word must have most of, however it is written. */
  needed: number;
  sameMeaning: readonly string[];
}

export function typedWords(query: string): TypedWord[] {
  const words = wordsOf(folded(query.slice(0, LONGEST_QUERY))).slice(0, MOST_WORDS);
  const meant = words.filter((word) => !isSmall(word) && word.length > 1);
  return (meant.length > 0 ? meant : words).map((text) => {
    const word = wordOf(text);
    return Object.assign(word, {
      needed: lettersOf(word.stem),
      sameMeaning: [...sameMeaning(text), ...sameMeaning(word.stem)],
    });
  });
}

/** How well a word of the menu answers a typed one, 0 to 1. */
export function likeness(typed: TypedWord, word: Word): number {
  const missing = missingLetters(typed.needed, word.letters);
  if (missing === 0) {
    const { text, stem } = typed;
    if (word.text === text || word.stem === stem) return 1;
    if (word.text.startsWith(text) || word.stem.startsWith(stem)) {
      return 0.75 + (0.2 * text.length) / word.text.length;
    }
  }
  if (typed.sameMeaning.includes(word.text) || typed.sameMeaning.includes(word.stem)) return EXACT;
  if (missing === 0 && typed.text.length > 2 && word.text.includes(typed.text)) return 0.7;
  const edited = byEdits(typed, word, missing);
  const heard = bySound(typed, word);
  const isBoth = edited > 0 && heard > 0;
  return Math.max(edited, heard) + (isBoth ? ALIKE_IN_BOTH : 0);
}

/** One letter in four may be wrong. */
function byEdits(typed: TypedWord, word: Word, missing: number): number {
  const length = typed.text.length;
  // One that was left out counts among the four.
  const most = Math.floor((word.text.length > length ? length + 1 : length) / 4);
  if (most === 0 || missing > most) return 0;
  const asWritten = editLikeness(typed.text, word.text, most);
  const isSame = typed.text === typed.stem && word.text === word.stem;
  return isSame ? asWritten : Math.max(asWritten, editLikeness(typed.stem, word.stem, most));
}

function editLikeness(typed: string, word: string, edits: number): number {
  const whole = editsBetween(typed, word, { edits, isPrefix: false });
  // A short word with one wrong letter is often another word.
  const isLong = Math.max(typed.length, word.length) > 4;
  if (whole !== undefined) return isLong ? 0.78 - 0.06 * whole : 0.63;
  const begun = editsBetween(typed, word, { edits, isPrefix: true });
  return begun === undefined ? 0 : 0.65 - 0.12 * begun;
}

function bySound(typed: TypedWord, word: Word): number {
  // Nobody writes a word at more than twice its length.
  if (typed.text.length > 2 * word.text.length + 2) return 0;
  let best = 0;
  for (const heard of typed.sounds) {
    if (heard.sound.length < 2) continue;
    for (const each of word.sounds) {
      if (missingLetters(heard.letters, each.letters) > 1) continue;
      best = Math.max(best, soundLikeness(heard.sound, each.sound));
    }
  }
  if (best === 0 || !areWrittenAlike(typed.stem, word.stem)) return Math.min(best, 0.4);
  return best - 0.005 * Math.abs(typed.text.length - word.text.length);
}

function soundLikeness(heard: string, sound: string): number {
  if (heard === sound) return heard.length > 2 ? 0.75 : 0.5;
  if (heard.length < 3) return 0;
  if (sound.startsWith(heard)) return 0.5;
  const isNear =
    heard.length > 3 && editsBetween(heard, sound, { edits: 1, isPrefix: false }) !== undefined;
  return isNear ? 0.45 : 0;
}

const isLatin = (text: string) => /[a-z]/.test(text);

/** Two words of one script that sound alike are written alike too. */
function areWrittenAlike(typed: string, word: string): boolean {
  if (isLatin(typed) !== isLatin(word)) return true;
  const edits = Math.floor(Math.max(typed.length, word.length) * 0.4);
  return editsBetween(typed, word, { edits, isPrefix: false }) !== undefined;
}

interface Scores {
  /** Of each dish, the best answer to the word, weighed by where it stands. */
  best: Float64Array;
  /** The same, not weighed. */
  likeness: Float64Array;
  /** In which of its names, as bits. */
  names: Uint8Array;
}

function scoresOf(index: DishIndex<SearchedDish>, typed: TypedWord): Scores {
  const count = index.dishes.length;
  const scores = {
    best: new Float64Array(count),
    likeness: new Float64Array(count),
    names: new Uint8Array(count),
  };
  for (const word of index.words) {
    const like = likeness(typed, word);
    if (like === 0) continue;
    for (const { dish, weight, name } of word.places) {
      if (name >= 0) scores.names[dish] = (scores.names[dish] ?? 0) | (1 << name);
      if (like * weight <= (scores.best[dish] ?? 0)) continue;
      scores.best[dish] = like * weight;
      scores.likeness[dish] = like;
    }
  }
  return scores;
}

const RANK = { perhaps: 0, text: 1, name: 2, exactName: 3 } as const;

interface Found<Dish> {
  dish: Dish;
  rank: number;
  score: number;
  /** Not all that was typed is in it. */
  isPart: boolean;
}

export interface Finds<Dish> {
  dishes: Dish[];
  /** Nothing is quite what was typed: these are the nearest. */
  areNearest: boolean;
}

/** The best first; of equal ones, what can be ordered now before what cannot. */
export function findDishes<Dish extends SearchedDish>(
  index: DishIndex<Dish>,
  query: string,
): Finds<Dish> {
  const scores = typedWords(query).map((word) => scoresOf(index, word));
  const found = index.dishes.flatMap((dish, at) => foundAt(dish, at, index, scores) ?? []);
  const highest = Math.max(...found.map(({ rank }) => rank));
  // Where something was meant for sure, what only may have been is in its way.
  const dishes = found
    .filter(({ rank }) => rank > RANK.perhaps || rank === highest)
    .toSorted(
      (a, b) =>
        b.rank - a.rank ||
        Number(b.dish.isAvailable) - Number(a.dish.isAvailable) ||
        b.score - a.score,
    );
  return { dishes: dishes.map(({ dish }) => dish), areNearest: dishes[0]?.isPart ?? false };
}

function foundAt<Dish extends SearchedDish>(
  dish: Dish,
  at: number,
  { lengths }: DishIndex<Dish>,
  scores: readonly Scores[],
): Found<Dish> | undefined {
  let answered = 0;
  let sum = 0;
  let least = 1;
  let isByName = true;
  const inNames: [number, number] = [0, 0];
  for (const { best, likeness: likes, names } of scores) {
    const like = likes[at] ?? 0;
    const bits = names[at] ?? 0;
    if (like > 0) answered += 1;
    sum += best[at] ?? 0;
    least = Math.min(least, like);
    isByName &&= bits > 0;
    if (bits & 1) inNames[0] += like;
    if (bits & 2) inNames[1] += like;
  }
  if (answered === 0 || answered < scores.length / 2) return undefined;
  const [english = 0, arabic = 0] = lengths[at] ?? [];
  const closeness = Math.max(
    inNames[0] / Math.max(english, scores.length),
    inNames[1] / Math.max(arabic, scores.length),
  );
  const isPart = answered < scores.length;
  const byName = least < EXACT ? RANK.name : RANK.exactName;
  const rank = least < SURE ? RANK.perhaps : isByName ? byName : RANK.text;
  return { dish, rank, score: sum / scores.length + 0.3 * closeness, isPart };
}

/** How well each dish matches each word of a query. */
import {
  dishAt,
  NAME_BITS,
  standAt,
  WEIGHTS,
  type DishIndex,
  type SearchedDish,
} from './dishIndex.ts';
import { likeness, soundLikeness, typedWords, type Demand, type TypedWord } from './likeness.ts';

export interface Scores {
  /** For each dish, its best match of the word, weighted by position. */
  best: Float64Array;
  /** The same, unweighted. */
  likeness: Float64Array;
  /** The names that contain it, as bits. */
  names: Uint8Array;
}

/** The scores for each word of the last query: usually only one word has changed since. */
const lastScores = new WeakMap<object, ReadonlyMap<string, Scores>>();

export function scoresOfWords(index: DishIndex<SearchedDish>, query: string): Scores[] {
  const before = lastScores.get(index);
  const scores = typedWords(query).map(
    (typed) => [typed.text, before?.get(typed.text) ?? scoresOf(index, typed)] as const,
  );
  lastScores.set(index, new Map(scores));
  return scores.map(([, each]) => each);
}

function scoresOf(index: DishIndex<SearchedDish>, typed: TypedWord): Scores {
  const count = index.dishes.length;
  const scores = {
    best: new Float64Array(count),
    likeness: new Float64Array(count),
    names: new Uint8Array(count),
  };
  const heard = soundsHeard(index, typed);
  const { words, heads, soundOfText, soundOfStem } = index;
  const mayBeLike = new Uint8Array(words.length);
  for (const demand of typed.demands) {
    const head = heads.find(({ length }) => length >= demand.within);
    if (head) markMet(mayBeLike, head.letters, demand);
  }
  for (let at = 0; at < words.length; at += 1) {
    const sound = Math.max(heard[soundOfText[at] ?? 0] ?? 0, heard[soundOfStem[at] ?? 0] ?? 0);
    const word = words[at];
    if (!word || (sound === 0 && !mayBeLike[at])) continue;
    const like = likeness(typed, word, sound);
    if (like > 0) noteAnswer(scores, like, word.places);
  }
  return scores;
}

/** For each sound, how well it matches those of the typed word. */
function soundsHeard(index: DishIndex<SearchedDish>, typed: TypedWord): Float64Array {
  const { sounds, soundLetters } = index;
  const heard = new Float64Array(sounds.length);
  const mayBeHeard = new Uint8Array(sounds.length);
  for (const demand of typed.soundDemands) markMet(mayBeHeard, soundLetters, demand);
  for (let at = 0; at < sounds.length; at += 1) {
    if (mayBeHeard[at]) heard[at] = soundLikeness(typed, sounds[at] ?? '');
  }
  return heard;
}

/** Compares numbers only: a large menu has too many words to read after each typed letter. */
function markMet(marks: Uint8Array, letters: Int32Array, demand: Demand): void {
  const { letters: needed, mayMiss } = demand;
  for (let at = 0; at < letters.length; at += 1) {
    let missing = needed & ~(letters[at] ?? 0);
    for (let left = mayMiss; left > 0; left -= 1) missing &= missing - 1;
    if (missing === 0) marks[at] = 1;
  }
}

function noteAnswer(scores: Scores, like: number, places: readonly number[]): void {
  const { best, likeness: likes, names } = scores;
  for (const place of places) {
    const dish = dishAt(place);
    const stand = standAt(place);
    names[dish] = (names[dish] ?? 0) | (NAME_BITS[stand] ?? 0);
    const weighed = like * (WEIGHTS[stand] ?? 0);
    if (weighed <= (best[dish] ?? 0)) continue;
    best[dish] = weighed;
    likes[dish] = like;
  }
}

/** How well a word of the menu matches a typed one. */
import { editsBetween } from './distance.ts';
import { isSmall, wordOf, type Word } from './dishIndex.ts';
import { folded, lettersOf, missingLetters, wordsOf } from './letters.ts';
import { sameMeaning } from './sameMeaning.ts';

/** A longer text was pasted by mistake. */
const LONGEST_QUERY = 80;
const MOST_WORDS = 8;

/** From this score on, a match is sure; below it, doubtful. */
export const SURE = 0.7;
/** From this score on, the word is spelled as on the menu or means the same. */
export const EXACT = 0.9;

/** A word that matches in spelling and in sound is most likely the same one. */
const ALIKE_IN_BOTH = 0.1;

export interface TypedWord extends Word {
  /** The letters of its stem as bits. */
  needed: number;
  sameMeaning: readonly string[];
  /** The sounds that are long enough to compare. */
  sounds: readonly string[];
  /** Every similar word meets one of these, or one of its sounds meets one of `soundDemands`. */
  demands: readonly Demand[];
  soundDemands: readonly Demand[];
}

/** Letters that a word must have, so that most words can be skipped. */
export interface Demand {
  letters: number;
  /** Among this many letters at its start. */
  within: number;
  mayMiss: number;
}

export function typedWords(query: string): TypedWord[] {
  const words = wordsOf(folded(query.slice(0, LONGEST_QUERY))).slice(0, MOST_WORDS);
  const meant = words.filter((word) => !isSmall(word) && word.length > 1);
  return (meant.length > 0 ? meant : words).map((text) => {
    const word = wordOf(text);
    const needed = lettersOf(word.stem);
    const sounds = [...new Set([word.sound, word.stemSound])].filter(({ length }) => length > 1);
    const meaning = [...sameMeaning(text), ...sameMeaning(word.stem)];
    return Object.assign(word, {
      needed,
      sameMeaning: meaning,
      demands: demandsOf(word, meaning),
      sounds,
      soundDemands: sounds.map((sound) => ({
        letters: lettersOf(sound),
        within: Infinity,
        mayMiss: sound.length > 3 ? 1 : 0,
      })),
    });
  });
}

function demandsOf({ text, stem }: Word, meaning: readonly string[]): Demand[] {
  const mayMiss = mostEdits(text.length + 1);
  const begun = [...new Set([text, stem])].map((written) => ({
    letters: lettersOf(written),
    within: written.length + mayMiss,
    mayMiss,
  }));
  const inside = text.length > 2 ? [text, ...meaning] : meaning;
  return [
    ...begun,
    ...inside.map((each) => ({ letters: lettersOf(each), within: Infinity, mayMiss: 0 })),
  ];
}

/** How well a word of the menu matches a typed one, 0 to 1. */
export function likeness(
  typed: TypedWord,
  word: Word,
  soundLike = soundsLike(typed, word),
): number {
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
  const heard = bySound(typed, word, soundLike);
  const isBoth = edited > 0 && heard > 0;
  return Math.max(edited, heard) + (isBoth ? ALIKE_IN_BOTH : 0);
}

/** One letter in four may be wrong. */
const mostEdits = (length: number) => Math.floor(length / 4);

function byEdits(typed: TypedWord, word: Word, missing: number): number {
  const length = typed.text.length;
  // A missing letter counts towards the word's length.
  const most = mostEdits(word.text.length > length ? length + 1 : length);
  if (most === 0 || missing > most) return 0;
  const asWritten = editLikeness(typed.text, word.text, most);
  const isSame = typed.text === typed.stem && word.text === word.stem;
  return isSame ? asWritten : Math.max(asWritten, editLikeness(typed.stem, word.stem, most));
}

function editLikeness(typed: string, word: string, edits: number): number {
  const begun = editsBetween(typed, word, { edits, isPrefix: true });
  if (begun === undefined) return 0;
  const whole = editsBetween(typed, word, { edits, isPrefix: false });
  if (whole === undefined) return 0.65 - 0.12 * begun;
  // A short word with one wrong letter is often another word.
  return Math.max(typed.length, word.length) > 4 ? 0.78 - 0.06 * whole : 0.63;
}

function bySound(typed: TypedWord, word: Word, best: number): number {
  // A word typed at more than twice the length is another word.
  if (best === 0 || typed.text.length > 2 * word.text.length + 2) return 0;
  if (!areWrittenAlike(typed.stem, word.stem)) return Math.min(best, 0.4);
  return best - 0.005 * Math.abs(typed.text.length - word.text.length);
}

function soundsLike(typed: TypedWord, { sound, stemSound }: Word): number {
  return Math.max(soundLikeness(typed, sound), soundLikeness(typed, stemSound));
}

export function soundLikeness({ sounds }: TypedWord, sound: string): number {
  let best = 0;
  for (const heard of sounds) best = Math.max(best, alikeInSound(heard, sound));
  return best;
}

function alikeInSound(heard: string, sound: string): number {
  if (heard === sound) return heard.length > 2 ? 0.75 : 0.5;
  if (heard.length < 3) return 0;
  if (sound.startsWith(heard)) return 0.5;
  const isNear =
    heard.length > 3 && editsBetween(heard, sound, { edits: 1, isPrefix: false }) !== undefined;
  return isNear ? 0.45 : 0;
}

const isLatin = (text: string) => /[a-z]/.test(text);

/** Words of one script that sound alike also have similar spellings. */
function areWrittenAlike(typed: string, word: string): boolean {
  if (isLatin(typed) !== isLatin(word)) return true;
  const edits = Math.floor(Math.max(typed.length, word.length) * 0.4);
  return editsBetween(typed, word, { edits, isPrefix: false }) !== undefined;
}

import { folded, stemOf, wordsOf } from '../search/letters.ts';
import { OTHER_AFTER, OTHER_BEFORE } from './allergenWords.ts';

/** A word of a text in all its forms. */
interface Spoken {
  forms: readonly string[];
  /** True when only spaces or hyphens separate it from the previous word. */
  isJoined: boolean;
}

const WORD = /[\p{L}\p{N}]+/gu;

/** Arabic writes "and" as a prefix of the next word. */
function formsOf(word: string): string[] {
  const bare = /^و\p{L}{3}/u.test(word) ? [word.slice(1)] : [];
  return [word, ...bare].flatMap((form) => [form, stemOf(form)]);
}

/** The words of a text, for `isNamed`. */
export function spokenIn(text: string): Spoken[] {
  const plain = folded(text);
  let end = 0;
  return [...plain.matchAll(WORD)].map((found) => {
    const isJoined = /^[\s-]*$/.test(plain.slice(end, found.index));
    end = found.index + found[0].length;
    return { forms: formsOf(found[0]), isJoined };
  });
}

function among(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.flatMap((word) => formsOf(folded(word))));
}

function pairsOf(words: Readonly<Record<string, readonly string[]>>) {
  return new Map(Object.entries(words).map(([word, beside]) => [folded(word), among(beside)]));
}

const DENYING = among('without no non not free zero بدون دون بلا خالي خالٍ خالية غير لا'.split(' '));
/** Words between a denial and the denied word: "free from any milk", "لا يحتوي على الحليب". */
const LINKING = among('from of any contain contains alcoholic من أي على يحتوي تحتوي'.split(' '));
const FREE = among(['free']);
const OTHERS_BEFORE = pairsOf(OTHER_AFTER);
const OTHERS_BEHIND = pairsOf(OTHER_BEFORE);

function isAmong(spoken: Spoken | undefined, words: ReadonlySet<string> | undefined): boolean {
  return words !== undefined && (spoken?.forms.some((form) => words.has(form)) ?? false);
}

/** True for "without nuts" and "nut-free", false for "not free from nuts". */
function isDenied(text: readonly Spoken[], start: number, end: number): boolean {
  const behind = text[end];
  if (behind?.isJoined && isAmong(behind, FREE)) return true;
  let at = start;
  while (text[at]?.isJoined && isAmong(text[at - 1], LINKING)) at -= 1;
  if (!text[at]?.isJoined || !isAmong(text[at - 1], DENYING)) return false;
  return !(text[at - 1]?.isJoined && isAmong(text[at - 2], DENYING));
}

/** True when the word is part of another food's name. */
function isOther(text: readonly Spoken[], start: number, end: number, word: string): boolean {
  const behind = text[end];
  return (
    (text[start]?.isJoined === true && isAmong(text[start - 1], OTHERS_BEFORE.get(word))) ||
    (behind?.isJoined === true && isAmong(behind, OTHERS_BEHIND.get(word)))
  );
}

/** True when the text contains these whole words in sequence and does not deny them. */
export function isNamed(name: string, text: readonly Spoken[]): boolean {
  const wanted = wordsOf(folded(name));
  const first = wanted[0];
  if (first === undefined) return false;
  const meant = wanted.map((word) => new Set([word, stemOf(word)]));
  return text.some((_, start) => {
    const end = start + wanted.length;
    return (
      meant.every((forms, step) => {
        const spoken = text[start + step];
        return isAmong(spoken, forms) && (step === 0 || spoken?.isJoined === true);
      }) &&
      !isDenied(text, start, end) &&
      !isOther(text, start, end, first)
    );
  });
}

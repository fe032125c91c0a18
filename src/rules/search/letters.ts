/** Normalises spelling and sound, so that one spelling finds another. */

/** Interchangeable letters, and letters that some keyboards lack. */
const SAME_LETTERS: Readonly<Record<string, string>> = {
  ة: 'ه',
  ى: 'ي',
  ی: 'ي',
  ٱ: 'ا',
  ک: 'ك',
  گ: 'ك',
  چ: 'ج',
  پ: 'ب',
  ڤ: 'ف',
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

const EASTERN_DIGIT = /[٠-٩۰-۹]/g;
const MARKS = /[\p{M}ـ’'`´ʼ]/gu;
const WORD = /[\p{L}\p{N}]+/gu;

/** Maps all spellings to one: no marks, no capitals, one shape for each letter. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(MARKS, '')
    .replaceAll(EASTERN_DIGIT, (digit) => String((digit.codePointAt(0) ?? 0) % 16))
    .replaceAll(/[ةىیٱکگچپڤßøæœı]/g, (letter) => SAME_LETTERS[letter] ?? letter);
}

/** The words of a folded text. */
export function wordsOf(text: string): string[] {
  return text.match(WORD) ?? [];
}

/** Arabic writes "the", "and" and "with" as prefixes of the next word; English marks the plural. */
const AROUND = /^(?:و?ال|[بفكو]ال|لل|ب)(?=\p{L}{3})|(?<=[a-z]{3}[^s])s$/u;

export function stemOf(word: string): string {
  return word.replace(AROUND, '');
}

/** Letters by sound, longest first; vowels have no sound except at the start. */
const SOUNDS: Readonly<Record<string, string>> = {
  sch: 'S',
  tch: 'S',
  sh: 'S',
  ch: 'S',
  kh: 'x',
  gh: 'k',
  th: 't',
  dh: 'd',
  ph: 'f',
  ck: 'k',
  qu: 'k',
  ce: 's',
  ci: 's',
  cy: 's',
  c: 'k',
  q: 'k',
  g: 'k',
  j: 'k',
  v: 'f',
  p: 'b',
  x: 'ks',
  '5': 'x',
  '6': 't',
  '7': 'h',
  '8': 'k',
  '9': 's',
  ش: 'S',
  خ: 'x',
  غ: 'k',
  ق: 'k',
  ك: 'k',
  ج: 'k',
  ث: 't',
  ت: 't',
  ط: 't',
  ذ: 'z',
  ظ: 'z',
  ز: 'z',
  د: 'd',
  ض: 'd',
  س: 's',
  ص: 's',
  ف: 'f',
  ب: 'b',
  ح: 'h',
  ه: 'h',
  ل: 'l',
  ر: 'r',
  م: 'm',
  ن: 'n',
};
const VOWEL = /[aeiouwy23عءاوي]/;
const LETTER = /sch|tch|sh|ch|kh|gh|th|dh|ph|ck|qu|c[eiy]|./g;

/** The consonants of a word, the same in both scripts: `hms` for "hommos" and for "حمص". */
export function soundOf(word: string): string {
  let sound = '';
  let before = '';
  for (const letter of word.match(LETTER) ?? []) {
    const isVowel = letter.length === 1 && VOWEL.test(letter);
    const heard = isVowel ? (sound === '' ? 'a' : '') : (SOUNDS[letter] ?? letter);
    // A double letter sounds once.
    if (heard !== before) sound += heard;
    before = heard;
  }
  return sound.length > 2 ? sound.replace(/h$/, '') : sound;
}

/** One bit for each letter of a text, so that most words need no comparison letter by letter. */
export function lettersOf(text: string): number {
  let bits = 0;
  for (let at = 0; at < text.length; at += 1) bits |= 1 << (text.charCodeAt(at) % 32);
  return bits;
}

/** A lower bound of the letters of the first text that the second lacks. */
export function missingLetters(first: number, second: number): number {
  let bits = first & ~second;
  let count = 0;
  while (bits !== 0) {
    bits &= bits - 1;
    count += 1;
  }
  return count;
}

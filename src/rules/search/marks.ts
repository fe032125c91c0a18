/** The parts of a shown text that match the query. */
import { wordOf } from './dishIndex.ts';
import { likeness, typedWords } from './likeness.ts';
import { folded } from './letters.ts';

/** Below this score, a word is no more similar than most. */
const LEAST = 0.45;

const WORD = /[\p{L}\p{M}\p{N}’']+/gu;

/** Start and end, in the text's own letters. */
export function markedParts(text: string, query: string): [start: number, end: number][] {
  const typed = typedWords(query);
  return [...text.matchAll(WORD)].flatMap(({ 0: shown, index }): [number, number][] => {
    const word = wordOf(folded(shown));
    const like = Math.max(0, ...typed.map((each) => likeness(each, word)));
    if (like < LEAST) return [];
    const begun = typed.find(({ text: letters }) => word.text.startsWith(letters));
    // Marks on letters make a shown word longer than its folded form.
    const isAsShown = word.text.length === shown.length;
    const length = begun && isAsShown ? begun.text.length : shown.length;
    return [[index, index + length]];
  });
}

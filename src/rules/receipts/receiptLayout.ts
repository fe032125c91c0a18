/** The position of each text in the picture of a receipt. */
import { LANGUAGES } from '../../contract/languages.ts';
import { ARABIC } from '../common/letters.ts';
import type { PaperRow } from './receiptRows.ts';

const LETTER = /[\u0600-\u06ffa-z]/i;

/** The direction of a text by its first letter; the page's direction if it has no letters. */
function directionOf(text: string, page: 'ltr' | 'rtl'): 'ltr' | 'rtl' {
  const [letter] = LETTER.exec(text) ?? [];
  if (letter === undefined) return page;
  return LANGUAGES[ARABIC.test(letter) ? 'AR' : 'EN'].direction;
}

/** Of the picture, in CSS pixels: a roll of 80 mm. */
export const PAPER_WIDTH = 384;
const MARGIN = 24;
const GAP = 12;
export const CODE_SIZE = 168;

interface Look {
  size: number;
  weight: 400 | 700;
  isMuted: boolean;
  /** The space above it. */
  space: number;
}

const LOOKS: Readonly<Record<Exclude<PaperRow['kind'], 'rule' | 'code'>, Look>> = {
  title: { size: 24, weight: 700, isMuted: false, space: 0 },
  centre: { size: 14, weight: 400, isMuted: true, space: 2 },
  row: { size: 16, weight: 400, isMuted: false, space: 8 },
  detail: { size: 13, weight: 400, isMuted: true, space: 0 },
  total: { size: 20, weight: 700, isMuted: false, space: 12 },
};
const LINE_HEIGHT = 1.5;

interface PlacedText extends Omit<Look, 'space'> {
  text: string;
  x: number;
  /** The vertical centre. */
  y: number;
  align: 'left' | 'right' | 'center';
  direction: 'ltr' | 'rtl';
}

export interface PaperLayout {
  texts: PlacedText[];
  /** The heights of the horizontal rules. */
  rules: number[];
  code: { text: string; y: number } | undefined;
  height: number;
}

type Measure = (text: string, look: Pick<Look, 'size' | 'weight'>) => number;

export function layOutReceipt(
  rows: readonly PaperRow[],
  direction: 'ltr' | 'rtl',
  measure: Measure,
): PaperLayout {
  const layout: PaperLayout = { texts: [], rules: [], code: undefined, height: MARGIN };
  const start = direction === 'ltr' ? MARGIN : PAPER_WIDTH - MARGIN;
  const [startAlign, endAlign] = direction === 'ltr' ? SIDES : SIDES.toReversed();
  for (const row of rows) {
    if (row.kind === 'rule') {
      layout.rules.push(layout.height + GAP);
      layout.height += 2 * GAP;
      continue;
    }
    if (row.kind === 'code') {
      layout.code = { text: row.start, y: layout.height + GAP };
      layout.height += CODE_SIZE + 2 * GAP;
      continue;
    }
    const { space, ...look } = LOOKS[row.kind];
    const lineHeight = look.size * LINE_HEIGHT;
    const isCentred = row.kind === 'title' || row.kind === 'centre';
    const place = (text: string, y: number, align: PlacedText['align'], x: number) =>
      layout.texts.push({ ...look, text, x, y, align, direction: directionOf(text, direction) });
    const end = row.end ?? '';
    const endWidth = end === '' ? 0 : measure(end, look) + GAP;
    const room = PAPER_WIDTH - 2 * MARGIN;
    // An end that is too long gets its own line below its label.
    const isEndBelow = endWidth > room * LARGEST_END;
    const lines = wrapped(row.start, isEndBelow ? room : room - endWidth, (text) =>
      measure(text, look),
    );
    const middleOf = (line: number) => layout.height + space + lineHeight * (line + 0.5);
    lines.forEach((line, index) =>
      place(
        line,
        middleOf(index),
        isCentred ? 'center' : (startAlign ?? 'left'),
        isCentred ? PAPER_WIDTH / 2 : start,
      ),
    );
    const endLine = isEndBelow ? lines.length : 0;
    if (end !== '') place(end, middleOf(endLine), endAlign ?? 'right', PAPER_WIDTH - start);
    layout.height += space + lineHeight * Math.max(lines.length, endLine + 1);
  }
  layout.height = Math.ceil(layout.height + MARGIN);
  return layout;
}

const SIDES = ['left', 'right'] as const;
const LARGEST_END = 0.6;

/** Breaks a word that is wider than the paper between its letters. */
function wrapped(text: string, room: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).flatMap((each) => broken(each, room, measure))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && measure(longer) > room) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}

function broken(word: string, room: number, measure: (text: string) => number): string[] {
  if (measure(word) <= room) return [word];
  const parts: string[] = [];
  let part = '';
  for (const letter of word) {
    if (part !== '' && measure(part + letter) > room) {
      parts.push(part);
      part = letter;
    } else {
      part += letter;
    }
  }
  return [...parts, part];
}

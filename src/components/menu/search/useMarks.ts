import { useEffect, type RefObject } from 'react';
import { markedParts } from '../../../rules/search/marks.ts';

/** The name in the style sheets. */
const NAME = 'found';

function rangesIn(box: Element, query: string): Range[] {
  const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    for (const [start, end] of markedParts(node.textContent ?? '', query)) {
      const range = new Range();
      range.setStart(node, start);
      range.setEnd(node, end);
      ranges.push(range);
    }
  }
  return ranges;
}

/**
 * Highlights the matching text in these boxes of a list, without changing their elements. Older
 * browsers highlight nothing.
 */
export function useMarks(list: RefObject<Element | null>, boxes: string, query: string): void {
  useEffect(() => {
    if (!('highlights' in CSS)) return undefined;
    const found = [...(list.current?.querySelectorAll(boxes) ?? [])];
    CSS.highlights.set(NAME, new Highlight(...found.flatMap((box) => rangesIn(box, query))));
    return () => void CSS.highlights.delete(NAME);
  });
}

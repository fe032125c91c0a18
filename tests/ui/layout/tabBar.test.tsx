import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { TabBar } from '../../../src/ui/layout/TabBar.tsx';

const ITEMS = [
  { id: 'mezze', label: 'Mezze' },
  { id: 'grill', label: 'Grill' },
];

test.each([
  ['right of the row', 400, 260],
  ['left of it, as in Arabic', -200, -340],
])(
  'an active place %s is scrolled to the middle, and the page does not scroll',
  (_, x, scrolled) => {
    const intoView = vi.spyOn(Element.prototype, 'scrollIntoView');
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(
      this: Element,
    ) {
      return this.tagName === 'UL' ? new DOMRect(0, 0, 360, 48) : new DOMRect(x, 0, 80, 48);
    });
    render(<TabBar items={ITEMS} activeId="grill" onSelect={vi.fn()} label="Categories" />);
    expect(screen.getByRole('list').scrollLeft).toBe(scrolled);
    expect(intoView).not.toHaveBeenCalled();
  },
);

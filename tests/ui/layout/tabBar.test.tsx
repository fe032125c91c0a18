import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { TabBar } from '../../../src/ui/layout/TabBar.tsx';

const ITEMS = [
  { id: 'mezze', label: 'Mezze' },
  { id: 'grill', label: 'Grill' },
];

function bar(activeId: string) {
  return <TabBar items={ITEMS} activeId={activeId} onSelect={vi.fn()} label="Categories" />;
}

test('the active place is the current one', () => {
  const { rerender } = render(bar('mezze'));
  expect(screen.getByRole('navigation', { name: 'Categories' })).toBeInTheDocument();
  expect(screen.getByRole('button', { current: true })).toHaveAccessibleName('Mezze');
  rerender(bar('grill'));
  expect(screen.getByRole('button', { current: true })).toHaveAccessibleName('Grill');
});

test('a press tells which place is wanted', async () => {
  const onSelect = vi.fn();
  render(<TabBar items={ITEMS} activeId="mezze" onSelect={onSelect} label="Categories" />);
  await userEvent.click(screen.getByRole('button', { name: 'Grill' }));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('grill');
});

test.each([
  ['right of the row', 400, 260],
  ['left of it, as in Arabic', -200, -340],
])('an active place %s is scrolled to the middle and the page stays', (_, x, scrolled) => {
  const intoView = vi.spyOn(Element.prototype, 'scrollIntoView');
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(
    this: Element,
  ) {
    return this.tagName === 'UL' ? new DOMRect(0, 0, 360, 48) : new DOMRect(x, 0, 80, 48);
  });
  render(<TabBar items={ITEMS} activeId="grill" onSelect={vi.fn()} label="Categories" />);
  expect(screen.getByRole('list').scrollLeft).toBe(scrolled);
  expect(intoView).not.toHaveBeenCalled();
});

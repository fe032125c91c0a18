import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { MenuOverview } from '../../../src/pages/menu/MenuOverview.tsx';
import { menuGroups } from '../../../src/rules/menu/menuGroups.ts';
import { CATEGORY } from '../../../src/contract/examples/parts.ts';
import { speakEnglish } from '../../i18n/english.ts';
import { menuItem } from '../../rules/make.ts';
import { AtVenue } from '../../components/atVenue.tsx';

beforeAll(speakEnglish);

const CATEGORIES = [
  { categoryId: 1, label: 'Grill' },
  { categoryId: 2, label: 'Drinks' },
  { categoryId: 3, label: 'Hot drinks', parentCategoryId: 2 },
  { categoryId: 4, label: 'Breakfast', isAvailable: false },
  { categoryId: 5, label: 'Empty' },
];
/** The category of each dish; the menu lists no category 9. */
const DISHES = [1, 1, 1, 2, 3, 3, 4, 9];

function show() {
  const groups = menuGroups(
    CATEGORIES.map((each, seq) => Object.assign({}, CATEGORY, { labelEN: each.label, seq }, each)),
    DISHES.map((categoryId, index) => menuItem({ id: index + 1, categoryId })),
    'list',
  );
  const calls = { onSelect: vi.fn(), onClose: vi.fn() };
  const list = <MenuOverview groups={groups} activeId={2} timeZone="Asia/Kuwait" {...calls} />;
  const page = (content: typeof list | undefined) => (
    <AtVenue visit={{ code: 'BEIT', tableCode: 'T1', state: 'Table' }}>
      {[1, 2, 3, 4, 0].map((id) => (
        <div key={id} id={`category-${id}`}>
          <h2>Section {id}</h2>
        </div>
      ))}
      {content}
    </AtVenue>
  );
  const { rerender } = render(page(list));
  return { ...calls, leave: () => rerender(page(undefined)) };
}

const row = (name: string) => screen.getByRole('button', { name });

it('lists every category with its dishes, and what is not served now', () => {
  show();
  const list = screen.getByRole('dialog', { name: 'All categories' });
  expect(
    within(list)
      .getAllByRole('button')
      .map((each) => each.textContent?.trim()),
  ).toEqual([
    '',
    'Grill 3 dishes',
    'Drinks 3 dishes',
    'Hot drinks 2 dishes',
    'Breakfast 1 dish Not now',
    'Other dishes 1 dish',
  ]);
  // A subcategory is inside its category.
  const part = row('Hot drinks 2 dishes').closest('ul')?.closest('li');
  expect(part).toBe(row('Drinks 3 dishes').closest('li'));
});

it('begins at the current category', () => {
  show();
  expect(document.activeElement).toBe(row('Drinks 3 dishes'));
  expect(screen.getByRole('button', { current: true })).toBe(row('Drinks 3 dishes'));
});

it.each([
  ['Grill 3 dishes', [1, 1], 'Section 1'],
  ['Hot drinks 2 dishes', [2, 3], 'Section 3'],
  ['Other dishes 1 dish', [0, 0], 'Section 0'],
])('leads from %s to its place, and moves the focus to its heading', (name, place, heading) => {
  const { onSelect, onClose, leave } = show();
  fireEvent.click(row(name));
  expect(onClose).toHaveBeenCalledOnce();
  expect(onSelect.mock.calls).toEqual([place]);
  leave();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: heading }));
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { splitEntry } from '../../../src/storage/tableEntries.ts';
import { NEW_PLAN } from '../../../src/rules/table/splitPlan.ts';
import type { DemoClient } from '../../demo/fixtures/client.ts';
import { putLine } from '../../demo/fixtures/journey.ts';
import { DISH } from '../../demo/fixtures/tiny.ts';
import {
  appBeforeEach,
  CODE,
  openApp,
  payOrder,
  placeOrder,
  TABLE,
} from '../../journeys/appScene.tsx';

appBeforeEach();

const SPLIT = `/Split/${CODE}/${TABLE}`;

/** Two orders of 3.000 each before charges. */
async function openSplit(after?: (demo: DemoClient, ids: number[]) => Promise<unknown>) {
  const ids: number[] = [];
  const app = await openApp(SPLIT, {
    before: async (demo) => {
      for (const key of ['Fst345678901', 'Snd345678901'])
        ids.push((await placeOrder(demo, key)).eOrderID);
      await after?.(demo, ids);
    },
  });
  return { ...app, ids };
}

const title = () => screen.findByRole('heading', { name: 'Divide the bill' });
const dishes = () => screen.getAllByRole('group', { name: '1 × Three' });
const give = (index: number, name: string) =>
  fireEvent.click(within(dishes()[index] ?? document.body).getByRole('button', { name }));
const result = () => within(screen.getByRole('region', { name: 'Who pays what' }));
const parts = () =>
  result()
    .getAllByRole('listitem')
    .map((part) => part.querySelector('strong')?.textContent?.replace(/[^\d.]/g, ''));
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const total = () => result().getByText('Total').closest('div');

it('assigns each dish to the people who had it, and says what is still open', async () => {
  await openSplit();
  await title();
  expect(screen.getByText('Still open')).toBeVisible();
  give(0, 'Guest 1');
  give(1, 'Guest 1');
  give(1, 'Guest 2');
  expect(screen.getByText('Everything is divided')).toBeVisible();
  expect(parts()).toEqual(['4.500', '1.500']);
  give(0, 'Guest 1');
  expect(parts()).toEqual(['1.500', '1.500']);
  fireEvent.click(screen.getByRole('button', { name: 'Share it among all' }));
  expect(parts()).toEqual(['3.000', '3.000']);
  expect(total()).toHaveTextContent('6.000');
});

it('divides into equal parts, with a tip, rounded up to a coin', async () => {
  await openSplit();
  await title();
  choose('Equal parts');
  fireEvent.click(screen.getByRole('button', { name: 'One person more' }));
  expect(parts()).toEqual(['2.000']);
  choose('10%');
  expect(parts()).toEqual(['2.200']);
  expect(total()).toHaveTextContent('6.600');
  choose('KWD 0.250');
  expect(parts()).toEqual(['2.250']);
  expect(total()).toHaveTextContent('6.750');
  for (let n = 0; n < 50; n += 1)
    fireEvent.click(screen.getByRole('button', { name: 'One person more' }));
  expect(result().getByText('40 people, each pays')).toBeVisible();
});

it('accepts named amounts, and says what is missing or too much', async () => {
  await openSplit();
  await title();
  choose('By amount');
  const field = (name: string) => screen.getByRole('textbox', { name });
  fireEvent.change(field('Guest 1 pays'), { target: { value: '2' } });
  fireEvent.change(field('Guest 2 pays'), { target: { value: '5' } });
  expect(screen.getByText('Too much by')).toBeVisible();
  fireEvent.change(field('Guest 2 pays'), { target: { value: '4' } });
  expect(screen.getByText('Everything is divided')).toBeVisible();
  fireEvent.change(field('Guest 2 pays'), { target: { value: '4,x' } });
  expect(field('Guest 2 pays')).toHaveAccessibleDescription(/amount such as 1.500/);
  expect(screen.getByText('Still open')).toBeVisible();
});

it('lists people by name, for the staff', async () => {
  const { ids } = await openSplit();
  await title();
  fireEvent.change(screen.getByRole('textbox', { name: /^Name of guest 1/ }), {
    target: { value: `Sara ${'x'.repeat(300)}` },
  });
  const name = `Sara ${'x'.repeat(35)}`;
  give(0, name);
  fireEvent.click(screen.getByRole('button', { name: `I pay this: ${name}` }));
  const sheet = await screen.findByRole('dialog', { name: 'Tell the staff' });
  expect(sheet).toHaveTextContent(name);
  expect(sheet).toHaveTextContent('3.000');
  expect(sheet).toHaveTextContent('Nothing has been paid yet');
  expect(ids).toHaveLength(2);
});

it('says that nobody pays', async () => {
  await openSplit();
  await title();
  for (const name of ['Remove Guest 2', 'Remove Guest 1'])
    fireEvent.click(screen.getByRole('button', { name }));
  expect(screen.getByText('Add someone to pay.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Share it among all' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Add a person' }));
  give(0, 'Guest 1');
  expect(parts()).toEqual(['3.000']);
});

it('assigns one unit of a line after the other', async () => {
  await openApp(SPLIT, {
    before: async (demo) => {
      await putLine(demo, DISH.three, 2, [], { uniqueCartId: 'Fst345678901' });
      await placeOrder(demo, 'Fst345678901');
    },
  });
  await title();
  const [line] = screen.getAllByRole('group', { name: /× Three/ });
  const button = within(line ?? document.body).getByRole('button', {
    name: 'Give away one by one',
  });
  fireEvent.click(button);
  const units = screen.getAllByRole('group', { name: /^1 × Three/ });
  expect(units.length).toBeGreaterThan(1);
  fireEvent.click(
    within(units[0] ?? document.body).getByRole('button', { name: 'As one line again' }),
  );
  expect(screen.queryByRole('button', { name: 'As one line again' })).toBeNull();
});

describe('the divided items', () => {
  it('leave out cancelled ones', async () => {
    await openSplit((demo, [first = 0]) =>
      demo.control({ action: 'rejectOrder', eOrderID: first }),
    );
    await title();
    expect(dishes()).toHaveLength(1);
    expect(total()).toHaveTextContent('3.000');
  });

  it('leave out paid ones, unless somebody wants to divide them too', async () => {
    await openSplit((_, [first = 0]) => payOrder(first));
    await title();
    expect(total()).toHaveTextContent('3.000');
    fireEvent.click(screen.getByRole('switch', { name: /paid/ }));
    expect(dishes()).toHaveLength(2);
    expect(total()).toHaveTextContent('6.000');
  });

  it('show when a dish of somebody is no longer on the bill', async () => {
    const { demo, ids, go } = await openSplit();
    await title();
    give(0, 'Guest 1');
    await go(`/Menu/${CODE}/${TABLE}`);
    await screen.findAllByRole('article');
    await demo.control({ action: 'rejectOrder', eOrderID: ids[0] ?? 0 });
    await go(SPLIT);
    expect(await screen.findByText(/no longer on the bill/)).toBeVisible();
    expect(parts()).toEqual(['0.000', '0.000']);
  });

  it('come from the phone when the venue does not answer', async () => {
    const { demo, go } = await openSplit();
    await title();
    give(0, 'Guest 2');
    await go(`/Menu/${CODE}/${TABLE}`);
    await screen.findAllByRole('article');
    await demo.control({ action: 'fail', call: 'checkEOrderStatus', fault: 'html' });
    await go(SPLIT);
    expect(await screen.findByText(/Showing what this phone has saved/)).toBeVisible();
    expect(parts()).toEqual(['0.000', '3.000']);
  });

  it('lead to the menu when there is nothing to divide', async () => {
    await openApp(SPLIT);
    expect(
      await screen.findByRole('heading', { name: 'There is no bill to divide' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the menu' })).toHaveAttribute(
      'href',
      `/Menu/${CODE}/${TABLE}`,
    );
  });
});

describe('the plan on the device', () => {
  it('is there when the page opens again', async () => {
    const { go } = await openSplit();
    await title();
    give(0, 'Guest 2');
    choose('10%');
    await go(`/Menu/${CODE}/${TABLE}`);
    await screen.findAllByRole('article');
    await go(SPLIT);
    await title();
    expect(screen.getByRole('radio', { name: '10%' })).toBeChecked();
    expect(parts()).toEqual(['0.000', '3.300']);
  });

  it('is not rounded up to a coin that the venue no longer has', async () => {
    const plan = { ...NEW_PLAN, way: 'equal', count: 7, coin: 700 };
    localStorage.setItem(splitEntry.key(CODE, TABLE), JSON.stringify({ atMs: Date.now(), plan }));
    await openSplit();
    await title();
    expect(total()).toHaveTextContent('6.000');
  });

  it.each([
    ['of yesterday', { atMs: Date.now() - 13 * 3_600_000, plan: { ...NEW_PLAN, way: 'equal' } }],
    ['with an unknown way to split', { atMs: Date.now(), plan: { ...NEW_PLAN, way: 'dice' } }],
    ['with forty-one people', { atMs: Date.now(), plan: { ...NEW_PLAN, people: crowd(41) } }],
    ['with one person twice', { atMs: Date.now(), plan: { ...NEW_PLAN, people: twice() } }],
    ['that is no plan', { atMs: Date.now(), plan: 7 }],
  ])('is dropped: a plan %s', async (_, stored) => {
    localStorage.setItem(splitEntry.key(CODE, TABLE), JSON.stringify(stored));
    await openSplit();
    await title();
    expect(screen.getByRole('radio', { name: 'By dish' })).toBeChecked();
    expect(parts()).toEqual(['0.000', '0.000']);
  });

  it('works without storage', async () => {
    await openSplit();
    await title();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    give(0, 'Guest 1');
    expect(parts()).toEqual(['3.000', '0.000']);
  });
});

function crowd(count: number) {
  return Array.from({ length: count }, (_, id) => ({ id, name: '', amount: '' }));
}

function twice() {
  return [...crowd(1), ...crowd(1)];
}

describe('the link to the page', () => {
  it("is shown at the table's orders and at the order itself", async () => {
    const { go, ids, address } = await openSplit();
    await title();
    await go(`/Cart/${CODE}/${TABLE}`);
    fireEvent.click(await screen.findByRole('link', { name: 'Divide the bill' }));
    await waitFor(() => expect(address()).toBe(SPLIT));
    await go(`/Cart/${CODE}/${TABLE}/${ids[0]}`);
    expect(await screen.findByRole('link', { name: 'Divide the bill' })).toHaveAttribute(
      'href',
      SPLIT,
    );
  });

  it('is hidden when no order counts', async () => {
    const { go, ids } = await openSplit(async (demo, both) => {
      for (const eOrderID of both) await demo.control({ action: 'rejectOrder', eOrderID });
    });
    await screen.findByRole('heading', { name: 'There is no bill to divide' });
    await go(`/Cart/${CODE}/${TABLE}`);
    await screen.findByRole('region', { name: 'Your orders here' });
    expect(screen.queryByRole('link', { name: 'Divide the bill' })).toBeNull();
    expect(ids).toHaveLength(2);
  });
});

it('the plan is shared as a text', async () => {
  // User Event adds a clipboard.
  userEvent.setup();
  const copy = vi.spyOn(navigator.clipboard, 'writeText');
  await openSplit();
  await title();
  give(0, 'Guest 1');
  fireEvent.click(screen.getByRole('button', { name: 'Share as text' }));
  expect(await screen.findByText(/^Copied/)).toBeVisible();
  const [text] = copy.mock.lastCall ?? [];
  expect(text).toContain('Guest 1: KWD 3.000');
  expect(text).toContain('Still open: KWD 3.000');
  expect(text).toContain('Total: KWD 6.000');
});

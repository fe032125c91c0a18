import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { clearLogin, makeWayFor, noteCustomerOfTab } from '../../src/storage/loginChanges.ts';
import { storageTable } from './storageTable.ts';

/** Where each entry is stored, and how its keys begin: also entries that no module exports. */
const made = vi.hoisted(() => new Set<string>());

vi.mock('../../src/storage/entry.ts', async (original) => {
  const module = await original<typeof import('../../src/storage/entry.ts')>();
  type Make = (row: { area: string; key: (...parts: string[]) => string }) => unknown;
  const recorded = (make: unknown): Make => {
    return (row) => {
      made.add(`${row.area} ${row.key('\n', '\n', '\n').split('\n')[0]}`);
      return (make as Make)(row);
    };
  };
  const { entry, textEntry, listOfOneEntry } = module;
  return {
    ...module,
    entry: recorded(entry),
    textEntry: recorded(textEntry),
    listOfOneEntry: recorded(listOfOneEntry),
  };
});

import.meta.glob('../../src/storage/*.ts', { eager: true });

type Until = 'logOut' | 'chosenLogOut' | 'other';

function untilOf(text: string): Until {
  if (text.includes('chosen log-out')) return 'chosenLogOut';
  return text.includes('log-out') ? 'logOut' : 'other';
}

/** The table of stored things in SECURITY.md: an entry and when it goes. */
function toldUntil(): Map<string, Until> {
  const text = readFileSync(join(process.cwd(), '.github/SECURITY.md'), 'utf8');
  const [, table = ''] = /## What is stored[^]*?\n\n(\|[^]*?)\n\n/.exec(text) ?? [];
  const rows = table.split('\n').slice(2);
  const areas: Record<string, string> = { device: 'local', tab: 'session' };
  return new Map(
    rows.flatMap((row) => {
      const [, keys = '', where = '', , until = ''] = row.split('|').map((cell) => cell.trim());
      const places = where.split(' / ');
      if (where === 'cookie') return [];
      return [...keys.matchAll(/`([^`{…]+)[^`]*`/g)].map(([, name], index): [string, Until] => [
        `${areas[places[index] ?? where]} ${name}`,
        untilOf(until),
      ]);
    }),
  );
}

const storageOf = (area: string) => (area === 'local' ? localStorage : sessionStorage);

/** An example of every entry: values of the customer 501 and of the venue BEIT. */
const examples = [
  ...storageTable.filter(({ key }) => key !== 'leaving_BEIT'),
  { area: 'local', key: 'leaving_BEIT', text: 'false' },
  { area: 'session', key: 'pendingPromo_BEIT', text: 'x' },
  { area: 'local', key: 'uniqueCartId_BEIT_T12', text: 'x' },
  { area: 'local', key: 'uniqueCartIdMadeAt_BEIT_T12', text: 'x' },
].map(({ area, key, text }) => ({
  area,
  key: key.replace('ROUTE', 'BEIT'),
  text: text.replace('"customerId":0', '"customerId":501'),
}));
type Example = (typeof examples)[number];

const isStored = ({ area, key }: Example) => storageOf(area).getItem(key) !== null;

const nameOf = ({ area, key }: Example) =>
  [...made].reduce(
    (longest, name) =>
      `${area} ${key}`.startsWith(name) && name.length > longest.length ? name : longest,
    '',
  );

const sorted = (names: Iterable<string>) => [...names].toSorted((a, b) => (a < b ? -1 : 1));

/** `logOut.ts` removes these together with the subscription. */
const WITH_PUSH = new Set(['local push_', 'local pushTold_']);

it('SECURITY.md names every entry, and no other', () => {
  expect(sorted(toldUntil().keys())).toEqual(sorted(made));
  expect(sorted(new Set(examples.map(nameOf)))).toEqual(sorted(made));
});

interface Occasion {
  occasion: string;
  /** False if the customer has left before. */
  isHere: boolean;
  happen: () => unknown;
  isForgotten: (until: Until, isInTab: boolean) => boolean;
}

it.each<Occasion>([
  {
    occasion: 'an expired login',
    isHere: true,
    happen: () => clearLogin('BEIT', 'expired'),
    isForgotten: (until) => until === 'logOut',
  },
  {
    occasion: 'a chosen log-out',
    isHere: true,
    happen: () => clearLogin('BEIT', 'chosen'),
    isForgotten: (until) => until !== 'other',
  },
  {
    occasion: 'a log-out in another tab',
    isHere: false,
    happen: () => noteCustomerOfTab('BEIT'),
    isForgotten: (until, isInTab) => until !== 'other' && isInTab,
  },
  {
    occasion: 'another customer after an expired login',
    isHere: false,
    happen: () => makeWayFor('BEIT', 777),
    isForgotten: (until, isInTab) => until === 'chosenLogOut' || (until === 'logOut' && isInTab),
  },
])('$occasion removes what SECURITY.md says', ({ isHere, happen, isForgotten }) => {
  for (const { area, key, text } of examples) storageOf(area).setItem(key, text);
  if (!isHere) localStorage.removeItem('customerId_BEIT');
  const before = examples.filter(isStored);
  happen();
  const gone = before.filter((example) => !isStored(example));
  const told = [...toldUntil()].flatMap(([name, until]) =>
    isForgotten(until, name.startsWith('session')) && !WITH_PUSH.has(name) ? [name] : [],
  );
  expect(sorted(gone.map(nameOf))).toEqual(sorted(told));
});

import fc from 'fast-check';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Menu } from '../../src/contract/menu.ts';
import { listenToDroppedEntries } from '../../src/contract/schema.ts';
import type { TableHours } from '../../src/contract/tableHours.ts';
import type { StoreRef } from '../../src/contract/venue.ts';
import { menuAnswers, welcomeAnswers, wholeItem } from '../../src/firstScreen/answers.ts';
import { anyAnswerTo, SCHEMAS, type Name } from './anyAnswer.ts';
import { ANSWERS, inEnvelopes, ODD, pathsOf, withValue } from './usualVenue.ts';

const NOW_MS = Date.parse('2026-01-01T12:00:00Z');

const NAMES = Object.keys(SCHEMAS) as Name[];

beforeEach(() => listenToDroppedEntries(() => undefined));

/** What the app has to explain or to find out. */
const isLeftToApp: Partial<Record<Name, (read: never) => boolean>> = {
  menu: ({ menuTypeId, isViewOnly, isOrderingActive, menuItems, nextChangeAt }: Menu) =>
    menuTypeId !== 1 ||
    isViewOnly ||
    !isOrderingActive ||
    menuItems.length === 0 ||
    (nextChangeAt !== undefined && !(Date.parse(nextChangeAt) > NOW_MS)),
  venue: ({ kind }: StoreRef) => kind === 'merge' || kind === 'hotel',
  hours: ({ isOpen, isViewOnly }: TableHours) => !isOpen || isViewOnly,
  home: ({ isActive }: { isActive: boolean }) => !isActive,
};

/** The app's own reading of one answer; undefined if the first screen must not draw it. */
function appReads(name: Name, answer: unknown): unknown {
  const { success, output } = v.safeParse(SCHEMAS[name], answer);
  return success && !isLeftToApp[name]?.(output as never) ? output : undefined;
}

/** The first screen's reading of it, beside the usual other answers. */
function firstScreenReads(name: Name, answer: unknown): unknown {
  const drawn = welcomeAnswers(inEnvelopes({ ...ANSWERS, [name]: answer }), NOW_MS);
  if (!drawn) return undefined;
  // This answer only decides.
  if (name === 'home') return { isActive: true };
  if (name !== 'menu') return drawn[name];
  return { ...drawn.menu, menuItems: drawn.menu.menuItems.map(wholeItem) };
}

describe('what is drawn before the app starts', () => {
  it('are the answers of an open venue, with and without envelope', () => {
    const { home: _, ...drawn } = ANSWERS;
    for (const came of [inEnvelopes(ANSWERS), ANSWERS])
      expect(welcomeAnswers(came, NOW_MS)).toMatchObject(drawn);
  });

  it.each(NAMES)('is what the app reads from any answer: %s', (name) => {
    let drawn = 0;
    fc.assert(
      fc.property(anyAnswerTo(name), (answer) => {
        const read = appReads(name, answer);
        if (read !== undefined) drawn += 1;
        expect(firstScreenReads(name, answer)).toEqual(read);
      }),
      { numRuns: 2000 },
    );
    expect(drawn).toBeGreaterThan(200);
  });

  it.each(NAMES)('is what the app reads from an answer with an odd value: %s', (name) => {
    for (const path of pathsOf(ANSWERS[name]))
      for (const odd of ODD) {
        const answer = withValue(ANSWERS[name], path, odd);
        const where = `${path.join('.')} = ${JSON.stringify(odd)}`;
        expect(firstScreenReads(name, answer), where).toEqual(appReads(name, answer));
      }
  });

  it.each<[string, Name, object]>([
    ['closed', 'hours', { isOpen: false }],
    ['for viewing only, by its table', 'hours', { isViewOnly: true }],
    ['for viewing only, by its menu', 'menu', { isViewOnly: true }],
    ['pausing', 'menu', { isOrderingActive: false }],
    ['a lane', 'menu', { menuTypeId: 2 }],
    ['on its way to the next menu', 'menu', { nextChangeAt: '2026-01-01T12:00:00Z' }],
    ['without dishes', 'menu', { menuItems: [] }],
    ['a hall', 'venue', { kind: 'merge' }],
    ['a hotel', 'venue', { kind: 'hotel' }],
  ])('is not a venue that is %s', (_, name, change) => {
    const answers = { ...ANSWERS, [name]: { ...ANSWERS[name], ...change } };
    expect(menuAnswers(inEnvelopes(answers), NOW_MS)).toBeUndefined();
  });

  it('is no welcome of a venue that has none', () => {
    const answers = inEnvelopes({ ...ANSWERS, home: { isActive: false } });
    expect(menuAnswers(answers, NOW_MS)).toBeDefined();
    expect(welcomeAnswers(answers, NOW_MS)).toBeUndefined();
  });

  it('is also the stored menu, which says nothing about today', () => {
    const { hours: _, home: __, welcome: ___, ...kept } = ANSWERS;
    expect(menuAnswers(kept, NOW_MS)?.menu.categories).toEqual(ANSWERS.menu.categories);
  });

  it.each<[string, unknown]>([
    ['a refusal', { status: -12, dataenum: null, message: 'Closed' }],
    ['a refusal with data', { status: -12, dataenum: ANSWERS.menu }],
    ['nothing', null],
    ['a text', 'menu'],
    ['a list', [ANSWERS.menu]],
  ])('is not %s', (_, menu) => {
    expect(menuAnswers({ ...inEnvelopes(ANSWERS), menu }, NOW_MS)).toBeUndefined();
  });
});

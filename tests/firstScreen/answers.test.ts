import fc from 'fast-check';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CartView } from '../../src/contract/cart.ts';
import type { Menu, MenuDetails, MenuItem } from '../../src/contract/menu.ts';
import type { EndingPageSetting, EOrderStatus } from '../../src/contract/orders.ts';
import { PAYMENT_STATUS } from '../../src/contract/payment.ts';
import type { DriveThroughSetup, LandingPage } from '../../src/contract/places.ts';
import type { RatingTemplate } from '../../src/contract/rating.ts';
import { listenToDroppedEntries } from '../../src/contract/schema.ts';
import type { StoreRef } from '../../src/contract/venue.ts';
import { hallAnswers, ratingAnswers, roomAnswers } from '../../src/firstScreen/doors/answers.ts';
import {
  cartAnswers,
  dishAnswers,
  laneAnswers,
  matches,
  menuAnswers,
  menuInstead,
  orderAnswers,
  welcomeAnswers,
  wholeItem,
} from '../../src/firstScreen/doors/tableAnswers.ts';
import {
  deliveryDishAnswers,
  deliveryMenuAnswers,
  landingAnswers,
  logInAnswers,
} from '../../src/firstScreen/doors/deliveryAnswers.ts';
import { modes } from '../../src/ordering/visit/modes.ts';
import { shownMenu } from '../../src/ordering/menu/deliveryTerms.ts';
import { isSummed } from '../../src/rules/menu/energy.ts';
import { isPlacedStatus } from '../../src/rules/order/orderProgress.ts';
import { anyAnswerTo, SCHEMAS, type Name } from './anyAnswer.ts';
import { ANSWERS, inEnvelopes, ODD, pathsOf, withValue } from './usualVenue.ts';

const NOW_MS = Date.parse('2026-01-01T12:00:00Z');
const ASKING = { lang: 'EN', code: 'BEIT', mode: modes.Table, nowMs: NOW_MS } as const;

const NAMES = Object.keys(SCHEMAS) as Name[];

beforeEach(() => listenToDroppedEntries(() => undefined));

const NOTHING_GONE = { menuItemIds: [], modifierItemIds: [], asOf: '' };

const isOff = ({ isActive }: { isActive: boolean }) => !isActive;

const isCountedByApp = (dish: MenuItem) => dish.isCombo && isSummed(dish);

/** What the app has to explain or to find out. */
const isLeftToApp: Partial<Record<Name, (read: never) => boolean>> = {
  menu: ({ menuTypeId, menuItems, nextChangeAt }: Menu) =>
    menuTypeId !== 1 ||
    menuItems.length === 0 ||
    (nextChangeAt !== undefined && !(Date.parse(nextChangeAt) > NOW_MS)),
  deliveryMenu: ({ menuTypeId, menuItems, nextChangeAt }: Menu) =>
    menuTypeId !== 4 ||
    menuItems.length === 0 ||
    (nextChangeAt !== undefined && !(Date.parse(nextChangeAt) > NOW_MS)),
  venue: ({ kind }: StoreRef) => kind === 'merge' || kind === 'hotel',
  home: isOff,
  lane: isOff,
  cart: ({ cartList, changes, promo }: CartView) =>
    cartList.length === 0 ||
    changes.length > 0 ||
    promo !== null ||
    cartList.some(
      ({ menuItemName, isAvailable, addedBy }) => !menuItemName || !isAvailable || addedBy,
    ),
  order: ({ orderType, orderStatus, paymentStatus, code }: EOrderStatus) =>
    orderType !== 'Table' ||
    !isPlacedStatus(orderStatus) ||
    paymentStatus === PAYMENT_STATUS.refunded ||
    !['', 'BEIT'].includes(code.toUpperCase()),
  ending: ({ isActive, redirectUrl }: EndingPageSetting) => isActive && Boolean(redirectUrl),
  dish: isCountedByApp,
  deliveryDish: isCountedByApp,
  head: ({ menuTypeId }: MenuDetails) => menuTypeId !== 1,
  landing: ({ isDelivery }: LandingPage) => !isDelivery,
  rating: ({ isActive, questions }: RatingTemplate) =>
    !isActive || questions.length === 0 || questions.some(({ type }) => type === 'item'),
  laneSetup: (setup: DriveThroughSetup) => isOff(setup) || setup.tableCode === '',
};

/** Answers that only say if and how the diner can order. */
const ONLY_DECIDE: ReadonlySet<Name> = new Set(['home', 'lane', 'setup', 'storeHours', 'soldOut']);

/** The app's own reading of one answer; undefined if the first screen must not draw it. */
function appReads(name: Name, answer: unknown): unknown {
  const { success, output } = v.safeParse(SCHEMAS[name], answer);
  if (!success || isLeftToApp[name]?.(output as never)) return undefined;
  if (ONLY_DECIDE.has(name)) return 'drawn';
  if (name === 'deliveryMenu') return shownMenu(output as Menu, NOTHING_GONE.menuItemIds);
  if (name === 'ending' && isOff(output as EndingPageSetting)) return 'drawn';
  return name === 'filtered' ? new Set((output as MenuItem[]).map(({ id }) => id)) : output;
}

/** The first screen's reading of it, beside the usual other answers. */
function firstScreenReads(name: Name, answer: unknown): unknown {
  const came = inEnvelopes({ ...ANSWERS, soldOut: NOTHING_GONE, [name]: answer });
  if (name === 'room') return roomAnswers(came)?.room;
  if (name === 'hall') return hallAnswers(came)?.hall;
  if (name === 'rating') return ratingAnswers(came)?.template;
  if (name === 'dish' || name === 'head' || name === 'note')
    return dishAnswers(came, ASKING)?.[name];
  if (name === 'cart') return cartAnswers(came, ASKING)?.view;
  if (name === 'order' || name === 'ending') {
    const drawn = orderAnswers(came, { ...ASKING, code: 'beit' });
    return drawn && (drawn[name] ?? 'drawn');
  }
  if (name === 'deliveryDish') return deliveryDishAnswers(came)?.dish;
  if (name === 'countries') return logInAnswers(came)?.countries;
  if (name === 'landing' || name === 'areas') return landingAnswers(came)?.[name];
  if (name === 'filtered') return matches(came);
  if (name === 'lane') return laneAnswers(came) && 'drawn';
  if (name === 'laneSetup') return laneAnswers(came)?.setup;
  const isOfDelivery = ['setup', 'storeHours', 'soldOut', 'deliveryMenu'].includes(name);
  const drawn = isOfDelivery ? deliveryMenuAnswers(came, ASKING) : welcomeAnswers(came, ASKING);
  if (!drawn) return undefined;
  if (ONLY_DECIDE.has(name)) return 'drawn';
  if (name in drawn && name !== 'menu') return drawn[name as keyof typeof drawn];
  return { ...drawn.menu, menuItems: drawn.menu.menuItems.map(wholeItem) };
}

describe('what is drawn before the app starts', () => {
  it('are the answers of an open venue, with and without envelope', () => {
    const { menu, venue, header, colors, hours, welcome } = ANSWERS;
    const drawn = { menu, venue, header, colors, hours, welcome };
    for (const came of [inEnvelopes(ANSWERS), ANSWERS])
      expect(welcomeAnswers(came, ASKING)).toMatchObject(drawn);
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
    ['a lane', 'menu', { menuTypeId: 2 }],
    ['on its way to the next menu', 'menu', { nextChangeAt: '2026-01-01T12:00:00Z' }],
    ['without dishes', 'menu', { menuItems: [] }],
    ['a hall', 'venue', { kind: 'merge' }],
    ['a hotel', 'venue', { kind: 'hotel' }],
  ])('is not a venue that is %s', (_, name, change) => {
    const answers = { ...ANSWERS, [name]: Object.assign({}, ANSWERS[name], change) };
    expect(menuAnswers(inEnvelopes(answers), ASKING)).toBeUndefined();
  });

  it.each<[string, Name, object, object]>([
    ['open', 'hours', {}, { canOrder: true }],
    ['closed', 'hours', { isOpen: false, opensAt: '2026-01-02T08:00Z' }, { reason: 'closed' }],
    ['for viewing only, by its table', 'hours', { isViewOnly: true }, { reason: 'view' }],
    ['for viewing only, by its menu', 'menu', { isViewOnly: true }, { reason: 'view' }],
    ['pausing', 'menu', { isOrderingActive: false }, { reason: 'paused' }],
  ])('says that a venue is %s', (_, name, change, state) => {
    const answers = inEnvelopes({ ...ANSWERS, [name]: Object.assign({}, ANSWERS[name], change) });
    expect(menuAnswers(answers, ASKING)?.state).toMatchObject(state);
    expect(welcomeAnswers(answers, ASKING)?.state).toMatchObject(state);
  });

  it('is for a hotel room a menu of rooms', () => {
    const room = { ...ASKING, mode: modes.Room };
    const answers = { ...ANSWERS, menu: { ...ANSWERS.menu, menuTypeId: 3 } };
    expect(menuAnswers(inEnvelopes(ANSWERS), room)).toBeUndefined();
    expect(welcomeAnswers(inEnvelopes(answers), room)).toMatchObject({ asks: 'guest' });
  });

  it('is the own menu of the venue if the server does not know the table', () => {
    const refusal = { status: -19, dataenum: null };
    const came = { ...inEnvelopes(ANSWERS), menu: refusal, hours: refusal };
    const others = menuInstead(came, ASKING);
    expect(others).toEqual({ menu: 'Menu/EN/BEIT' });
    expect(menuInstead(inEnvelopes(ANSWERS), ASKING)).toEqual({});
    const answers = welcomeAnswers({ ...came, others: { menu: ANSWERS.menu } }, ASKING);
    expect(answers).toMatchObject({ state: { reason: 'unknownTable' }, hours: undefined });
    expect(welcomeAnswers(came, ASKING)).toBeUndefined();
  });

  it('is no welcome of a venue that has none', () => {
    const answers = inEnvelopes({ ...ANSWERS, home: { isActive: false } });
    expect(menuAnswers(answers, ASKING)).toBeDefined();
    expect(welcomeAnswers(answers, ASKING)).toBeUndefined();
  });

  it('is also the stored menu, which says nothing about today', () => {
    const { menu, venue, header, colors } = ANSWERS;
    const kept = { menu, venue, header, colors };
    expect(menuAnswers(kept, ASKING)?.menu.categories).toEqual(ANSWERS.menu.categories);
  });

  it.each<[string, unknown]>([
    ['a refusal', { status: -12, dataenum: null, message: 'Closed' }],
    ['a refusal with data', { status: -12, dataenum: ANSWERS.menu }],
    ['nothing', null],
    ['a text', 'menu'],
    ['a list', [ANSWERS.menu]],
  ])('is not %s', (_, menu) => {
    expect(menuAnswers({ ...inEnvelopes(ANSWERS), menu }, ASKING)).toBeUndefined();
  });
});

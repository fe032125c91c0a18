import { describe, expect, test } from 'vitest';
import type { Notification, NotificationDetail } from '../../../src/contract/notification.ts';
import {
  firstDayAsked,
  isMeantFor,
  needsOrders,
  slidesToShow,
  stillDue,
  withShown,
} from '../../../src/rules/popups/notifications.ts';
import { detail, looking, notification, orders, visitor } from './popups.ts';

/** Two orders in the last seven days. */
const RULE = {
  audienceId: 3,
  variableId: 1,
  type: 1,
  days: 7,
  orderNo: 2,
  comparisionId: 1,
} as const;

describe('an audience', () => {
  test.each([
    ['everyone, a visitor', 1, visitor, true],
    ['new customers, a visitor', 2, visitor, false],
    ['new customers, one without orders', 2, looking(orders()), true],
    ['new customers, one with an order', 2, looking(orders('2020-01-01T00:00:00Z')), false],
    ['a rule without its numbers', 3, looking(orders()), false],
  ] as const)('%s', (_, audienceId, onlooker, isMeant) => {
    expect(isMeantFor(detail({ audienceId }), onlooker)).toBe(isMeant);
  });
});

describe('the order-count rule', () => {
  const rule = (over: Partial<NotificationDetail>) => detail({ ...RULE, ...over });
  const lately = (count: number) =>
    looking(orders(...Array.from({ length: count }, () => '2025-03-09T12:00:00+03:00')));

  test.each([
    [1, [false, true, false]],
    [2, [false, false, true]],
    [3, [false, true, true]],
    [4, [true, false, false]],
    [5, [true, true, false]],
    [6, [true, false, true]],
    [7, [false, false, false]],
    [0, [false, false, false]],
  ])('comparison %i with 2 holds for 1, 2 and 3 orders: %j', (comparisionId, holds) => {
    const found = [1, 2, 3].map((count) => isMeantFor(rule({ comparisionId }), lately(count)));
    expect(found).toEqual(holds);
  });

  test.each([
    ['variable 2', { variableId: 2 }],
    ['no comparison', { comparisionId: undefined }],
    ['no days', { days: undefined }],
    ['no dates', { type: 2 as const }],
    ['an invalid date', { type: 2 as const, startDate: 'soon', endDate: '2025-03-31' }],
  ])('it is for nobody with %s', (_, over) => {
    expect(isMeantFor(rule({ comparisionId: 6, orderNo: 99, ...over }), lately(2))).toBe(false);
  });

  test('it excludes visitors, even if having no orders would fit', () => {
    expect(isMeantFor(rule({ comparisionId: 1, orderNo: 0 }), visitor)).toBe(false);
    expect(isMeantFor(rule({ comparisionId: 1, orderNo: 0 }), lately(0))).toBe(true);
  });

  test.each([
    ['2025-03-03T12:00:00+03:00', true],
    ['2025-03-03T11:59:59+03:00', false],
    ['2025-03-10T12:00:00+03:00', true],
  ])('of the last 7 days an order of %s counts: %s', (createdOn, counts) => {
    expect(isMeantFor(rule({ orderNo: 1 }), looking(orders(createdOn)))).toBe(counts);
  });

  test.each([
    ['2025-03-01', '2025-03-05', '2025-02-28T23:59:59+03:00', false],
    ['2025-03-01', '2025-03-05', '2025-03-05T23:59:59+03:00', true],
    ['2025-03-01', '2025-03-05', '2025-03-06T00:00:00+03:00', false],
    ['2025-03-01T10:00:00Z', '2025-03-05T10:00:00Z', '2025-03-01T10:00:00Z', true],
    ['2025-03-01T10:00:00Z', '2025-03-05T10:00:00Z', '2025-03-05T10:00:01Z', false],
    ['2025-03-01', '2025-03-05', 'once', false],
  ])('from %s to %s an order of %s counts: %s', (startDate, endDate, createdOn, counts) => {
    const dates = rule({ type: 2, startDate, endDate, orderNo: 1 });
    expect(isMeantFor(dates, looking(orders(createdOn)))).toBe(counts);
  });
});

test.each([
  ['cancelled', 9, false],
  ['rejected', 10, false],
  ['of an unknown status', undefined, true],
])('an order that is %s (%s) counts: %s', (_, orderStatus, counts) => {
  const one = detail({ ...RULE, orderNo: 1 });
  const moments = [{ createdOn: '2025-03-09T12:00:00+03:00', orderStatus }];
  expect(isMeantFor(one, looking({ totalOrders: 1, orderList: [], moments }))).toBe(counts);
});

const last = (days: number) => ({ type: 1, days }) as const;

test.each<[string, Partial<NotificationDetail>[], string | undefined]>([
  ['the last days, in the store’s own day', [{ type: 1, days: 7 }], '2025-03-03'],
  ['a day', [{ type: 2, startDate: '2024-12-01', endDate: '2025-01-01' }], '2024-12-01'],
  ['a moment', [{ type: 2, startDate: '2024-12-01T22:30:00Z' }], '2024-12-02'],
  ['the earliest of several', [last(7), last(30)], '2025-02-08'],
  ['no day that can be read', [{ type: 2, startDate: 'soon' }, { type: 1 }], undefined],
])('orders are loaded since %s', (_, rules, day) => {
  const list = [
    notification(1, { audienceId: 2, type: 1, days: 900 }),
    notification(2, ...rules.map((over) => ({ audienceId: 3 as const, ...over }))),
  ];
  expect(firstDayAsked(list, visitor.nowMs, visitor.timeZone)).toBe(day);
});

test('orders are loaded only if a rule needs them', () => {
  expect(needsOrders([notification(1, {}), notification(2, {})])).toBe(false);
  expect(needsOrders([notification(1, {}), notification(2, {}, { audienceId: 2 })])).toBe(true);
  expect(needsOrders([])).toBe(false);
});

describe('the shown slides', () => {
  const shownOf = (notificationId: number, visibiltyId: number, displayed = true) => {
    return { notificationId, visibiltyId, displayed };
  };
  const ids = (list: Notification[], shown: ReturnType<typeof shownOf>[] = []) =>
    slidesToShow(list, shown, visitor).map(({ notificationId }) => notificationId);

  test("are all meant for the diner, in the server's order", () => {
    const list = [
      notification(9, {}),
      notification(3, { audienceId: 2 }),
      notification(5, { imageName: 'a' }, { audienceId: 2 }, { imageName: 'b' }),
    ];
    expect(ids(list)).toEqual([9, 5, 5]);
    expect(slidesToShow(list, [], visitor).map((slide) => slide.detail.imageName)).toEqual([
      'ramadan.webp',
      'a',
      'b',
    ]);
  });

  test.each([
    ['not what was shown', [shownOf(1, 1)], []],
    ['again if its visibility changed', [shownOf(1, 3)], [1]],
    ['if it was recorded but not displayed', [shownOf(1, 1, false)], [1]],
  ])('are %s', (_, shown, expected) => {
    expect(ids([notification(1, { visibiltyId: 1 })], shown)).toEqual(expected);
  });

  test('always include those with visibility 2', () => {
    expect(ids([notification(1, { visibiltyId: 2 })], [shownOf(1, 2)])).toEqual([1]);
  });

  test('exclude those that another place has shown, unless they come every time', () => {
    const list = [notification(1, {}), notification(2, { visibiltyId: 2 }), notification(3, {})];
    const waiting = slidesToShow(list, [], visitor);
    const shown = withShown(
      [],
      slidesToShow([notification(1, {}), notification(2, {})], [], visitor),
    );
    expect(stillDue(waiting, shown).map(({ notificationId }) => notificationId)).toEqual([2, 3]);
  });

  test('are remembered once, with their current visibility', () => {
    const slides = slidesToShow(
      [notification(1, { visibiltyId: 4 }), notification(2, {})],
      [],
      visitor,
    );
    expect(withShown([shownOf(1, 1), shownOf(7, 1)], slides)).toEqual([
      shownOf(7, 1),
      shownOf(1, 4),
      shownOf(2, 1),
    ]);
  });

  test('of one notification are remembered once', () => {
    const slides = [1, 1, 4].map((visibiltyId) => ({
      notificationId: 1,
      detail: detail({ visibiltyId }),
      visibilities: [1, 1, 4],
    }));
    expect(withShown([], slides)).toEqual([shownOf(1, 1), shownOf(1, 4)]);
  });

  test('stay shown beside a neighbour that comes every time', () => {
    const list = [notification(1, { visibiltyId: 1 }, { visibiltyId: 2 })];
    let shown = withShown([], slidesToShow(list, [], visitor));
    for (let look = 0; look < 3; look += 1) {
      const slides = slidesToShow(list, shown, visitor);
      expect(slides.map((slide) => slide.detail.visibiltyId)).toEqual([2]);
      shown = withShown(shown, slides);
    }
  });

  test('come back when the visibility goes back', () => {
    const as = (visibiltyId: number) => [notification(1, { visibiltyId })];
    const first = withShown([], slidesToShow(as(1), [], visitor));
    const second = withShown(first, slidesToShow(as(3), first, visitor));
    expect(ids(as(3), second)).toEqual([]);
    expect(ids(as(1), second)).toEqual([1]);
  });
});

import { afterEach, expect, it, vi } from 'vitest';
import type { NotificationDetail } from '../../../src/contract/notification.ts';
import {
  firstDayAsked,
  isMeantFor,
  slidesToShow,
} from '../../../src/rules/popups/notifications.ts';
import { looking, notification, orders } from './popups.ts';

const HOUR_MS = 3_600_000;
const NEWEST_MS = Date.parse('2025-03-10T11:30:00+03:00');

const customer = (count: number) =>
  looking(
    orders(
      ...Array.from({ length: count }, (_, index) =>
        new Date(NEWEST_MS - index * HOUR_MS).toISOString(),
      ),
    ),
  );

/** Rules about different days, some with times and some with days. */
function rules(count: number) {
  return Array.from({ length: count }, (_, index) => {
    const start = new Date(NEWEST_MS - index * 7 * HOUR_MS).toISOString();
    const rule: Partial<NotificationDetail> = {
      audienceId: 3,
      variableId: 1,
      type: index % 3 === 0 ? 1 : 2,
      days: index / 9,
      startDate: index % 2 === 0 ? start : start.slice(0, 10),
      endDate: new Date(NEWEST_MS - index * HOUR_MS).toISOString(),
      orderNo: index,
      comparisionId: 3,
    };
    return notification(index, rule);
  });
}

afterEach(() => void vi.restoreAllMocks());

it('thousands of rules for thousands of orders format few dates', () => {
  const written = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
  const [list, diner] = [rules(10_000), customer(5000)];
  expect(firstDayAsked(list, diner.nowMs, diner.timeZone)).toBe('2017-03-16');
  expect(slidesToShow(list, [], diner).length).toBeGreaterThan(100);
  // Once for each rule and each order would be 10 million, which took a phone minutes.
  expect(written.mock.calls.length).toBeLessThan(5000);
});

it('counts the orders between two moments, in whichever order they are given', () => {
  const day = '2025-03-09';
  const told = [
    '2025-03-09T23:59:59+03:00',
    '2025-03-08T23:59:59+03:00',
    '2025-03-09T00:00:00+03:00',
  ];
  const counts = (orderNo: number, startDate: string, endDate: string) => {
    const [first] = notification(1, {
      audienceId: 3,
      variableId: 1,
      type: 2,
      comparisionId: 1,
      orderNo,
      startDate,
      endDate,
    }).notificationDetail;
    return first && isMeantFor(first, looking(orders(...told)));
  };
  expect(counts(2, day, day)).toBe(true);
  expect(counts(3, '2025-03-08', day)).toBe(true);
  expect(counts(0, '2025-03-10', '2025-03-01')).toBe(true);
  expect(counts(1, '2025-03-09T00:00:01+03:00', day)).toBe(true);
});

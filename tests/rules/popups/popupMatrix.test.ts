import { expect, test } from 'vitest';
import type { NotificationDetail } from '../../../src/contract/notification.ts';
import { slidesToShow, type ShownNotification } from '../../../src/rules/popups/notifications.ts';
import { looking, notification, orders, visitor } from './popups.ts';

// Who is to see a popup, by whom it is meant for and what this visit has seen of it. The five marks
// are a visitor and customers with none, one, two and three orders; a rule compares with two.

const LATELY = '2025-03-09T12:00:00+03:00';
const DINERS = [
  visitor,
  ...[0, 1, 2, 3].map((count) => looking(orders(...Array.from({ length: count }, () => LATELY)))),
];

const rule = (comparisionId: number): Partial<NotificationDetail> => ({
  audienceId: 3,
  variableId: 1,
  type: 1,
  days: 7,
  orderNo: 2,
  comparisionId,
});
const AUDIENCES = {
  everyone: { audienceId: 1 },
  'new customers': { audienceId: 2 },
  'two orders': rule(1),
  'more than two': rule(2),
  'two or more': rule(3),
  'fewer than two': rule(4),
  'two or fewer': rule(5),
  'not two': rule(6),
} satisfies Record<string, Partial<NotificationDetail>>;

const seen = (visibiltyId: number, displayed = true): ShownNotification[] => [
  { notificationId: 1, visibiltyId, displayed },
];
/** What this visit has seen, and the visibility that the popup has now. */
const VISITS = {
  'not yet seen': [[], 1],
  seen: [seen(1), 1],
  'recorded only': [seen(1, false), 1],
  'seen, and changed': [seen(1), 3],
  'for every time': [seen(2), 2],
} satisfies Record<string, [ShownNotification[], number]>;

test.each<[keyof typeof AUDIENCES, keyof typeof VISITS, string]>([
  ['everyone', 'not yet seen', '+++++'],
  ['everyone', 'seen', '-----'],
  ['everyone', 'recorded only', '+++++'],
  ['everyone', 'seen, and changed', '+++++'],
  ['everyone', 'for every time', '+++++'],
  ['new customers', 'not yet seen', '-+---'],
  ['new customers', 'seen', '-----'],
  ['new customers', 'recorded only', '-+---'],
  ['new customers', 'seen, and changed', '-+---'],
  ['new customers', 'for every time', '-+---'],
  ['two orders', 'not yet seen', '---+-'],
  ['two orders', 'seen', '-----'],
  ['two orders', 'recorded only', '---+-'],
  ['two orders', 'seen, and changed', '---+-'],
  ['two orders', 'for every time', '---+-'],
  ['more than two', 'not yet seen', '----+'],
  ['more than two', 'seen', '-----'],
  ['more than two', 'recorded only', '----+'],
  ['more than two', 'seen, and changed', '----+'],
  ['more than two', 'for every time', '----+'],
  ['two or more', 'not yet seen', '---++'],
  ['two or more', 'seen', '-----'],
  ['two or more', 'recorded only', '---++'],
  ['two or more', 'seen, and changed', '---++'],
  ['two or more', 'for every time', '---++'],
  ['fewer than two', 'not yet seen', '-++--'],
  ['fewer than two', 'seen', '-----'],
  ['fewer than two', 'recorded only', '-++--'],
  ['fewer than two', 'seen, and changed', '-++--'],
  ['fewer than two', 'for every time', '-++--'],
  ['two or fewer', 'not yet seen', '-+++-'],
  ['two or fewer', 'seen', '-----'],
  ['two or fewer', 'recorded only', '-+++-'],
  ['two or fewer', 'seen, and changed', '-+++-'],
  ['two or fewer', 'for every time', '-+++-'],
  ['not two', 'not yet seen', '-++-+'],
  ['not two', 'seen', '-----'],
  ['not two', 'recorded only', '-++-+'],
  ['not two', 'seen, and changed', '-++-+'],
  ['not two', 'for every time', '-++-+'],
])('a popup for %s, %s, is shown to %s', (audience, visit, marks) => {
  const [shown, visibiltyId] = VISITS[visit];
  const list = [notification(1, { ...AUDIENCES[audience], visibiltyId })];
  const found = DINERS.map((diner) => (slidesToShow(list, shown, diner).length > 0 ? '+' : '-'));
  expect(found.join('')).toBe(marks);
});

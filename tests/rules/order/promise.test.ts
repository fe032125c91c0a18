import { expect, it } from 'vitest';
import { promiseNews } from '../../../src/rules/order/promise.ts';

const at = (clock: string) => `2025-03-01T${clock}+03:00`;

it.each([
  ['nothing was promised', undefined, undefined, '19:00:00', undefined],
  ['a minute later', '19:30:00', '19:31:00', '19:00:00', undefined],
  ['two minutes later', '19:30:00', '19:32:00', '19:00:00', { kind: 'later', minutes: 2 }],
  ['five minutes earlier', '19:30:00', '19:25:00', '19:00:00', { kind: 'earlier', minutes: 5 }],
  ['passed', '19:30:00', '19:30:00', '19:31:01', { kind: 'overdue' }],
  ['passed within the grace', '19:30:00', '19:30:00', '19:31:00', undefined],
  ['passed, and no time is given any more', '19:30:00', undefined, '19:40:00', { kind: 'overdue' }],
  ['no time is given any more, before it', '19:30:00', undefined, '19:20:00', undefined],
  ['an invalid time', '19:30:00', 'soon', '19:20:00', undefined],
  ['a clock set back by hours', '19:30:00', '19:38:00', '03:00:00', { kind: 'later', minutes: 8 }],
  ['twelve hours ago', '03:00:00', '03:00:00', '19:00:00', undefined],
])('%s', (_, promised, estimated, now, expected) => {
  const times = { promisedAt: promised && at(promised), estimatedAt: estimated && at(estimated) };
  expect(promiseNews(times, Date.parse(at(now)))).toEqual(expected);
});

it('is the same in every time zone', () => {
  const times = { promisedAt: '2025-03-01T19:30:00+03:00', estimatedAt: '2025-03-01T16:38:00Z' };
  expect(promiseNews(times, Date.parse('2025-03-01T16:00:00Z'))).toEqual({
    kind: 'later',
    minutes: 8,
  });
});

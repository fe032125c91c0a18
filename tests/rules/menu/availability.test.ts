import { expect, test } from 'vitest';
import type { AvailabilityWindow } from '../../../src/contract/basics.ts';
import { isInWindows, rangesOfDay } from '../../../src/rules/menu/availability.ts';
import { dayBefore, wallTime } from '../../../src/rules/common/zonedTime.ts';

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const window = (over: Partial<AvailabilityWindow>): AvailabilityWindow => ({
  days: EVERY_DAY,
  ranges: [],
  ...over,
});
const from = (start: string, to: string) => [{ from: start, to }];
/** 2025-03-04 is a Tuesday. */
const isOn = (windows: AvailabilityWindow[], kuwaitTime: string) =>
  isInWindows(windows, wallTime(Date.parse(`${kuwaitTime}+03:00`), 'Asia/Kuwait'));

const MORNING = { ranges: from('07:00', '11:00') };
const NIGHT = { ranges: from('22:00', '02:00') };

test.each<[string, Partial<AvailabilityWindow>, string, boolean]>([
  ['Sunday is 0', { days: [0] }, '2025-03-09T12:00:00', true],
  ['at its start', MORNING, '2025-03-04T07:00:00', true],
  ['at its end', MORNING, '2025-03-04T11:00:00', false],
  ['to 24:00', { ranges: from('18:00', '24:00') }, '2025-03-04T23:59:59', true],
  ['24:00 is not the next day', { ranges: from('18:00', '24:00') }, '2025-03-05T00:00:00', false],
  ['over midnight, after', NIGHT, '2025-03-04T01:59:59', true],
  ['over midnight, at its end', NIGHT, '2025-03-04T02:00:00', false],
  ['its night lasts into Wednesday', { days: [2], ...NIGHT }, '2025-03-05T01:00:00', true],
  ['but does not begin on Monday', { days: [2], ...NIGHT }, '2025-03-04T01:00:00', false],
  ['the same start and end', { ranges: from('09:00', '09:00') }, '2025-03-04T08:59:59', true],
  ['on its first date', { startDate: '2025-03-04' }, '2025-03-04T00:00:00', true],
  ['on its last date', { endDate: '2025-03-04' }, '2025-03-04T23:59:59', true],
  ['the last night', { endDate: '2025-03-04', ...NIGHT }, '2025-03-05T01:00:00', true],
  ['an invalid time', { ranges: from('late', '23:00') }, '2025-03-04T12:00:00', false],
  ['a time beyond the day', { ranges: from('08:00', '25:00') }, '2025-03-04T12:00:00', false],
])('%s', (_, over, moment, expected) => {
  expect(isOn([window(over)], moment)).toBe(expected);
});

test('one of several windows, or of several ranges, is enough', () => {
  const windows = [
    window({ days: [1] }),
    window({ days: [2], ranges: [...from('07:00', '10:00'), ...from('18:00', '22:00')] }),
  ];
  expect(isOn([], '2025-03-04T12:00:00')).toBe(true);
  expect(isOn(windows, '2025-03-04T19:00:00')).toBe(true);
  expect(isOn(windows, '2025-03-04T12:00:00')).toBe(false);
  expect(isOn(windows, '2025-03-03T12:00:00')).toBe(true);
});

test.each([
  ['2025-03-04T21:30:00Z', 'Asia/Kuwait', '2025-03-05', 3, 30],
  ['2025-03-04T21:30:00Z', 'America/New_York', '2025-03-04', 2, 16 * 60 + 30],
  ['2025-12-31T23:59:00Z', 'Asia/Tokyo', '2026-01-01', 4, 8 * 60 + 59],
  ['2024-02-29T00:00:00Z', 'UTC', '2024-02-29', 4, 0],
])("at %s the wall's clock in %s shows %s", (moment, timeZone, day, weekday, minutes) => {
  expect(wallTime(Date.parse(moment), timeZone)).toEqual({ day, weekday, minutes });
});

test("an unknown time zone is read as the device's own", () => {
  const noon = Date.parse('2025-03-04T12:00:00');
  const own = { day: '2025-03-04', weekday: 2, minutes: 720 };
  expect(wallTime(noon, 'Mars/Olympus')).toEqual(own);
  expect(wallTime(noon, '')).toEqual(own);
});

test('the day before follows the calendar', () => {
  expect(dayBefore('2025-03-01')).toBe('2025-02-28');
  expect(dayBefore('2024-03-01')).toBe('2024-02-29');
  expect(dayBefore('2025-01-01')).toBe('2024-12-31');
});

const hours = (start: string, to: string, over: Partial<AvailabilityWindow> = {}) =>
  window({ ranges: from(start, to), ...over });

test.each<[string, AvailabilityWindow[], string[]]>([
  ['the whole day', [window({})], []],
  ['hours of another day', [hours('06:00', '12:00', { days: [3] })], []],
  ['both', [hours('06:00', '12:00'), hours('18:00', '24:00')], ['06:00-12:00', '18:00-24:00']],
  ['a season that is over', [hours('06:00', '12:00', { endDate: '2025-03-03' })], []],
])('the note of a Tuesday with %s', (_, windows, noted) => {
  const tuesday = wallTime(Date.parse('2025-03-04T03:00:00+03:00'), 'Asia/Kuwait');
  expect(rangesOfDay(windows, tuesday).map((range) => `${range.from}-${range.to}`)).toEqual(noted);
});

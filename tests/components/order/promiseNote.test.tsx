import { act, cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import AR from '../../../public/assets/i18n/AR.json';
import { PromiseNote } from '../../../src/components/order/head/PromiseNote.tsx';
import type { OrderType } from '../../../src/contract/basics.ts';
import { noteOfOrder } from '../../../src/storage/orderNotes.ts';
import { speakEnglish } from '../../i18n/english.ts';
import { AtVenue } from '../atVenue.tsx';

const at = (clock: string) => `2025-03-01T${clock}:00+03:00`;
const setClock = (clock: string) => vi.setSystemTime(Date.parse(at(clock)));

beforeEach(async () => {
  await speakEnglish();
  vi.useFakeTimers();
  setClock('19:00');
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

interface Told {
  estimatedAt?: string | undefined;
  orderStatus?: number;
  orderType?: OrderType;
}

function element({ estimatedAt, orderStatus = 5, orderType = 'Table' }: Told) {
  return (
    <AtVenue>
      <PromiseNote order={{ eOrderID: 7001, orderStatus, orderType, estimatedAt }} />
    </AtVenue>
  );
}

/** Renders the note with one server answer after the other while the page stays open. */
function tell(...told: Told[]): void {
  const [first = {}, ...later] = told;
  const { rerender } = render(element(first));
  for (const next of later) rerender(element(next));
}

const words = () => screen.getByRole('status').textContent;

it.each([
  [19, 32, '2 minutes later than promised', 'متأخر عن الموعد الأول دقيقتين'],
  [19, 33, '3 minutes later than promised', 'متأخر عن الموعد الأول 3 دقائق'],
  [19, 38, '8 minutes later than promised', 'متأخر عن الموعد الأول 8 دقائق'],
  [19, 41, '11 minutes later than promised', 'متأخر عن الموعد الأول 11 دقيقة'],
  [21, 10, '100 minutes later than promised', 'متأخر عن الموعد الأول 100 دقيقة'],
  [19, 28, '2 minutes earlier than promised', 'أبكر من الموعد الأول بدقيقتين'],
  [19, 25, '5 minutes earlier than promised', 'أبكر من الموعد الأول بـ5 دقائق'],
  [19, 15, '15 minutes earlier than promised', 'أبكر من الموعد الأول بـ15 دقيقة'],
  [19, 31, '', ''],
  [19, 30, '', ''],
])('promised for 19:30, now for %i:%i: %s', async (hour, minute, english, arabic) => {
  tell({ estimatedAt: at('19:30') }, { estimatedAt: at(`${hour}:${minute}`) });
  expect(words()).toBe(english);
  i18next.addResourceBundle('ar', 'translation', AR);
  await act(() => i18next.changeLanguage('ar'));
  expect(words()).toBe(arabic);
});

it('keeps the first time after a reload and for a later page', () => {
  tell({ estimatedAt: at('19:30') });
  cleanup();
  tell({ estimatedAt: at('19:38') });
  expect(words()).toBe('8 minutes later than promised');
  cleanup();
  tell({ estimatedAt: at('19:40') });
  expect(words()).toBe('10 minutes later than promised');
  expect(noteOfOrder(7001)?.promisedAt).toBe('2025-03-01T19:30:00+03:00');
});

it.each([
  ['Table', 'It should be here by now.'],
  ['PickUp', 'It should be ready by now.'],
  ['DriveThrough', 'It should be ready by now.'],
  ['Delivery', 'It should be here by now.'],
] satisfies [OrderType, string][])(
  '%s: says when the promised time has passed',
  (orderType, said) => {
    tell({ estimatedAt: at('19:01'), orderType });
    act(() => void vi.advanceTimersByTime(120_000));
    expect(words()).toBe('');
    act(() => void vi.advanceTimersByTime(10_000));
    expect(words()).toBe(said);
  },
);

it('shows no time once the order is ready', () => {
  tell({ estimatedAt: at('18:30') }, { estimatedAt: at('18:30'), orderStatus: 6 });
  expect(words()).toBe('');
});

it("keeps the promised time when the phone's clock was set back", () => {
  tell({ estimatedAt: at('19:30') });
  setClock('03:00');
  cleanup();
  tell({ estimatedAt: at('19:38') });
  expect(words()).toBe('8 minutes later than promised');
});

it('promises nothing without a time, and keeps the first one', () => {
  tell({});
  expect(words()).toBe('');
  cleanup();
  tell({}, { estimatedAt: at('19:30') }, { estimatedAt: at('19:38') });
  expect(words()).toBe('8 minutes later than promised');
});

it('keeps the first time when later answers have none', () => {
  tell({ estimatedAt: at('19:30') }, {});
  expect(words()).toBe('');
  setClock('19:32');
  act(() => void vi.advanceTimersByTime(10_000));
  expect(words()).toBe('It should be here by now.');
});

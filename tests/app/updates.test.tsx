import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Updates } from '../../src/app/Updates.tsx';
import { showLanguage } from '../../src/i18n/i18n.ts';
import type { VersionEvents, Versions } from '../../src/pwa/page/versions.ts';
import { appStore } from '../../src/state/appStore.ts';
import { ownReloadEntry } from '../../src/storage/visitEntries.ts';
import { speakEnglish } from '../i18n/english.ts';
import strings from '../../public/assets/i18n/EN.json' with { type: 'json' };

const worker = vi.hoisted(() => ({
  events: undefined as VersionEvents | undefined,
  takeOver: vi.fn<Versions['takeOver']>(),
}));
vi.mock('../../src/pwa/page/versions.ts', () => ({
  followVersions: (events: VersionEvents) => {
    worker.events = events;
    return Promise.resolve({ takeOver: worker.takeOver });
  },
}));

const call = vi.hoisted(() => ({ isUnderWay: false }));
vi.mock('../../src/api/client.ts', () => ({ isChangeUnderWay: () => call.isUnderWay }));

const reload = vi.fn<() => void>();

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(strings))));
  await showLanguage('EN');
  await speakEnglish();
  vi.useFakeTimers();
  vi.stubGlobal('location', { pathname: '/Menu/BEIT/T12', reload, origin: 'http://localhost' });
  localStorage.clear();
  sessionStorage.clear();
  reload.mockReset();
  worker.takeOver.mockReset().mockResolvedValue(undefined);
  call.isUnderWay = false;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const dialog = () => screen.queryByRole('alertdialog');
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function newVersion(): void {
  render(<Updates onFirstControl={() => undefined} />);
  act(() => worker.events?.onNewVersion());
}

test('a new version is announced for 4000 ms and then loaded, once', async () => {
  newVersion();
  expect(dialog()).toHaveTextContent('app is undergoing installation');
  act(() => worker.events?.onNewVersion());
  await pass(3999);
  expect(reload).not.toHaveBeenCalled();
  await pass(1);
  expect(worker.takeOver).toHaveBeenCalledTimes(1);
  expect(reload).toHaveBeenCalledTimes(1);
  await pass(60_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

function field(type: string, value: string): HTMLInputElement {
  const input = document.createElement('input');
  input.type = type;
  input.value = value;
  document.body.append(input);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  return input;
}

interface Hold {
  begin: () => void;
  end: () => void;
}

const holds: [name: string, hold: () => Hold][] = [
  [
    'a change is under way',
    () => ({ begin: () => (call.isUnderWay = true), end: () => (call.isUnderWay = false) }),
  ],
  [
    'an order’s outcome is unknown',
    () => ({
      begin: () => localStorage.setItem('eOrder_k', '{"state":"unknown"}'),
      end: () => localStorage.removeItem('eOrder_k'),
    }),
  ],
  ...[
    '/Payment/BEIT/T12',
    '/CardDetails/EOrder/BEIT/7',
    '/qlub',
    '/Delivery/BEIT/orderdetails',
    '/Delivery/BEIT/orderreview/7',
  ].map((pathname): [string, () => Hold] => [
    `the diner is at ${pathname}`,
    () => ({
      begin: () => vi.stubGlobal('location', { pathname, reload }),
      end: () => vi.stubGlobal('location', { pathname: '/Menu/BEIT', reload }),
    }),
  ]),
  [
    'the device has no network',
    () => {
      const online = vi.spyOn(navigator, 'onLine', 'get');
      return {
        begin: () => online.mockReturnValue(false),
        end: () => online.mockReturnValue(true),
      };
    },
  ],
  [
    'nobody looks',
    () => {
      const state = vi.spyOn(document, 'visibilityState', 'get');
      return {
        begin: () => state.mockReturnValue('hidden'),
        end: () => state.mockReturnValue('visible'),
      };
    },
  ],
  [
    'another dialog is open',
    () => {
      const other = document.createElement('dialog');
      other.open = true;
      return { begin: () => document.body.append(other), end: () => other.remove() };
    },
  ],
];

test.each(holds)('waits while %s', async (_, hold) => {
  const { begin, end } = hold();
  begin();
  newVersion();
  await pass(30_000);
  expect(dialog()).toBeNull();
  end();
  await pass(1000);
  expect(dialog()).not.toBeNull();
});

test.each([
  ['text', 'Sara', (input: HTMLInputElement) => (input.value = '')],
  ['text', 'Sara', (input: HTMLInputElement) => input.remove()],
  ['checkbox', 'on', (input: HTMLInputElement) => input.remove()],
])('waits for a filled field of type %s', async (type, value, leave) => {
  render(<Updates onFirstControl={() => undefined} />);
  const input = field(type, value);
  act(() => worker.events?.onNewVersion());
  await pass(30_000);
  expect(dialog()).toBeNull();
  leave(input);
  await pass(1000);
  expect(dialog()).not.toBeNull();
  input.remove();
});

test('waits for an order that starts while the dialog is open', async () => {
  newVersion();
  call.isUnderWay = true;
  await pass(4000);
  expect(reload).not.toHaveBeenCalled();
  expect(dialog()).toBeNull();
  call.isUnderWay = false;
  await pass(1000);
  await pass(4000);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('servers with different versions cause no endless reloads', async () => {
  ownReloadEntry.write(Date.now(), 'newVersion');
  newVersion();
  await pass(59_000);
  expect(dialog()).toBeNull();
  await pass(1000);
  expect(dialog()).not.toBeNull();
});

test('a clock that was set back delays no update', () => {
  ownReloadEntry.write(Date.now() + 86_400_000, 'newVersion');
  newVersion();
  expect(dialog()).not.toBeNull();
});

test('a device without a worker is told once, whatever page it opens', () => {
  const told = () => appStore.getState().toasts.map(({ text }) => text);
  const { unmount } = render(<Updates onFirstControl={() => undefined} />);
  act(() => worker.events?.onNoWorker());
  unmount();
  render(<Updates onFirstControl={() => undefined} />);
  act(() => worker.events?.onNoWorker());
  expect(told()).toEqual(['Service workers are disabled or not supported by this browser']);
});

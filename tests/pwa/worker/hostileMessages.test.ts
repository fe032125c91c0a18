import type { QueryClient } from '@tanstack/react-query';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { followWorker } from '../../../src/app/workerMessages.ts';
import { isAppPath } from '../../../src/rules/common/appPaths.ts';
import { ADDRESS_PARTS } from '../../release/browser/hostile/addresses.ts';
import { CLASSES, classesFor, toJson } from '../../release/browser/hostile/classes.ts';
import { bundleScripts } from './model/bundle.ts';
import { cachesOf, emptyDisk } from './model/disk.ts';
import { makeFate } from './model/fate.ts';
import { ORIGIN } from './model/line.ts';
import { compileWorker, runWorker, type RunningWorker } from './model/worker.ts';

interface Shown extends NotificationOptions {
  title: string;
}

const shown: Shown[] = [];
const opened: string[] = [];
let worker: RunningWorker;

beforeAll(async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const { worker: script } = await bundleScripts();
  worker = runWorker(compileWorker(script), '[{"url":"index.html","revision":"1"}]', {
    caches: cachesOf(emptyDisk(), makeFate()),
    fetch: () => Promise.resolve(Response.json([])),
    skipWaiting: () => Promise.resolve(),
    registration: {
      active: null,
      waiting: null,
      showNotification: (title, options) => {
        shown.push({ title, ...options });
        return Promise.resolve();
      },
    },
    openWindow: (path) => {
      opened.push(path);
      return Promise.resolve(null);
    },
  });
});

const isOwn = (path: string) => {
  const { origin, pathname } = new URL(path, ORIGIN);
  return origin === ORIGIN && isAppPath(pathname);
};

/** A message of the contract, and fields that a browser would act on. */
const USUAL = { title: 'Ready', body: 'Order 7', url: '/Cart/BEIT/T12/7', tag: 'o7' };
const FIELDS = ['title', 'body', 'icon', 'image', 'url', 'tag', 'dir', 'lang', 'actions', 'badge'];
FIELDS.push('data', 'navigate', 'renotify', 'silent', 'vibrate', 'path');
const ICON = '/icons/icon-192.png';

/** Puts the value into each field, each address and the whole message. */
function messagesWith(value: unknown): string[] {
  const text = typeof value === 'string' ? value : '';
  const urls = Object.values(ADDRESS_PARTS).map((address) => address(text.toWellFormed(), ORIGIN));
  return [
    ...FIELDS.map((field) => toJson({ ...USUAL, [field]: value })),
    ...urls.map((url) => toJson({ ...USUAL, url })),
    value === undefined ? '' : toJson(value),
    text,
  ];
}

it.each(CLASSES)(
  'a pushed message with $name shows one notification of the app',
  async ({ of }) => {
    for (const message of messagesWith(of([]))) {
      shown.length = 0;
      await worker.push(message);
      expect(shown).toHaveLength(1);
      const { title, body, tag, icon, badge, dir, lang, data, ...others } = shown[0] as Shown & {
        badge: string;
      };
      expect(others).toEqual({});
      expect(title).not.toBe('');
      for (const text of [title, body ?? '', tag ?? '']) {
        expect(text.length).toBeLessThanOrEqual(300);
        expect(text.isWellFormed()).toBe(true);
      }
      expect([icon, badge]).toEqual([ICON, ICON]);
      expect([dir, lang]).toEqual([
        expect.stringMatching(/^(?:ltr|rtl)$/),
        expect.stringMatching(/^(?:en|ar)$/),
      ]);
      expect(data).toEqual({ path: expect.any(String) });
      opened.length = 0;
      await worker.tap(data);
      expect(opened.map((path) => [path, isOwn(path)])).toEqual([[data.path, true]]);
    }
    opened.length = 0;
    await worker.tap({ path: of([]) });
    expect(opened.map(isOwn)).toEqual([true]);
  },
);

const READ = '/api/Menu/EN/BEIT';
const TOLD: [type: string, usual: object, field: string, among: (value: unknown) => unknown][] = [
  ['KEEP_PICTURES', {}, 'addresses', (value) => [value, ICON]],
  ['KEEP_READS', { headers: {} }, 'addresses', (value) => [value, READ]],
  ['KEEP_READS', { addresses: [READ] }, 'headers', (value) => ({ tokenKey: value })],
  ['FORGET_TOKEN', {}, 'token', (value) => value],
];

it.each(CLASSES)('a page that sends $name to the worker does not break it', async ({ of }) => {
  const value = of([]);
  for (const [type, usual, field, among] of TOLD) {
    for (const part of [value, among(value)]) {
      const told: unknown = JSON.parse(toJson({ type, ...usual, [field]: part }));
      await worker.message(told);
    }
  }
  const files = vi.fn<(names: unknown) => void>();
  await worker.message({ type: 'FILES' }, [{ postMessage: files } as unknown as MessagePort]);
  expect(files).toHaveBeenCalledWith([expect.stringContaining('index.html')]);
});

describe('a worker that asks a page to open an address', () => {
  it.each(classesFor('text'))('leads only to the app: $name', ({ of }) => {
    const container = Object.assign(new EventTarget(), { startMessages: () => undefined });
    vi.stubGlobal('navigator', { serviceWorker: container });
    vi.stubGlobal('location', new URL(ORIGIN));
    const goTo = vi.fn<(path: string) => void>();
    const stop = followWorker({} as QueryClient, goTo);
    const value = of('');
    const text = typeof value === 'string' ? value.toWellFormed() : undefined;
    const paths = text === undefined ? [value] : [text, ORIGIN + text, `/Menu/${text}`];
    for (const path of paths) {
      const data = { type: 'OPEN', path };
      container.dispatchEvent(new MessageEvent('message', { data }));
    }
    stop();
    vi.unstubAllGlobals();
    expect(goTo.mock.calls.filter(([path]) => !isOwn(path))).toEqual([]);
  });
});

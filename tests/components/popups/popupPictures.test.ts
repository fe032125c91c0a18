import { afterEach, expect, it, vi } from 'vitest';
import { withPictures } from '../../../src/components/popups/popupPictures.ts';
import { stillDue, withShown } from '../../../src/rules/popups/notifications.ts';
import { detail } from '../../rules/popups/popups.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const WORDS = { imageAlt: 'Warm bread' };
const BUTTON = { imageAlt: '', showBtn: true, buttonName: 'See it' };
const ARABIC_BUTTON = { ...BUTTON, buttonName: '', buttonNameAr: 'شاهد' };
const NOTHING = { imageAlt: '' };
it.each([
  ['fails', 'its words', WORDS, 1],
  ['fails', 'its button', BUTTON, 1],
  ['fails', 'its Arabic button', ARABIC_BUTTON, 1],
  ['fails', 'nothing', NOTHING, 0],
  ['takes longer than 8 s', 'its words', WORDS, 1],
  ['takes longer than 8 s', 'its button', BUTTON, 1],
  ['takes longer than 8 s', 'nothing', NOTHING, 0],
])('a slide whose picture %s shows %s', async (fault, _, over, count) => {
  vi.useFakeTimers();
  const decode = () => (fault === 'fails' ? Promise.reject(new Error()) : new Promise(() => {}));
  vi.stubGlobal(
    'Image',
    class {
      decode = decode;
    },
  );
  const slide = { notificationId: 1, detail: detail(over), visibilities: [1] };
  const ready = withPictures([slide], 'EN', new AbortController().signal);
  await vi.advanceTimersByTimeAsync(8000);
  expect(await ready).toEqual(
    Array.from({ length: count }, () => ({ ...slide, picture: undefined })),
  );
});

const slides = (count: number) =>
  Array.from({ length: count }, (_, notificationId) => ({
    notificationId,
    // Every third has no text either, so nothing to show.
    detail: detail({ imageName: '', imageAlt: notificationId % 3 === 0 ? '' : 'Warm bread' }),
    visibilities: [1],
  }));

const here = () => new AbortController().signal;
it('shows the first twenty of ten thousand, and the next ones the next time', async () => {
  const all = slides(10_000);
  const first = await withPictures(all, 'EN', here());
  expect(first).toHaveLength(20);
  expect(first.map(({ notificationId }) => notificationId).slice(0, 4)).toEqual([1, 2, 4, 5]);
  const next = await withPictures(stillDue(all, withShown([], first)), 'EN', here());
  expect(next).toHaveLength(20);
  expect(next[0]?.notificationId).toBe(31);
});

it('shows all of a few', async () => {
  expect(await withPictures(slides(15), 'EN', here())).toHaveLength(10);
});

it('stops loading once the page is left', async () => {
  expect(await withPictures(slides(60), 'EN', AbortSignal.abort())).toEqual([]);
});

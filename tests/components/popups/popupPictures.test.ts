import { afterEach, expect, it, vi } from 'vitest';
import { withPictures } from '../../../src/components/popups/popupPictures.ts';
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

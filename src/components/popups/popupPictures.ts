import type { Lang } from '../../contract/languages.ts';
import { SECOND_MS } from '../../config/times.ts';
import type { Slide } from '../../rules/popups/notifications.ts';
import { venuePictureUrl } from '../venue/VenuePicture.tsx';

/** A picture that is not there by then does not come over the page any more. */
const LONGEST_WAIT_MS = 8 * SECOND_MS;

export interface ReadySlide extends Slide {
  /** Undefined for a slide of words. */
  src: string | undefined;
}

function load(src: string): Promise<boolean> {
  const picture = new Image();
  picture.src = src;
  const isLoaded = picture.decode().then(
    () => true,
    () => false,
  );
  const isLate = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), LONGEST_WAIT_MS);
  });
  return Promise.race([isLoaded, isLate]);
}

/** A slide without a picture has words, or something to do, or nothing to come for. */
function hasWords({ detail }: Slide): boolean {
  return Boolean(detail.imageAlt || (detail.showBtn && detail.buttonName));
}

/** The slides whose pictures are there, so that nothing jumps when they open; a broken one is left out. */
export async function withPictures(slides: readonly Slide[], lang: Lang): Promise<ReadySlide[]> {
  const asked = slides.map(async (slide) => {
    const { imageName, imageNameAr } = slide.detail;
    const src = venuePictureUrl((lang === 'AR' && imageNameAr) || imageName);
    const isReady = src === undefined ? hasWords(slide) : await load(src);
    return isReady ? [{ ...slide, src }] : [];
  });
  return (await Promise.all(asked)).flat();
}

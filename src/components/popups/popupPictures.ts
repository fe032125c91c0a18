import type { Lang } from '../../contract/languages.ts';
import { SECOND_MS } from '../../config/times.ts';
import type { Slide } from '../../rules/popups/notifications.ts';
import { venuePictureUrl } from '../venue/VenuePicture.tsx';

/** A picture that takes longer is dropped: its popup would interrupt the diner too late. */
const LONGEST_WAIT_MS = 8 * SECOND_MS;

export interface ReadySlide extends Slide {
  /** Undefined for a slide that has only text. */
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

/** Whether a slide is worth showing without its picture, because it has text or a button. */
function hasWords({ detail }: Slide): boolean {
  return Boolean(detail.imageAlt || (detail.showBtn && detail.buttonName));
}

/**
 * Slides with loaded pictures, so that nothing jumps when they open. Broken pictures are left out.
 */
export async function withPictures(slides: readonly Slide[], lang: Lang): Promise<ReadySlide[]> {
  const asked = slides.map(async (slide) => {
    const { imageName, imageNameAr } = slide.detail;
    const src = venuePictureUrl((lang === 'AR' && imageNameAr) || imageName);
    const isReady = src === undefined ? hasWords(slide) : await load(src);
    return isReady ? [{ ...slide, src }] : [];
  });
  return (await Promise.all(asked)).flat();
}

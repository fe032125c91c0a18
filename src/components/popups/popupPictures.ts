import type { Lang } from '../../contract/basics.ts';
import { SECOND_MS } from '../../config/times.ts';
import type { Slide } from '../../rules/notifications.ts';
import { venuePictureUrl } from '../VenuePicture.tsx';

/** A picture that is not there by then does not come over the page any more. */
const LONGEST_WAIT_MS = 8 * SECOND_MS;

export interface ReadySlide extends Slide {
  src: string;
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

/** The slides whose pictures are there, so that nothing jumps when they open; a broken one is left out. */
export async function withPictures(slides: readonly Slide[], lang: Lang): Promise<ReadySlide[]> {
  const asked = slides.map(async (slide) => {
    const { imageName, imageNameAr } = slide.detail;
    const src = venuePictureUrl((lang === 'AR' && imageNameAr) || imageName);
    return src !== undefined && (await load(src)) ? [{ ...slide, src }] : [];
  });
  return (await Promise.all(asked)).flat();
}

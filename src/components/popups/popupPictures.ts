import type { Lang } from '../../contract/languages.ts';
import { SECOND_MS } from '../../config/times.ts';
import type { Slide } from '../../rules/popups/notifications.ts';
import { venuePictureUrl } from '../venue/venuePictureUrl.ts';

/** A slower picture is left out: its popup would interrupt the diner too late. */
const LONGEST_WAIT_MS = 8 * SECOND_MS;

export interface ReadySlide extends Slide {
  /** The address of the loaded picture; undefined for a slide that shows only text. */
  picture: string | undefined;
}

function load(src: string): Promise<string | undefined> {
  const image = new Image();
  image.src = src;
  const loaded = image.decode().then(
    () => src,
    () => undefined,
  );
  const late = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), LONGEST_WAIT_MS);
  });
  return Promise.race([loaded, late]);
}

/** True when a slide is useful without its picture, because it has text or a button. */
function hasWords({ detail }: Slide): boolean {
  const { imageAlt, showBtn, buttonName, buttonNameAr } = detail;
  return Boolean(imageAlt || (showBtn && (buttonName || buttonNameAr)));
}

/** No diner looks at more slides at once. */
const MOST_SLIDES = 20;

/**
 * The first slides, with loaded pictures, so that nothing jumps when they open. A slide without its
 * picture shows its text. Slides above the limit count as not shown: a later page shows them.
 */
export async function withPictures(
  slides: readonly Slide[],
  lang: Lang,
  leaving: AbortSignal,
): Promise<ReadySlide[]> {
  const ready: ReadySlide[] = [];
  for (let from = 0; from < slides.length && ready.length < MOST_SLIDES; from += MOST_SLIDES) {
    if (leaving.aborted) break;
    const asked = slides.slice(from, from + MOST_SLIDES).map((slide) => withPicture(slide, lang));
    ready.push(...(await Promise.all(asked)).flat());
  }
  return ready.slice(0, MOST_SLIDES);
}

async function withPicture(slide: Slide, lang: Lang): Promise<ReadySlide[]> {
  const { imageName, imageNameAr } = slide.detail;
  const src = venuePictureUrl((lang === 'AR' && imageNameAr) || imageName);
  const picture = src === undefined ? undefined : await load(src);
  return picture !== undefined || hasWords(slide) ? [{ ...slide, picture }] : [];
}

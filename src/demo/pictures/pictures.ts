import { heroPicture, logoPicture } from './hero.ts';
import { paletteOf } from './palettes.ts';
import { dishPicture } from './scene.ts';

const NAME = /^([A-Za-z0-9]{1,20})~([a-z0-9-]{1,40}?)(?:-(160|320|640|1280))?\.svg$/;
/** Each picture is drawn once, because a menu requests the same ones again and again. */
const KEPT_PICTURES = 600;
const kept = new Map<string, string>();

/**
 * Returns `{venueCode}~{dish}-{width}.svg`, `{venueCode}~hero-{width}.svg` and
 * `{venueCode}~logo.svg`.
 */
export function pictureResponse(
  name: string,
): { body: string | Uint8Array; type: string } | undefined {
  const known = kept.get(name);
  const body = known ?? draw(name);
  if (body === undefined) return undefined;
  if (known === undefined && kept.size < KEPT_PICTURES) kept.set(name, body);
  return { body, type: 'image/svg+xml' };
}

function draw(name: string): string | undefined {
  const match = NAME.exec(name);
  if (match === null) return undefined;
  const [, code = '', subject = '', size] = match;
  const palette = paletteOf(code);
  if (palette === undefined) return undefined;
  if (subject === 'logo') return size === undefined ? logoPicture(code, palette) : undefined;
  if (size === undefined) return undefined;
  const width = Number(size);
  return subject === 'hero'
    ? heroPicture(code, palette, width)
    : dishPicture(subject, palette, width);
}

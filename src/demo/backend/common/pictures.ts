/** Names of pictures, as `venues/source.ts` describes them. */
import type { Img } from '../../../contract/basics.ts';

const WIDTHS = [160, 320, 640, 1280];
const THUMBNAIL_WIDTH = 320;

export function imagesOf(venue: { code: string }, picture: string | undefined): Img[] {
  if (picture === undefined) return [];
  return WIDTHS.map((width) => ({ width, name: `${venue.code}~${picture}-${width}.svg` }));
}

export function thumbnailOf(venue: { code: string }, picture: string | undefined): string {
  return picture === undefined ? '' : `${venue.code}~${picture}-${THUMBNAIL_WIDTH}.svg`;
}

export function logoOf(venue: { code: string }): string {
  return `${venue.code}~logo.svg`;
}

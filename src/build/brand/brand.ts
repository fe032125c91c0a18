import type { BrandColors } from './colors.ts';

export type Words = Readonly<Record<string, string>>;

/** In each language of the build. */
export type Said = Readonly<Record<string, string>>;

export interface Brand {
  folder: string;
  /** On the home screen, under the icon. */
  name: Said | undefined;
  /** When it is installed, and where no page has a title yet. */
  title: Said | undefined;
  description: Said | undefined;
  colors: BrandColors;
  /** Instead of the app's own, by their keys. Other languages than the app's own are added to it. */
  words: Readonly<Record<string, Words>>;
  /** Paths below the folder, which are those below `public` too. */
  pictures: readonly string[];
}

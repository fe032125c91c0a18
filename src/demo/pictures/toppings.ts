import { pile, specks, type Oval, type Paint, type Random } from './paint.ts';
import type { PicturePalette } from './palettes.ts';

export interface DrawContext {
  paint: Paint;
  random: Random;
  palette: PicturePalette;
  variant: number;
  /** Thumbnails leave out fine decoration. */
  light: boolean;
}
export type Draw = (context: DrawContext) => string;

export interface Topping {
  stamps?: ((random: Random) => string)[];
  count?: number;
  scale?: number;
  /** Share of the surface to cover; 1 is all of it. */
  spread?: number;
  lift?: number;
  turn?: number;
  speck?: { color: string; count: number; length?: number; width?: number };
}

/** A topping covers its `spread` of the oval, or `usual` by default. */
export function lay(context: DrawContext, oval: Oval, toppings: Topping[], usual: number): string {
  return toppings
    .map(({ stamps, count = 6, scale = 1, spread = usual, lift = 0, turn = 180, speck }) => {
      const part = { ...oval, rx: oval.rx * spread, ry: oval.ry * spread };
      if (speck !== undefined) {
        const total = context.light ? Math.ceil(speck.count * 0.6) : speck.count;
        return specks(
          context.random,
          total,
          part,
          speck.color,
          speck.length ?? 3,
          speck.width ?? 4,
        );
      }
      return stamps === undefined
        ? ''
        : pile(context.random, count, part, stamps, { scale, lift, turn });
    })
    .join('');
}

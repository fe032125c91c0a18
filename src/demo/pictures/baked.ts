import { at, ellipse, path, shadow, specks, stroke, type Oval, type Stamp } from './paint.ts';
import type { Bite } from './plated.ts';
import { mix } from './table.ts';
import { lay, type Draw, type DrawContext, type Topping } from './toppings.ts';

function scatter(context: DrawContext, toppings: Topping[], oval: Oval): string {
  return lay(context, oval, toppings, 1);
}

/** Manakish, sfiha, pizza: a round flatbread with a topping, cut in pieces. */
export function flatbread(
  topping: { base: string; dark: string },
  extras: Topping[],
  cut: boolean,
): Draw {
  return (context) => {
    const { paint } = context;
    const crust = paint.radial(
      [
        [0, '#f0c984'],
        [0.78, '#e6b264'],
        [1, '#b3702a'],
      ],
      0.45,
      0.4,
      0.62,
    );
    const face = paint.radial(
      [
        [0, mix(topping.base, '#ffffff', 0.16)],
        [0.75, topping.base],
        [1, topping.dark],
      ],
      0.42,
      0.36,
      0.68,
    );
    const inner = { cx: 320, cy: 300, rx: 172, ry: 84 };
    return (
      shadow(paint, 330, 330, 244, 96, 0.4) +
      ellipse(320, 314, 214, 112, '#95571d') +
      ellipse(320, 302, 214, 112, crust) +
      specks(context.random, 30, { cx: 320, cy: 302, rx: 206, ry: 106 }, '#a4601f', 9, 6) +
      ellipse(320, 300, 184, 92, mix(topping.dark, '#000000', 0.12)) +
      ellipse(320, 300, 180, 89, face) +
      scatter(context, extras, inner) +
      (cut
        ? stroke('M118 270L522 334M186 376L446 222M300 190L346 414', '#7d4a1c', 4, 'opacity=".55"')
        : '')
    );
  };
}

/** Diamonds and squares from the tray: baklava, basbousa, brownies. */
export function trayPieces(
  face: Bite & { layer?: string },
  topping: Stamp,
  spots: [number, number][],
): Draw {
  return (context) => {
    const piece =
      path('M-74 0L0-40L76 0L76 34L0 76L-74 34Z', mix(face.side, '#2a1204', 0.25)) +
      path('M-74 0L0 42V76L-74 34Z', face.side) +
      path('M76 0L0 42V76L76 34Z', mix(face.side, '#2a1204', 0.22)) +
      (face.layer === undefined
        ? ''
        : stroke(
            'M-74 10L0 52L76 10M-74 20L0 62L76 20M-74 29L0 71L76 29',
            face.layer,
            3,
            'opacity=".75"',
          )) +
      path('M-74 0L0-40L76 0L0 42Z', face.top) +
      stroke('M-58-4L0-34L28-19', '#fff', 4, 'opacity=".4"');
    return (
      shadow(context.paint, 328, 334, 216, 78, 0.4) +
      spots.map(([x, y]) => at(x, y, piece + at(0, 0, topping(context.random), 1.25))).join('')
    );
  };
}

export const DIAMONDS: [number, number][] = [
  [320, 226],
  [236, 272],
  [404, 272],
  [320, 318],
];

/** A round tart from the tray, a slice lifted out: kunafa, quiche, cheesecake. */
export function roundTart(
  tones: { top: string; edge: string; side: string; fill: string },
  extras: Topping[],
): Draw {
  return (context) => {
    const top = context.paint.radial(
      [
        [0, mix(tones.top, '#ffffff', 0.2)],
        [0.8, tones.top],
        [1, tones.edge],
      ],
      0.42,
      0.38,
      0.66,
    );
    const count = context.light ? 60 : 150;
    return (
      shadow(context.paint, 328, 336, 220, 86, 0.4) +
      path('M148 280V318C156 404 484 404 492 318V280Z', tones.side) +
      path('M148 296V308C156 392 484 392 492 308V296C480 378 160 378 148 296Z', tones.fill) +
      ellipse(320, 280, 172, 84, top) +
      specks(
        context.random,
        count,
        { cx: 320, cy: 280, rx: 162, ry: 77 },
        mix(tones.top, '#ffffff', 0.38),
        13,
        3,
      ) +
      specks(context.random, count, { cx: 320, cy: 280, rx: 162, ry: 77 }, tones.edge, 13, 2.6) +
      scatter(context, extras, { cx: 320, cy: 278, rx: 124, ry: 56 })
    );
  };
}

export function domes(tones: Bite, topping: Stamp, spots: [number, number][]): Draw {
  return (context) => {
    const dome =
      path('M-60 22C-64-44 64-44 60 22C52 44-52 44-60 22Z', tones.side) +
      path('M-54 14C-56-40 56-40 54 14C44 30-44 30-54 14Z', tones.top) +
      stroke(
        'M-40 10C-34-18-20-26-20-28M-14 16C-12-14-4-26-2-30M16 16C16-10 12-22 14-28M40 10C36-12 30-20 28-24',
        tones.side,
        3.4,
        'opacity=".55"',
      ) +
      ellipse(-18, -18, 14, 6, '#fff', 'opacity=".35"');
    return (
      shadow(context.paint, 328, 330, 200, 72, 0.4) +
      spots.map(([x, y]) => at(x, y, dome + at(0, -20, topping(context.random), 0.9))).join('')
    );
  };
}

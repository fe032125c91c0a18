import {
  type Oval,
  at,
  ellipse,
  n,
  path,
  pile,
  shadow,
  specks,
  stroke,
  type Stamp,
} from './paint.ts';
import { mix } from './table.ts';
import { lay, type Draw, type DrawContext, type Topping } from './toppings.ts';

const PLATE = { cx: 320, cy: 306, rx: 160, ry: 74 };

function scatter(context: DrawContext, toppings: Topping[], oval: Oval = PLATE): string {
  return lay(context, oval, toppings, 1);
}

/** A heap of pieces on a plate. */
export function heaped(toppings: Topping[]): Draw {
  return (context) => shadow(context.paint, 324, 316, 178, 70, 0.2) + scatter(context, toppings);
}

export function riceMound(rice: string, grains: string[], toppings: Topping[]): Draw {
  return (context) => {
    const body = context.paint.radial(
      [
        [0, mix(rice, '#ffffff', 0.35)],
        [0.7, rice],
        [1, mix(rice, '#5a2f0a', 0.35)],
      ],
      0.4,
      0.25,
      0.8,
    );
    const count = context.light ? 70 : 150;
    return (
      shadow(context.paint, 326, 330, 214, 78, 0.34) +
      path(
        'M138 312C150 204 250 170 322 168C396 168 492 206 504 312C470 372 176 374 138 312Z',
        body,
      ) +
      grains
        .map((grain) =>
          specks(context.random, count, { cx: 320, cy: 276, rx: 168, ry: 78 }, grain, 6, 4),
        )
        .join('') +
      scatter(context, toppings, { cx: 320, cy: 232, rx: 118, ry: 46 })
    );
  };
}

export interface Bite {
  top: string;
  side: string;
}

/** Slanted skewers side by side, each with its own repeated bites. */
export function skewers(rows: Bite[][], bed: 'bread' | 'leaves' | 'rice', extras: Topping[]): Draw {
  return (context) => {
    const { paint } = context;
    const lines = rows
      .map((bites, row) => {
        const pieces = bites
          .map((bite, index) => {
            const x = -138 + (index * 276) / Math.max(1, bites.length - 1);
            const width = 246 / bites.length;
            return at(x, 0, skewerPiece(bite, width));
          })
          .join('');
        return at(
          316 + row * 18,
          248 + row * 46,
          stroke('M-206 0H196', '#6d5a48', 6) + stroke('M-206-1.5H196', '#b9a790', 2) + pieces,
          1,
          -9,
        );
      })
      .join('');
    return (
      bedOf(context, bed) +
      shadow(paint, 330, 322, 196, 66, 0.35) +
      lines +
      scatter(context, extras, { cx: 320, cy: 330, rx: 196, ry: 62 })
    );
  };
}

function skewerPiece(bite: Bite, width: number): string {
  const w = width * 0.56;
  return (
    path(
      `M${n(-w)} -10C${n(-w)} -30 ${n(w)} -30 ${n(w)} -10V12C${n(w)} 30 ${n(-w)} 30 ${n(-w)} 12Z`,
      bite.side,
    ) +
    path(
      `M${n(-w + 3)} -12C${n(-w + 3)} -27 ${n(w - 3)} -27 ${n(w - 3)} -12V-1C${n(w - 3)} 13 ${n(-w + 3)} 13 ${n(-w + 3)} -1Z`,
      bite.top,
    ) +
    stroke(
      `M${n(-w * 0.45)} -20L${n(-w * 0.2)} 8M${n(w * 0.2)} -21L${n(w * 0.45)} 7`,
      mix(bite.side, '#000000', 0.45),
      4,
      'opacity=".6"',
    ) +
    stroke(`M${n(-w * 0.6)} -17h${n(w * 0.4)}`, '#fff', 3, 'opacity=".35"')
  );
}

const bedLeaf: Stamp = () =>
  path(
    'M-40 12C-46-4-30-20-18-14C-12-30 10-28 14-18C28-26 46-10 40 4C46 14 30 26 16 18C4 30-14 26-18 18C-28 24-40 22-40 12Z',
    '#79ad45',
  ) + stroke('M-30 8C-10 6 10 0 32-6M-8 3l-8-12M8-1l-4-12', '#b5d986', 2.4);

function bedOf(context: DrawContext, bed: 'bread' | 'leaves' | 'rice'): string {
  if (bed === 'rice') {
    return (
      ellipse(320, 300, 190, 84, '#f6ead0') +
      specks(
        context.random,
        context.light ? 60 : 150,
        { cx: 320, cy: 300, rx: 184, ry: 80 },
        '#e2b84f',
        6,
        4,
      ) +
      specks(
        context.random,
        context.light ? 40 : 100,
        { cx: 320, cy: 300, rx: 184, ry: 80 },
        '#fffaf0',
        6,
        4,
      )
    );
  }
  if (bed === 'leaves') {
    return pile(context.random, 9, { cx: 320, cy: 300, rx: 170, ry: 66 }, [bedLeaf], {
      scale: 1.3,
    });
  }
  return (
    path(
      'M124 300C140 226 270 212 372 224C470 232 530 268 520 306C500 366 392 384 300 380C196 376 116 352 124 300Z',
      '#c98e4c',
    ) +
    path(
      'M124 294C140 220 270 206 372 218C470 226 530 262 520 300C500 358 392 376 300 372C196 368 116 346 124 294Z',
      '#f0d09a',
    ) +
    specks(context.random, 26, { cx: 320, cy: 296, rx: 170, ry: 66 }, '#b9752f', 10, 6)
  );
}

export function wraps(filling: Stamp[], bread: Bite, extras: Topping[], count = 2): Draw {
  return (context) => {
    const roll =
      path('M-150-38C-160-14-160 18-150 42L96 46C124 36 124-34 96-44Z', bread.side) +
      path('M-150-40C-158-20-158 6-150 24L96 28C118 20 120-32 96-46Z', bread.top) +
      stroke(
        'M-120-26L-96 20M-72-30L-48 22M-22-34L2 22M30-36L54 24',
        mix(bread.side, '#5a2f0a', 0.45),
        6,
        'opacity=".55"',
      ) +
      ellipse(100, 0, 30, 45, mix(bread.side, '#ffffff', 0.25)) +
      ellipse(102, 0, 24, 38, '#5e3318') +
      pile(context.random, 7, { cx: 103, cy: 0, rx: 15, ry: 28 }, filling, { scale: 0.62 }) +
      at(
        -96,
        0,
        path('M-60-42L10-44L-2 44L-60 44C-70 20-70-20-60-42Z', '#fffaf0') +
          stroke('M-44-40V42M-24-42V42', context.palette.cloth.stripe, 5, 'opacity=".7"'),
      );
    return (
      shadow(context.paint, 330, 330, 220, 78, 0.4) +
      (count > 1 ? at(322, 250, roll, 1, -16) : '') +
      at(314, count > 1 ? 326 : 292, roll, count > 1 ? 1.06 : 1.24, -10) +
      scatter(context, extras, { cx: 330, cy: 356, rx: 200, ry: 40 })
    );
  };
}

/** A whole fish or a slab of meat from the grill. */
export function grilledFish(extras: Topping[]): Draw {
  return (context) => {
    const skin = context.paint.linear([
      [0, '#e7b675'],
      [0.55, '#b9793c'],
      [1, '#7b4820'],
    ]);
    return (
      shadow(context.paint, 326, 330, 230, 72, 0.4) +
      path(
        'M96 300C150 226 320 204 420 258L520 214C532 250 528 300 520 352L424 314C330 372 160 376 96 300Z',
        '#5f3415',
      ) +
      path(
        'M100 296C152 226 320 208 418 260L516 220C526 254 524 300 516 340L422 306C330 360 160 364 100 296Z',
        skin,
      ) +
      path(
        'M100 296C118 272 146 254 180 242C196 276 192 318 174 342C142 332 116 318 100 296Z',
        '#f0c78d',
        'opacity=".55"',
      ) +
      ellipse(142, 284, 10, 9, '#fff6e0') +
      ellipse(142, 284, 5, 5, '#2b1708') +
      stroke(
        'M232 250L214 332M282 240L266 342M332 244L320 340M380 258L372 328',
        '#4a240c',
        8,
        'opacity=".7"',
      ) +
      stroke('M470 246L504 236M474 276H512M472 304L506 322', '#8d5526', 4) +
      scatter(context, extras, { cx: 320, cy: 338, rx: 190, ry: 44 })
    );
  };
}

export function chops(extras: Topping[]): Draw {
  const chop =
    path('M44-10L146-66C160-74 172-56 158-46L64 22Z', '#e9d9bd') +
    path(
      'M-88 10C-94-44-30-66 20-50C66-36 84 2 58 36C34 64-26 66-56 48C-76 40-86 26-88 10Z',
      '#4c2210',
    ) +
    path(
      'M-82 2C-86-46-28-64 18-50C60-38 76-6 54 22C32 46-26 48-52 34C-70 26-80 16-82 2Z',
      '#8b4a2a',
    ) +
    stroke('M-52-28L-24 30M-18-42L14 34M20-42L46 18', '#2e1105', 8, 'opacity=".7"') +
    ellipse(-30, -28, 24, 8, '#fff', 'opacity=".2"');
  return (context) =>
    shadow(context.paint, 326, 330, 220, 76, 0.4) +
    at(352, 236, chop, 0.94, -4) +
    at(270, 276, chop, 0.98, 4) +
    at(350, 320, chop, 1, 0) +
    scatter(context, extras, { cx: 320, cy: 344, rx: 196, ry: 40 });
}

const stickOf =
  (tone: Bite): Stamp =>
  () =>
    path('M-58-9L56-13L60-2L58 11L-56 14L-62 4Z', tone.side) +
    path('M-58-9L56-13L60-2L-60 3Z', tone.top);

export function sticks(tone: Bite, count: number, extras: Topping[]): Draw {
  return (context) => {
    return (
      shadow(context.paint, 326, 334, 200, 66, 0.38) +
      pile(context.random, count, { cx: 320, cy: 306, rx: 112, ry: 54 }, [stickOf(tone)], {
        lift: 70,
        turn: 55,
        scale: 1,
      }) +
      scatter(context, extras, { cx: 320, cy: 286, rx: 120, ry: 56 })
    );
  };
}

import { dishes } from './dishCatalog.ts';
import { at, ellipse, n, newPaint, path, seeded, shadow, stroke } from './paint.ts';
import type { PicturePalette } from './palettes.ts';
import { mix } from './table.ts';
import { served } from './scene.ts';
import * as s from './stamps.ts';

const LOOSE: [x: number, y: number][] = [
  [56, 250],
  [668, 330],
  [1210, 96],
  [330, 60],
  [1226, 668],
];

type Spot = [dish: string, x: number, y: number, scale: number];

/** The dishes on the wide picture, from back to front, by the beginning of the venue's code. */
const SPREADS: [start: string, spots: Spot[]][] = [
  [
    'BEIT',
    [
      ['fattoush', 60, -30, 0.72],
      ['lemon-mint', 760, -24, 0.68],
      ['manakish-zaatar', 420, -50, 0.74],
      ['hummus', 690, 300, 0.84],
      ['mixed-grill', 190, 190, 1.02],
      ['falafel', -130, 330, 0.78],
      ['baklava', 990, 180, 0.66],
    ],
  ],
  [
    'ROUTE',
    [
      ['cola', 820, -24, 0.68],
      ['fries', 560, 10, 0.92],
      ['burger', 70, 40, 1.02],
      ['double-burger', 420, 200, 1.08],
      ['loaded-fries', 830, 270, 0.86],
      ['onion-rings', -120, 380, 0.76],
    ],
  ],
  [
    'PALMLOUNGE',
    [
      ['mocktail', 120, -24, 0.68],
      ['lemon-mint', 780, -24, 0.68],
      ['cappuccino', 460, 20, 0.72],
      ['cheesecake', 350, 250, 0.92],
      ['sandwich', 780, 280, 0.84],
      ['croissant', -60, 300, 0.8],
    ],
  ],
  [
    'PALM',
    [
      ['salad', 70, -40, 0.76],
      ['orange-juice', 790, -24, 0.68],
      ['grilled-fish', 400, -10, 0.86],
      ['salmon', 690, 280, 0.86],
      ['steak', 240, 260, 0.92],
      ['pancakes', -120, 280, 0.8],
    ],
  ],
  [
    'SOUQGRILL',
    [
      ['mutabbal', 60, -30, 0.76],
      ['ayran', 800, -24, 0.68],
      ['kebab', 380, -30, 0.86],
      ['shish-tawook', 620, 260, 0.94],
      ['mandi', 150, 230, 0.96],
      ['bread', -140, 340, 0.72],
    ],
  ],
  [
    'SOUQNOODLE',
    [
      ['dumplings', 40, -30, 0.8],
      ['iced-tea', 800, -24, 0.68],
      ['udon', 410, -40, 0.8],
      ['ramen-spicy', 640, 250, 0.94],
      ['fried-noodles', 170, 230, 0.98],
    ],
  ],
  [
    'SOUQSWEET',
    [
      ['ice-cream', 60, -40, 0.8],
      ['arabic-coffee', 780, -40, 0.74],
      ['maamoul', 420, -50, 0.78],
      ['kunafa', 600, 240, 0.98],
      ['baklava', 160, 230, 0.96],
    ],
  ],
  [
    'SOUQJUICE',
    [
      ['mango-juice', -10, -20, 0.94],
      ['strawberry-juice', 760, -20, 0.94],
      ['lemon-mint', 250, 20, 1],
      ['fruit-cocktail', 510, 60, 1.04],
      ['fruit-bowl', 880, 330, 0.7],
    ],
  ],
  [
    'SOUQ',
    [
      ['lemon-mint', 800, -24, 0.68],
      ['kebab', 60, -40, 0.8],
      ['kunafa', 450, -30, 0.76],
      ['ramen-spicy', 180, 230, 0.96],
      ['mandi', 640, 250, 0.96],
      ['mango-juice', -120, 200, 0.84],
    ],
  ],
  [
    'MATSURI',
    [
      ['miso-soup', 40, -20, 0.74],
      ['green-tea', 810, -30, 0.72],
      ['sushi-rolls', 420, -30, 0.8],
      ['ramen-tonkotsu', 180, 220, 1],
      ['sushi-salmon', 660, 260, 0.94],
    ],
  ],
  [
    'BIG',
    [
      ['pizza', 40, -30, 0.8],
      ['orange-juice', 800, -24, 0.68],
      ['salad', 430, -30, 0.78],
      ['burger', 640, 230, 0.94],
      ['mandi', 160, 230, 0.98],
    ],
  ],
];

export function heroPicture(
  code: string,
  palette: PicturePalette,
  width: number,
): string | undefined {
  const spots = SPREADS.find(([start]) => code.startsWith(start))?.[1];
  if (spots === undefined) return undefined;
  const light = width <= 320;
  const paint = newPaint('h');
  const random = seeded(`hero ${code}`);
  const { cloth } = palette;
  const weave = light
    ? ''
    : `<rect width="1280" height="720" opacity=".4" fill="${paint.pattern(7, 7, stroke('M0 1H7M0 4.5H7', mix(cloth.base, '#ffffff', 0.35), 1.2) + stroke('M2 0V7M5.5 0V7', cloth.shade, 0.8))}"/>`;
  const glow = paint.radial(
    [
      [0, '#fff', 0.36],
      [0.6, '#fff', 0],
      [1, '#1a0d05', 0.42],
    ],
    0.4,
    0.24,
    0.9,
  );
  const stripes =
    stroke(
      'M-40 610L1320 470M-40 640L1320 500M-40 672L1320 532',
      cloth.stripe,
      7,
      'opacity=".55"',
    ) + stroke('M-40 656L1320 516', cloth.stripe, 18, 'opacity=".4"');
  const loose = light
    ? ''
    : [s.parsley, s.lemonWedge, s.tomato, s.mint, s.olive]
        .map((stamp, index) => {
          const [x, y] = LOOSE[index] ?? [0, 0];
          return (
            shadow(paint, x + 4, y + 16, 46, 18, 0.4) + at(x, y, stamp(random), 1.5, index * 47)
          );
        })
        .join('');
  const table = spots
    .map(([name, x, y, scale]) => {
      const dish = dishes[name];
      return dish === undefined
        ? ''
        : at(x, y, served(paint, name, dish, palette, light), scale * 1.02);
    })
    .join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${n((width * 9) / 16)}" viewBox="0 0 1280 720">` +
    paint.defs() +
    `<rect width="1280" height="720" fill="${cloth.base}"/>${weave}${stripes}<rect width="1280" height="720" fill="${glow}"/>` +
    `${loose}${table}</svg>`
  );
}

/** A round logo without letters, readable at 40 px and in every language. */
export function logoPicture(code: string, palette: PicturePalette): string {
  const { ground, ink, accent } = palette.mark;
  const sign = SIGNS.find(([start]) => code.startsWith(start))?.[1] ?? SIGNS[0]?.[1];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240" viewBox="0 0 240 240">` +
    ellipse(120, 120, 116, 116, ground) +
    `<circle cx="120" cy="120" r="103" fill="none" stroke="${accent}" stroke-width="4"/>` +
    `${sign?.(ink, accent) ?? ''}</svg>`
  );
}

type Sign = (ink: string, accent: string) => string;

const SIGNS: [start: string, sign: Sign][] = [
  [
    'BEIT',
    (ink, accent) =>
      path(
        'M58 178V112C58 74 88 62 120 40C152 62 182 74 182 112V178H158V116C158 92 142 84 120 70C98 84 82 92 82 116V178Z',
        ink,
      ) +
      path('M98 178C94 142 108 122 120 112C132 122 146 142 142 178Z', accent) +
      stroke('M50 184H190', ink, 9),
  ],
  [
    'ROUTE',
    (ink, accent) =>
      path('M60 118C56 76 86 58 120 58C154 58 184 76 180 118Z', ink) +
      path('M52 128H188L170 146L150 132L130 150L110 132L90 148L68 132Z', accent) +
      path('M60 156H180C182 180 166 186 150 186H90C74 186 58 180 60 156Z', ink),
  ],
  [
    'PALM',
    (ink, accent) =>
      stroke('M122 190C116 160 116 130 120 102', accent, 12) +
      path(
        'M120 104C96 70 66 74 50 96C76 88 98 92 120 104ZM120 104C144 70 174 74 190 96C164 88 142 92 120 104ZM120 102C96 104 70 122 68 152C84 128 102 116 120 102ZM120 102C144 104 170 122 172 152C156 128 138 116 120 102ZM120 104C108 76 110 56 120 42C130 56 132 76 120 104Z',
        ink,
      ) +
      stroke('M76 194H164', ink, 8),
  ],
  [
    'SOUQGRILL',
    (ink, accent) =>
      path(
        'M120 38C134 70 172 88 172 134C172 166 150 188 120 188C90 188 68 166 68 134C68 112 82 100 90 82C100 92 104 98 106 108C118 90 124 66 120 38Z',
        accent,
      ) +
      path(
        'M120 188C100 188 92 170 98 154C104 140 118 138 120 120C136 134 146 148 144 164C142 180 134 188 120 188Z',
        ink,
      ),
  ],
  [
    'SOUQNOODLE',
    (ink, accent) =>
      path('M52 122H188C186 166 160 190 120 190C80 190 54 166 52 122Z', ink) +
      stroke(
        'M84 122C84 96 96 96 96 74M112 122C112 92 126 92 124 66M140 122C140 96 152 96 152 76',
        accent,
        8,
      ) +
      stroke('M60 108L190 46', ink, 7),
  ],
  [
    'SOUQSWEET',
    (ink, accent) =>
      path('M56 166L120 62L184 166Z', accent) +
      stroke('M78 148H162M92 124H148M106 100H134', ink, 7) +
      stroke('M52 182H188', ink, 9) +
      ellipse(120, 54, 15, 15, ink),
  ],
  [
    'SOUQJUICE',
    (ink, accent) =>
      path('M72 86H168L156 190H84Z', ink) +
      path('M80 118H160L152 182H88Z', accent) +
      stroke('M128 118L146 48H172', ink, 8) +
      ellipse(74, 78, 26, 26, accent),
  ],
  [
    'SOUQ',
    (ink, accent) =>
      path('M50 104L64 62H176L190 104Z', accent) +
      path(
        'M50 104A17.5 17.5 0 0 0 85 104A17.5 17.5 0 0 0 120 104A17.5 17.5 0 0 0 155 104A17.5 17.5 0 0 0 190 104Z',
        ink,
      ) +
      stroke('M66 134V184H174V134', ink, 10) +
      path('M98 184V150C98 132 142 132 142 150V184Z', ink),
  ],
  [
    'MATSURI',
    (ink, accent) =>
      ellipse(120, 92, 38, 38, accent) +
      path('M56 128H184C182 168 158 190 120 190C82 190 58 168 56 128Z', ink) +
      stroke('M76 116L170 58M88 122L184 74', ink, 7),
  ],
  [
    'BIG',
    (ink, accent) =>
      `<circle cx="120" cy="120" r="52" fill="none" stroke="${ink}" stroke-width="12"/>` +
      ellipse(120, 120, 28, 28, accent) +
      stroke('M46 78V116M58 78V116M52 116V170M194 78C180 96 180 116 192 124V170', ink, 8),
  ],
];

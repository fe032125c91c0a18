import { at, ellipse, path, shadow, stroke } from './paint.ts';
import { mix } from './table.ts';
import type { Draw } from './toppings.ts';

type Layer =
  | 'beef'
  | 'chicken'
  | 'plant'
  | 'cheese'
  | 'lettuce'
  | 'tomato'
  | 'onion'
  | 'bacon'
  | 'sauce'
  | 'pickle'
  | 'mushroom';

const HEIGHT: Record<Layer, number> = {
  beef: 38,
  chicken: 44,
  plant: 36,
  cheese: 11,
  lettuce: 20,
  tomato: 19,
  onion: 14,
  bacon: 17,
  sauce: 9,
  pickle: 14,
  mushroom: 16,
};

function patty(top: string, side: string, crisp: boolean): string {
  const edge = crisp
    ? 'M-172-18C-182-30-160-42-146-34C-128-46-100-40-84-34C-60-46-30-40-14-36C10-46 44-40 60-36C84-46 116-42 132-34C150-42 182-32 172-16C184-2 168 16 150 10C130 22 100 16 84 14C60 24 30 16 10 16C-14 24-50 18-66 14C-90 24-120 18-136 12C-160 18-184 4-172-18Z'
    : 'M-170-6C-174-32-150-36-120-36H120C152-36 176-32 170-4C174 14 150 16 120 16H-120C-150 16-172 14-170-6Z';
  return (
    path(edge, side) +
    stroke('M-150-22H150', top, 11, 'opacity=".8"') +
    stroke(
      'M-128-2l8-2M-84 2l10-3M-30-2l8 3M22 2l10-2M76-2l8 3M122 0l8-3M-106-14l8 1M-54-12l7-3M50-13l8 2M102-14l7-2',
      mix(side, '#000000', 0.35),
      5,
      'opacity=".6"',
    )
  );
}

const DRAWN: Record<Layer, () => string> = {
  beef: () => patty('#9a5a37', '#5d2f19', false),
  chicken: () => patty('#f0bb62', '#c9812c', true),
  plant: () => patty('#8f7b3f', '#5b5228', false),
  cheese: () =>
    path('M-172-10H172L150 4L96 6L70 30L44 6L-30 6L-64 36L-98 6L-150 4Z', '#f5ab1c') +
    path('M-172-10H172L158-2H-158Z', '#ffd05b'),
  lettuce: () =>
    path(
      'M-186-4C-178-24 180-24 186-4C190 10 168 20 152 8C138 24 112 22 98 8C80 26 52 22 38 8C22 26-8 24-22 8C-40 26-66 22-82 8C-98 24-126 22-140 8C-160 20-190 10-186-4Z',
      '#6aa935',
    ) + stroke('M-170-6C-100-14 100-14 170-6', '#a9d66f', 6),
  tomato: () =>
    path(
      'M-152-8C-152-16-20-16-8-8C-8 12-152 12-152-8ZM4-8C8-16 146-16 152-8C152 12 4 12 4-8Z',
      '#c9301c',
    ) + stroke('M-140-9H-20M16-9H140', '#f4795a', 6),
  onion: () =>
    stroke('M-140-2C-90-14-40 10 0-2C40-14 90 10 140-2', '#a765a0', 9) +
    stroke('M-140-5C-90-17-40 7 0-5C40-17 90 7 140-5', '#f5e3f3', 5),
  bacon: () =>
    stroke(
      'M-180 0C-150-18-120 18-88 0C-56-18-26 18 6 0C38-18 70 18 102 0C134-18 158 14 184-2',
      '#8f2a1c',
      19,
    ) +
    stroke(
      'M-180-4C-150-22-120 14-88-4C-56-22-26 14 6-4C38-22 70 14 102-4C134-22 158 10 184-6',
      '#f0b398',
      6,
    ),
  sauce: () =>
    path(
      'M-150-6H150C156 6 130 12 118 4C108 22 92 18 86 4H-40C-48 24-66 20-72 4H-120C-140 14-156 4-150-6Z',
      '#d98236',
    ),
  pickle: () =>
    [-110, -40, 36, 108]
      .map((x) =>
        at(
          x,
          -2,
          path('M-30-5C-30-11 30-11 30-5V3C30 9-30 9-30 3Z', '#4f7a24') +
            stroke('M-24-5H24', '#a9c760', 5),
        ),
      )
      .join(''),
  mushroom: () =>
    [-112, -56, 0, 58, 112]
      .map((x) =>
        at(
          x,
          0,
          path('M-28 4C-26-16 26-16 28 4C14 10-14 10-28 4Z', '#8d6844') +
            stroke('M-18-2C-10-8 10-8 18-2', '#c9a67c', 4),
        ),
      )
      .join(''),
};

/** Layers from the bottom up, between the two halves of the bun. */
export function burger(
  layers: Layer[],
  bun: { top: string; dark: string } = { top: '#e9a44b', dark: '#a95f1d' },
): Draw {
  return ({ paint, light }) => {
    const total = layers.reduce((sum, layer) => sum + HEIGHT[layer], 0);
    const scale = Math.min(1, 268 / (total + 150));
    let y = 366;
    let stack = path(
      'M-164-22H164C172 20 150 34 120 34H-120C-150 34-172 20-164-22Z',
      paint.linear([
        [0, mix(bun.top, '#ffffff', 0.1)],
        [1, bun.dark],
      ]),
    );
    let height = 28;
    for (const layer of layers) {
      stack += at(0, -height - HEIGHT[layer] / 2 + 6, DRAWN[layer]());
      height += HEIGHT[layer];
    }
    const dome = paint.linear([
      [0, mix(bun.top, '#ffffff', 0.34)],
      [0.45, bun.top],
      [1, bun.dark],
    ]);
    const seeds = light
      ? ''
      : stroke(
          'M-92-62l9-4M-54-88l9-3M-10-70l9 2M-6-100l9 0M38-88l9 3M76-66l8 4M104-42l7 5M-122-36l7-5M30-52l8 2M-52-52l8-2',
          '#fff0c9',
          8,
        );
    stack += at(
      0,
      -height - 4,
      path('M-172 10C-186-62-110-118 0-118C110-118 186-62 172 10C150 20-150 20-172 10Z', dome) +
        ellipse(-56, -78, 62, 20, '#fff', 'opacity=".3"') +
        seeds,
    );
    y -= 4;
    return shadow(paint, 328, 366, 226, 56, 0.5) + at(320, y - 6, stack, scale * 1.06);
  };
}

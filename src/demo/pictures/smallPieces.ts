import { ellipse, path, stroke } from './paint.ts';

/** Pieces that belong to one dish only. */

export const pita =
  path(
    'M-150 0C-156-46-70-68 0-68C76-68 156-44 150 2C150 44 66 66-4 66C-76 64-150 44-150 0Z',
    '#b9772f',
  ) +
  path(
    'M-150-8C-156-54-70-76 0-76C76-76 156-52 150-6C150 36 66 56-4 56C-76 54-150 36-150-8Z',
    '#efcb8e',
  ) +
  ellipse(-40, -30, 54, 20, '#fff', 'opacity=".3"') +
  stroke(
    'M-90-12l20 4M-20 10l24-4M50-26l26 6M70 16l14-6M-60 30l16 2M10-46l16 2',
    '#c4853c',
    9,
    'opacity=".7"',
  );

export const friedRing =
  `<ellipse cx="0" cy="4" rx="58" ry="36" fill="none" stroke="#9a5a1a" stroke-width="25"/>` +
  `<ellipse cx="0" cy="-2" rx="58" ry="36" fill="none" stroke="#e5a644" stroke-width="21"/>` +
  `<ellipse cx="-2" cy="-6" rx="58" ry="35" fill="none" stroke="#f9d58a" stroke-width="6" stroke-dasharray="26 18"/>`;

export const pod =
  path(
    'M-44 4C-36-16-22-12-14-14C-6-20 6-18 12-14C24-16 40-12 46-4C38 12 24 12 14 14C4 20-8 18-14 14C-26 16-38 14-44 4Z',
    '#5c8f2c',
  ) +
  path('M-40 1C-34-13-22-10-14-11C-6-17 6-15 12-11C22-13 36-10 41-4C32 5-30 9-40 1Z', '#93c653') +
  ellipse(-22, -2, 8, 5, '#b6dd7f') +
  ellipse(0, -4, 9, 5, '#b6dd7f') +
  ellipse(22, -3, 8, 5, '#b6dd7f');

export const pistachioHeap = stroke(
  'M-22 0l6 2M-14-6l6 1M-4-3l7 2M6-7l6 2M14-1l6 2M-8 5l7 1M4 5l6 2M-16 5l3 2M-2-10l5 1M18-5l4 2M-26-4l4 1',
  '#7c9a37',
  8,
);

export function nigiri(fish: string, stripe: string): string {
  return (
    path('M-56 4C-60 34-44 40-20 40H24C46 40 60 34 56 4Z', '#e4ddcc') +
    path('M-54 0C-58 28-42 34-20 34H22C44 34 58 28 54 0Z', '#fffdf7') +
    path('M-64 8C-62-30-30-34 0-34C34-34 64-28 64 8C40 14-40 14-64 8Z', fish) +
    stroke('M-40-18L-24 8M-16-26L2 8M10-28L28 6M34-24L50 2', stripe, 6, 'opacity=".85"')
  );
}

export function maki(fill: string): string {
  return (
    path('M-40 0V30C-36 58 36 58 40 30V0Z', '#16261c') +
    ellipse(0, 0, 40, 25, '#22382a') +
    ellipse(0, 0, 34, 20.5, '#fffdf7') +
    ellipse(0, 0, 15, 9, fill) +
    ellipse(-4, -3, 5, 2.6, '#fff', 'opacity=".5"')
  );
}

export const steamedDumpling = (): string =>
  path('M-40 22C-50-2-26-22-8-28C-4-36 6-36 10-28C28-22 50-2 40 22C24 34-24 34-40 22Z', '#d9bf8e') +
  path('M-36 17C-44-4-24-20-6-26C-2-32 4-32 8-26C26-20 44-4 36 17C20 25-20 25-36 17Z', '#fbefd2') +
  stroke(
    'M-28 10C-24-8-12-20-2-26M-12 16C-10-6-4-18 0-26M8 17C10-4 6-18 2-26M27 12C26-6 16-18 4-26',
    '#d3b47c',
    3,
  ) +
  ellipse(-14, -6, 9, 5, '#fff', 'opacity=".6"');

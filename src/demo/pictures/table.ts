import {
  SCENE_HEIGHT,
  SCENE_WIDTH,
  ellipse,
  n,
  path,
  shadow,
  stroke,
  type Paint,
  type Random,
} from './paint.ts';
import type { PicturePalette, Surface } from './palettes.ts';

/**
 * The surface under the plate, filling the whole picture. `light`: only the colours, for
 * thumbnails.
 */
export function surface(paint: Paint, random: Random, look: Surface, light: boolean): string {
  const ground = paint.linear(
    [
      [0, look.base],
      [1, mix(look.base, look.shade, 0.5)],
    ],
    0.6,
    1,
  );
  const texture = light ? '' : texturesOf(paint, random, look);
  const glow = paint.radial(
    [
      [0, '#fff', 0.38],
      [0.55, '#fff', 0.08],
      [1, look.shade, 0.5],
    ],
    0.36,
    0.24,
    0.95,
  );
  return `<rect width="${SCENE_WIDTH}" height="${SCENE_HEIGHT}" fill="${ground}"/>${texture}<rect width="${SCENE_WIDTH}" height="${SCENE_HEIGHT}" fill="${glow}"/>`;
}

function covering(fill: string, opacity: number): string {
  return `<rect width="${SCENE_WIDTH}" height="${SCENE_HEIGHT}" fill="${fill}" opacity="${opacity}"/>`;
}

function texturesOf(paint: Paint, random: Random, look: Surface): string {
  if (look.kind === 'linen') {
    return covering(
      paint.pattern(
        6,
        6,
        stroke('M0 1H6M0 4H6', look.line, 1.1) + stroke('M1.5 0V6M4.5 0V6', look.shade, 0.7),
      ),
      0.5,
    );
  }
  if (look.kind === 'wood') {
    let planks = '';
    for (let i = 0; i < 4; i += 1) {
      const y = i * 128 - 20 + random() * 10;
      planks += stroke(`M0 ${n(y)}H640`, look.shade, 3, 'opacity=".7"');
      for (let g = 0; g < 5; g += 1) {
        const gy = y + 14 + g * 22 + random() * 8;
        const bend = (random() - 0.5) * 22;
        planks += stroke(
          `M-10 ${n(gy)}C200 ${n(gy + bend)} 420 ${n(gy - bend)} 650 ${n(gy + bend / 2)}`,
          look.line,
          1.4 + random() * 2,
          'opacity=".55"',
        );
      }
    }
    return planks;
  }
  if (look.kind === 'tile') {
    const star =
      path('M40 8L49 31L72 40L49 49L40 72L31 49L8 40L31 31Z', look.line, 'opacity=".55"') +
      path('M40 22L45 35L58 40L45 45L40 58L35 45L22 40L35 35Z', look.base) +
      stroke('M0 0H80V80H0Z', look.shade, 1.5) +
      path(
        'M0 0L14 0A14 14 0 0 1 0 14ZM80 0V14A14 14 0 0 1 66 0ZM0 80V66A14 14 0 0 1 14 80ZM80 80H66A14 14 0 0 1 80 66Z',
        look.line,
        'opacity=".4"',
      );
    return covering(paint.pattern(80, 80, star), 0.62);
  }
  let marks = '';
  const count = look.kind === 'slate' ? 26 : 16;
  for (let i = 0; i < count; i += 1) {
    const x = random() * SCENE_WIDTH;
    const y = random() * SCENE_HEIGHT;
    marks +=
      look.kind === 'slate'
        ? stroke(
            `M${n(x)} ${n(y)}l${n(30 + random() * 90)} ${n((random() - 0.5) * 16)}`,
            look.line,
            1 + random() * 1.6,
            'opacity=".5"',
          )
        : ellipse(x, y, 30 + random() * 80, 16 + random() * 40, look.line, 'opacity=".13"');
  }
  return marks;
}

export type Plate = 'ceramic' | 'wide' | 'board' | 'paper' | 'basket' | 'none';

export function plate(paint: Paint, palette: PicturePalette, kind: Plate, variant: number): string {
  const look = palette.plates[variant % palette.plates.length];
  if (kind === 'none' || look === undefined) return '';
  if (kind === 'board') return board(paint);
  if (kind === 'paper') return paper(paint, palette);
  if (kind === 'basket') return paper(paint, palette);
  const rx = kind === 'wide' ? 268 : 236;
  const ry = rx * 0.52;
  const cy = 312;
  return (
    shadow(paint, 332, cy + 26, rx * 1.13, ry * 1.16) +
    ellipse(320, cy + 13, rx * 0.985, ry, mix(look.rim, '#2a160a', 0.3)) +
    ellipse(
      320,
      cy,
      rx,
      ry,
      paint.linear(
        [
          [0, mix(look.face, '#ffffff', 0.4)],
          [1, look.rim],
        ],
        0.7,
        1,
      ),
    ) +
    `<ellipse cx="320" cy="${cy}" rx="${n(rx - 9)}" ry="${n(ry - 5)}" fill="none" stroke="${look.line}" stroke-width="3.4" opacity=".85"/>` +
    ellipse(320, cy + 2, rx * 0.74, ry * 0.73, mix(look.rim, '#2a160a', 0.12)) +
    ellipse(
      320,
      cy + 5,
      rx * 0.735,
      ry * 0.71,
      paint.linear([
        [0, mix(look.face, look.rim, 0.75)],
        [1, look.face],
      ]),
    )
  );
}

function board(paint: Paint): string {
  const wood = paint.linear(
    [
      [0, '#d9a56a'],
      [1, '#a76b36'],
    ],
    0.8,
    1,
  );
  return (
    shadow(paint, 330, 345, 300, 128) +
    path(
      'M62 312C62 250 170 204 320 204C470 204 578 250 578 312V326C578 388 470 430 320 430C170 430 62 388 62 326Z',
      '#7d4a22',
    ) +
    ellipse(320, 312, 258, 108, wood) +
    stroke(
      'M84 292C190 280 420 276 556 296M78 322C220 312 400 314 562 326M120 356C240 350 390 350 520 358M140 262C240 252 390 250 500 264',
      '#8f5a2b',
      2.4,
      'opacity=".45"',
    )
  );
}

function paper(paint: Paint, palette: PicturePalette): string {
  const check = paint.pattern(
    44,
    44,
    `<rect width="44" height="44" fill="#fffaf0"/><path d="M0 0H22V22H0ZM22 22H44V44H22Z" fill="${palette.cloth.base}" opacity=".82"/><path d="M22 0H44V22H22ZM0 22H22V44H0Z" fill="${palette.cloth.base}" opacity=".25"/>`,
  );
  return (
    shadow(paint, 332, 350, 300, 118) +
    path('M60 330L176 216L330 236L470 210L588 318L520 420L348 404L130 428Z', '#b9a78c') +
    path('M56 318L172 206L330 226L472 200L590 306L522 408L348 392L128 416Z', check) +
    path('M330 226L348 392L128 416L56 318Z', '#2a160a', 'opacity=".06"')
  );
}

export function mix(from: string, to: string, share: number): string {
  const a = Number.parseInt(from.slice(1), 16);
  const b = Number.parseInt(to.slice(1), 16);
  const channel = (shift: number): number =>
    Math.round(((a >> shift) & 255) * (1 - share) + ((b >> shift) & 255) * share);
  return `#${((channel(16) << 16) | (channel(8) << 8) | channel(0)).toString(16).padStart(6, '0')}`;
}

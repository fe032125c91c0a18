import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dishes, type Dish } from './dishCatalog.ts';
import { at, hash, newPaint, seeded, shadow, type Paint } from './paint.ts';
import type { PicturePalette } from './palettes.ts';
import { plate, surface } from './table.ts';

const FOLDER = join(import.meta.dirname, 'dishes');
const DRAWING_SIZE = 128;
const BESIDE: [x: number, y: number, turn: number][] = [
  [566, 92, 24],
  [70, 404, -18],
  [84, 96, 40],
  [572, 412, 12],
];

const drawings = new Map<string, string>();

function drawing(name: string): string {
  const known = drawings.get(name);
  if (known !== undefined) return known;
  const text = readFileSync(join(FOLDER, `${name}.svg`), 'utf8');
  const inner = text.slice(text.indexOf('>') + 1, text.lastIndexOf('</svg>'));
  drawings.set(name, inner);
  return inner;
}

/** A plate with its dish, without the table. */
export function served(
  paint: Paint,
  name: string,
  dish: Dish,
  palette: PicturePalette,
  light: boolean,
): string {
  const variant = hash(name) >>> 4;
  const random = seeded(name);
  return (
    plate(paint, palette, dish.on, variant) + food(paint, dish, { palette, variant, random, light })
  );
}

function food(
  paint: Paint,
  dish: Dish,
  look: { palette: PicturePalette; variant: number; random: () => number; light: boolean },
): string {
  if (typeof dish.draw === 'function') return dish.draw({ paint, ...look });
  const { file, scale = 1, y = 0 } = dish.draw;
  const size = 252 * scale;
  const top = 348 - size + y;
  return (
    shadow(paint, 328, top + size * 0.9, size * 0.52, size * 0.15, 0.5) +
    at(320 - size / 2, top, drawing(file), size / DRAWING_SIZE)
  );
}

export function dishPicture(
  name: string,
  palette: PicturePalette,
  width: number,
): string | undefined {
  const dish = Object.hasOwn(dishes, name) ? dishes[name] : undefined;
  if (dish === undefined) return undefined;
  const light = width <= 160;
  const paint = newPaint('p');
  const random = seeded(`table ${name}`);
  const ground = palette.surfaces[hash(`ground ${name}`) % palette.surfaces.length];
  if (ground === undefined) return undefined;
  const beside = light
    ? ''
    : (dish.beside ?? [])
        .map((stamp, index) => {
          const [x, y, turn] = BESIDE[index % BESIDE.length] ?? [0, 0, 0];
          return shadow(paint, x + 4, y + 14, 40, 16, 0.45) + at(x, y, stamp(random), 1.35, turn);
        })
        .join('');
  const zoom = dish.zoom ?? 1;
  const near = at(
    320 - 320 * zoom,
    264 - 288 * zoom + (zoom === 1 ? 24 : 0),
    served(paint, name, dish, palette, light),
    zoom,
  );
  const content = surface(paint, random, ground, light) + beside + near;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${(width * 3) / 4}" viewBox="0 0 640 480">${paint.defs()}${content}</svg>`;
}

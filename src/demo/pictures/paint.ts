/** Everything is drawn in one coordinate space, 640 × 480, with the dish around (320, 300). */
export const SCENE_WIDTH = 640;
export const SCENE_HEIGHT = 480;

type Stop = [offset: number, color: string, opacity?: number];

export interface Paint {
  /** A gradient from top to bottom unless x2 and y2 are given; returns a paint reference. */
  linear(stops: Stop[], x2?: number, y2?: number): string;
  radial(stops: Stop[], cx?: number, cy?: number, r?: number): string;
  clip(shape: string): string;
  pattern(width: number, height: number, content: string): string;
  defs(): string;
}

export function newPaint(prefix: string): Paint {
  const parts: string[] = [];
  const seen = new Map<string, string>();
  function keep(open: string, rest: string, tag: string): string {
    const known = seen.get(open + rest);
    if (known !== undefined) return known;
    const name = `${prefix}${parts.length}`;
    parts.push(`<${tag} id="${name}"${open}>${rest}</${tag}>`);
    seen.set(open + rest, name);
    return name;
  }
  return {
    linear: (stops, x2 = 0, y2 = 1) =>
      `url(#${keep(` x1="0" y1="0" x2="${x2}" y2="${y2}"`, stopList(stops), 'linearGradient')})`,
    radial: (stops, cx = 0.5, cy = 0.5, r = 0.5) =>
      `url(#${keep(` cx="${cx}" cy="${cy}" r="${r}"`, stopList(stops), 'radialGradient')})`,
    clip: (shape) => `url(#${keep('', shape, 'clipPath')})`,
    pattern: (width, height, content) =>
      `url(#${keep(` width="${width}" height="${height}" patternUnits="userSpaceOnUse"`, content, 'pattern')})`,
    defs: () => (parts.length === 0 ? '' : `<defs>${parts.join('')}</defs>`),
  };
}

function stopList(stops: Stop[]): string {
  return stops
    .map(([offset, color, opacity]) => {
      const alpha = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${offset}" stop-color="${color}"${alpha}/>`;
    })
    .join('');
}

export type Random = () => number;

export function hash(text: string): number {
  let value = 2166136261;
  for (let i = 0; i < text.length; i += 1) {
    value = Math.imul(value ^ text.charCodeAt(i), 16777619);
  }
  return value >>> 0;
}

/** The same seed draws the same dish on every start, so caches and screenshots agree. */
export function seeded(seed: string): Random {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function pick<T>(items: readonly T[], at: number): T {
  const item = items[Math.abs(Math.trunc(at)) % items.length];
  if (item === undefined) throw new Error('pick() needs at least one item.');
  return item;
}

export const n = (value: number): string => String(Math.round(value * 10) / 10);

export function ellipse(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  rest = '',
): string {
  return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${rest && ` ${rest}`}/>`;
}

export function path(d: string, fill: string, rest = ''): string {
  return `<path d="${d}" fill="${fill}"${rest && ` ${rest}`}/>`;
}

export function stroke(d: string, color: string, width: number, rest = ''): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${rest && ` ${rest}`}/>`;
}

export function at(x: number, y: number, content: string, scale = 1, turn = 0): string {
  const turned = turn === 0 ? '' : ` rotate(${n(turn)})`;
  const scaled = scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`;
  return `<g transform="translate(${n(x)} ${n(y)})${turned}${scaled}">${content}</g>`;
}

/**
 * A soft contact shadow without a filter: filters are too slow for phones in a list of pictures.
 */
export function shadow(
  paint: Paint,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  strength = 0.42,
): string {
  const fill = paint.radial([
    [0, '#2a160a', strength],
    [0.62, '#2a160a', strength * 0.55],
    [1, '#2a160a', 0],
  ]);
  return ellipse(cx, cy, rx, ry, fill);
}

export interface Oval {
  cx: number;
  cy: number;
  rx: number;
  ry: number;
}

function inOval(random: Random, oval: Oval): [number, number] {
  const angle = random() * Math.PI * 2;
  const radius = Math.sqrt(random());
  return [
    oval.cx + Math.cos(angle) * radius * oval.rx,
    oval.cy + Math.sin(angle) * radius * oval.ry,
  ];
}

/** Grains, herbs and spices: one path per colour keeps the file small. */
export function specks(
  random: Random,
  count: number,
  oval: Oval,
  color: string,
  length: number,
  width: number,
): string {
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const [x, y] = inOval(random, oval);
    const angle = random() * Math.PI;
    d += `M${Math.round(x)} ${Math.round(y)}l${n(Math.cos(angle) * length)} ${n(Math.sin(angle) * length * 0.7)}`;
  }
  return stroke(d, color, width);
}

export type Stamp = (random: Random) => string;

/** Draws stamps from back to front, so that nearer pieces cover farther ones. */
export function pile(
  random: Random,
  count: number,
  oval: Oval,
  stamps: Stamp[],
  options: { scale?: number; turn?: number; lift?: number } = {},
): string {
  const { scale = 1, turn = 180, lift = 0 } = options;
  const spots: [number, number][] = [];
  for (let i = 0; i < count; i += 1) {
    let best = inOval(random, oval);
    let bestGap = gap(best, spots);
    for (let trial = 0; trial < 8; trial += 1) {
      const next = inOval(random, oval);
      const nextGap = gap(next, spots);
      if (nextGap > bestGap) {
        best = next;
        bestGap = nextGap;
      }
    }
    spots.push(best);
  }
  spots.sort((a, b) => a[1] - b[1]);
  return spots
    .map(([x, y], index) => {
      const fromCentre = ((x - oval.cx) / oval.rx) ** 2 + ((y - oval.cy) / oval.ry) ** 2;
      const rise = lift * Math.max(0, 1 - fromCentre);
      const size = scale * (0.9 + random() * 0.2);
      return at(x, y - rise, pick(stamps, index)(random), size, (random() - 0.5) * 2 * turn);
    })
    .join('');
}

function gap(spot: [number, number], others: [number, number][]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const other of others) {
    least = Math.min(least, (spot[0] - other[0]) ** 2 + ((spot[1] - other[1]) * 1.8) ** 2);
  }
  return least;
}

import { ellipse, n, path, seeded, shadow, stroke, type Oval } from './paint.ts';
import { mix } from './table.ts';
import { lay, type Draw, type DrawContext, type Topping } from './toppings.ts';

const USUAL_SPREAD = 0.8;

interface BowlShape {
  rx?: number;
  depth?: number;
  cy?: number;
  glaze?: { light: string; dark: string; inside: string };
}

/** Draws the surface of the bowl inside the given oval. */
type Filling = (context: DrawContext, oval: Oval) => string;

export function bowl(filling: Filling, shape: BowlShape = {}): Draw {
  const { rx = 196, depth = 92, cy = 252 } = shape;
  return (context) => {
    const { paint, palette, variant } = context;
    const glaze = shape.glaze ?? palette.bowls[variant % palette.bowls.length];
    if (glaze === undefined) return '';
    const ry = rx * 0.5;
    const low = cy + ry + depth * 0.62;
    const body = paint.linear(
      [
        [0, mix(glaze.light, '#ffffff', 0.16)],
        [0.38, glaze.light],
        [1, glaze.dark],
      ],
      1,
      0.25,
    );
    const inner: Oval = { cx: 320, cy: cy + 7, rx: rx - 22, ry: ry - 14 };
    return (
      shadow(paint, 336, low - 12, rx * 1.2, ry * 0.8) +
      ellipse(320, low - 4, rx * 0.46, ry * 0.3, mix(glaze.dark, '#000000', 0.25)) +
      path(
        `M${320 - rx} ${cy}C${320 - rx + 4} ${n(cy + depth)} ${320 - rx * 0.52} ${n(low)} 320 ${n(low)}C${320 + rx * 0.52} ${n(low)} ${320 + rx - 4} ${n(cy + depth)} ${320 + rx} ${cy}Z`,
        body,
      ) +
      ellipse(320, cy, rx, ry, mix(glaze.light, '#ffffff', 0.32)) +
      ellipse(320, cy + 2, rx - 9, ry - 5.5, mix(glaze.inside, '#2a160a', 0.22)) +
      ellipse(320, cy + 6, rx - 14, ry - 9, glaze.inside) +
      filling(context, inner) +
      stroke(
        `M${320 - rx + 26} ${n(cy + 40)}C${320 - rx + 44} ${n(cy + depth * 0.85)} ${320 - rx * 0.6} ${n(low - 26)} ${320 - rx * 0.46} ${n(low - 18)}`,
        '#fff',
        9,
        'opacity=".28"',
      )
    );
  };
}

function pool(context: DrawContext, oval: Oval, light: string, base: string, dark: string): string {
  return (
    ellipse(oval.cx, oval.cy, oval.rx, oval.ry, dark) +
    ellipse(
      oval.cx,
      oval.cy + 2,
      oval.rx - 3,
      oval.ry - 3,
      context.paint.radial(
        [
          [0, light],
          [0.7, base],
          [1, dark],
        ],
        0.42,
        0.36,
        0.72,
      ),
    )
  );
}

/** A dip: swept with the back of a spoon, oil in the groove. */
export function dip(
  tones: { light: string; base: string; dark: string },
  toppings: Topping[],
  oil = '#d9a214',
): Filling {
  return (context, oval) => {
    const ring = (k: number): string =>
      `M${n(oval.cx - oval.rx * k)} ${n(oval.cy + 4)}C${n(oval.cx - oval.rx * k)} ${n(oval.cy - oval.ry * k * 1.3)} ${n(oval.cx + oval.rx * k)} ${n(oval.cy - oval.ry * k * 1.3)} ${n(oval.cx + oval.rx * k)} ${n(oval.cy)}C${n(oval.cx + oval.rx * k)} ${n(oval.cy + oval.ry * k * 1.25)} ${n(oval.cx - oval.rx * k * 0.7)} ${n(oval.cy + oval.ry * k * 1.25)} ${n(oval.cx - oval.rx * k * 0.8)} ${n(oval.cy + oval.ry * k * 0.3)}`;
    return (
      pool(context, oval, tones.light, tones.base, tones.dark) +
      stroke(ring(0.72), tones.dark, 17, 'opacity=".6"') +
      stroke(ring(0.72), oil, 10, 'opacity=".72"') +
      stroke(ring(0.76), '#fff', 3, 'opacity=".4"') +
      stroke(ring(0.42), tones.light, 12, 'opacity=".9"') +
      lay(context, oval, toppings, USUAL_SPREAD)
    );
  };
}

export function soup(
  tones: { light: string; base: string; dark: string },
  toppings: Topping[],
  swirl?: string,
): Filling {
  return (context, oval) =>
    pool(context, oval, tones.light, tones.base, tones.dark) +
    (swirl === undefined
      ? ''
      : stroke(
          `M${n(oval.cx - oval.rx * 0.6)} ${n(oval.cy)}c30-40 90-44 150-26s90 34 40 46s-110 4-90-14s60-8 60 2`,
          swirl,
          7,
          'opacity=".85"',
        )) +
    lay(context, oval, toppings, USUAL_SPREAD) +
    stroke(
      `M${n(oval.cx - oval.rx * 0.78)} ${n(oval.cy - oval.ry * 0.3)}C${n(oval.cx - oval.rx * 0.6)} ${n(oval.cy - oval.ry * 0.78)} ${n(oval.cx - oval.rx * 0.2)} ${n(oval.cy - oval.ry * 0.9)} ${n(oval.cx)} ${n(oval.cy - oval.ry * 0.9)}`,
      '#fff',
      5,
      'opacity=".35"',
    );
}

/** A heap that rises above the rim: salads, rice, fruit. */
export function heap(base: string, dark: string, toppings: Topping[], rise = 46): Filling {
  return (context, oval) =>
    path(
      `M${n(oval.cx - oval.rx)} ${n(oval.cy)}C${n(oval.cx - oval.rx * 0.86)} ${n(oval.cy - oval.ry - rise)} ${n(oval.cx + oval.rx * 0.86)} ${n(oval.cy - oval.ry - rise)} ${n(oval.cx + oval.rx)} ${n(oval.cy)}A${n(oval.rx)} ${n(oval.ry)} 0 0 1 ${n(oval.cx - oval.rx)} ${n(oval.cy)}Z`,
      context.paint.linear(
        [
          [0, base],
          [1, dark],
        ],
        0.5,
        1,
      ),
    ) +
    lay(
      context,
      {
        cx: oval.cx,
        cy: oval.cy - rise * 0.45,
        rx: oval.rx * 0.92,
        ry: oval.ry * 0.82 + rise * 0.32,
      },
      toppings,
      USUAL_SPREAD,
    );
}

/** Noodles in a broth, toppings laid in their own corners. */
export function noodles(
  broth: { light: string; base: string; dark: string },
  noodle: string,
  toppings: Topping[],
): Filling {
  return (context, oval) => {
    const random = seeded(`${noodle}${broth.base}`);
    let strands = '';
    let glints = '';
    for (let i = 0; i < 22; i += 1) {
      const y = oval.cy - oval.ry * 0.62 + (i / 22) * oval.ry * 1.3;
      const half = Math.sqrt(Math.max(0, 1 - ((y - oval.cy) / oval.ry) ** 2)) * oval.rx * 0.86;
      const bend = () => (random() - 0.5) * 34;
      const d = `M${n(oval.cx - half)} ${n(y)}C${n(oval.cx - half / 3)} ${n(y + bend())} ${n(oval.cx + half / 3)} ${n(y + bend())} ${n(oval.cx + half)} ${n(y)}`;
      strands += d;
      glints += d;
    }
    return (
      pool(context, oval, broth.light, broth.base, broth.dark) +
      stroke(strands, mix(noodle, '#6b3d10', 0.35), 9) +
      stroke(glints, noodle, 5.4) +
      lay(context, oval, toppings, USUAL_SPREAD)
    );
  };
}

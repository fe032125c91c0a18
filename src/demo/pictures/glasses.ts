import { at, ellipse, path, shadow, stroke, type Stamp } from './paint.ts';
import { mix } from './table.ts';
import type { Draw } from './toppings.ts';

interface Drink {
  top: string;
  bottom: string;
  ice?: boolean;
  foam?: string;
  straw?: string;
  garnish?: Stamp;
  floats?: Stamp[];
}

/** A tall glass on a coaster. */
export function glass(drink: Drink): Draw {
  return ({ paint, palette, random }) => {
    const liquid = paint.linear([
      [0, drink.top],
      [1, drink.bottom],
    ]);
    const clear = paint.linear(
      [
        [0, '#fff', 0.55],
        [0.3, '#fff', 0.12],
        [0.75, '#fff', 0.05],
        [1, '#fff', 0.35],
      ],
      1,
      0,
    );
    const ice = drink.ice
      ? [
          [286, 186, 12],
          [352, 176, -18],
          [318, 214, 30],
        ]
          .map(([x, y, turn]) =>
            at(
              x ?? 0,
              y ?? 0,
              path('M-26-20L20-26L28 16L-18 24Z', '#fff', 'opacity=".42"') +
                path('M-26-20L20-26L16-12L-20-8Z', '#fff', 'opacity=".5"'),
              1,
              turn ?? 0,
            ),
          )
          .join('')
      : '';
    const floats = (drink.floats ?? [])
      .map((stamp, index) =>
        at(284 + index * 36, 156 + (index % 2) * 12, stamp(random), 0.9, index * 40),
      )
      .join('');
    return (
      shadow(paint, 346, 410, 190, 50, 0.45) +
      ellipse(322, 408, 134, 40, mix(palette.cloth.stripe, '#000000', 0.25)) +
      ellipse(320, 402, 134, 40, palette.cloth.stripe) +
      ellipse(320, 402, 118, 33, mix(palette.cloth.stripe, '#ffffff', 0.14)) +
      (drink.straw
        ? stroke('M350 330L402 44', mix(drink.straw, '#000000', 0.2), 15) +
          stroke('M348 330L400 44', drink.straw, 9)
        : '') +
      path('M220 142L246 386C252 414 388 414 394 386L420 142Z', liquid) +
      ice +
      ellipse(320, 142, 100, 29, mix(drink.top, '#ffffff', 0.28)) +
      floats +
      (drink.foam
        ? path(
            'M220 142C216 96 250 104 262 92C290 70 318 88 330 80C360 70 392 92 398 104C424 108 422 128 420 144C400 176 244 178 220 142Z',
            drink.foam,
          ) + ellipse(292, 108, 40, 12, '#fff', 'opacity=".5"')
        : '') +
      path('M212 108L244 388C250 420 390 420 396 388L428 108C420 146 220 146 212 108Z', clear) +
      `<ellipse cx="320" cy="110" rx="108" ry="31" fill="none" stroke="#fff" stroke-width="4.5" opacity=".75"/>` +
      stroke('M244 168L264 372', '#fff', 11, 'opacity=".5"') +
      (drink.garnish ? at(232, 106, drink.garnish(random), 1.75, -12) : '')
    );
  };
}

interface Cup {
  liquid: string;
  crema?: string;
  art?: boolean;
  small?: boolean;
}

/** A cup on its saucer; small is a finjan without a handle. */
export function cup(drink: Cup): Draw {
  return ({ paint, palette, variant }) => {
    const look = palette.plates[variant % palette.plates.length] ?? {
      face: '#fff',
      rim: '#ddd',
      line: '#999',
    };
    const face = mix(look.face, '#ffffff', 0.5);
    const body = paint.linear(
      [
        [0, face],
        [0.5, look.face],
        [1, mix(look.rim, '#2a160a', 0.3)],
      ],
      1,
      0.2,
    );
    const inside = paint.radial(
      [
        [0, drink.crema ?? mix(drink.liquid, '#ffffff', 0.16)],
        [0.72, drink.liquid],
        [1, mix(drink.liquid, '#000000', 0.35)],
      ],
      0.45,
      0.42,
      0.62,
    );
    const art = drink.art
      ? path(
          'M320 272C280 252 270 222 296 216C310 214 318 222 320 228C322 222 330 214 344 216C370 222 360 252 320 272Z',
          '#fff4de',
          'opacity=".95"',
        ) + stroke('M268 240C284 274 356 274 372 240', '#fff4de', 6, 'opacity=".7"')
      : '';
    const scene =
      shadow(paint, 336, 392, 236, 70, 0.42) +
      ellipse(320, 384, 196, 66, mix(look.rim, '#2a160a', 0.35)) +
      ellipse(
        320,
        376,
        196,
        66,
        paint.linear([
          [0, face],
          [1, look.rim],
        ]),
      ) +
      `<ellipse cx="320" cy="376" rx="184" ry="60" fill="none" stroke="${look.line}" stroke-width="3.5" opacity=".8"/>` +
      ellipse(322, 378, 110, 36, mix(look.rim, '#2a160a', 0.25)) +
      (drink.small
        ? ''
        : stroke('M446 256C520 246 524 336 424 338', mix(look.rim, '#2a160a', 0.22), 24) +
          stroke('M446 252C512 244 516 330 424 332', look.face, 17)) +
      path('M186 232C190 320 238 388 320 388C402 388 450 320 454 232Z', body) +
      stroke(
        'M196 286C210 340 250 372 320 374C390 372 430 340 444 286',
        look.line,
        4,
        'opacity=".75"',
      ) +
      ellipse(320, 232, 134, 56, face) +
      ellipse(320, 235, 124, 49, mix(look.rim, '#2a160a', 0.35)) +
      ellipse(320, 240, 118, 43, inside) +
      art +
      stroke('M222 240C230 216 268 202 306 200', '#fff', 4, 'opacity=".35"') +
      stroke('M212 268C220 312 240 340 262 354', '#fff', 11, 'opacity=".5"') +
      stroke(
        'M282 150C262 122 302 104 282 74M330 156C310 124 352 102 332 66M378 150C360 124 396 106 378 80',
        '#fff',
        8,
        'opacity=".28"',
      );
    return drink.small ? at(96, 90, scene, 0.7) : scene;
  };
}

export function scoops(colors: string[], topping: Stamp | undefined): Draw {
  return ({ paint, palette, variant, random }) => {
    const glaze = palette.bowls[(variant + 1) % palette.bowls.length] ?? {
      light: '#fff',
      dark: '#ccc',
      inside: '#fff',
    };
    const spots: [number, number][] = [
      [256, 212],
      [384, 212],
      [320, 178],
    ];
    const balls = colors
      .slice(0, 3)
      .map((color, index) => {
        const [x, y] = spots[index] ?? [320, 200];
        return at(
          x,
          y,
          path(
            'M-84 20C-92-92 92-92 84 20C92 34 70 48 56 38C40 54 20 48 8 40C-10 54-30 50-42 38C-62 50-92 40-84 20Z',
            mix(color, '#3a1c05', 0.18),
          ) +
            path('M-78 10C-84-84 78-84 78 10C70 26 40 22 20 26C-10 32-66 32-78 10Z', color) +
            ellipse(-28, -36, 24, 14, '#fff', 'opacity=".45"') +
            stroke(
              'M-50 4l8-4M-14 10l9 1M24 0l9-3M40-20l5 6M4-30l8 3',
              mix(color, '#3a1c05', 0.3),
              4,
              'opacity=".5"',
            ),
        );
      })
      .join('');
    const body = paint.linear(
      [
        [0, mix(glaze.light, '#ffffff', 0.2)],
        [1, glaze.dark],
      ],
      1,
      0.3,
    );
    return (
      shadow(paint, 336, 402, 190, 50, 0.45) +
      ellipse(320, 398, 104, 30, glaze.dark) +
      path('M296 350H344L372 398C360 412 280 412 268 398Z', body) +
      ellipse(320, 238, 178, 66, mix(glaze.light, '#000000', 0.2)) +
      balls +
      path(
        'M142 238C152 322 236 366 320 366C404 366 488 322 498 238C470 300 170 300 142 238Z',
        body,
      ) +
      stroke('M166 276C184 318 226 344 262 352', '#fff', 9, 'opacity=".35"') +
      (topping
        ? at(320, 112, topping(random), 1.3) +
          at(252, 178, topping(random), 1) +
          at(392, 176, topping(random), 1)
        : '')
    );
  };
}

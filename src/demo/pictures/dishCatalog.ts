// One list of the layers of each drawn dish. It grows with the dishes and is read by name.
import { bowl, dip, heap, noodles, soup } from './bowls.ts';
import { burger } from './burgers.ts';
import { cup, glass, scoops } from './glasses.ts';
import * as s from './stamps.ts';
import type { Stamp } from './paint.ts';
import { DIAMONDS, domes, flatbread, roundTart, trayPieces } from './baked.ts';
import { chops, grilledFish, heaped, riceMound, skewers, sticks, wraps } from './plated.ts';
import {
  friedRing,
  maki,
  nigiri,
  pistachioHeap,
  pita,
  pod,
  steamedDumpling,
} from './smallPieces.ts';
import type { Plate } from './table.ts';
import type { Draw } from './toppings.ts';

export interface Dish {
  /** Drawn by code, or from a file of `dishes/`. */
  draw: Draw | { file: string; scale?: number; y?: number };
  on: Plate;
  /** Small items beside the plate. */
  beside?: Stamp[];
  /** How much larger a dish is drawn in a picture of its own. */
  zoom?: number;
}

const own = (draw: Draw, beside?: Stamp[]): Dish => ({
  draw,
  on: 'none',
  ...(beside && { beside }),
});
const deep = (draw: Draw, beside?: Stamp[]): Dish => ({ ...own(draw, beside), zoom: 1.2 });
const on = (plate: Plate, draw: Draw, beside?: Stamp[]): Dish => ({
  draw,
  on: plate,
  zoom: 1.14,
  ...(beside && { beside }),
});
const file = (name: string, plate: Plate, beside?: Stamp[], scale = 1, y = 0): Dish => ({
  draw: { file: name, scale, y },
  on: plate,
  ...(beside && { beside }),
});

const greenSpeck = { speck: { color: '#4f8f33', count: 34, length: 5, width: 5 } };
const paprika = { speck: { color: '#b93a1a', count: 46, length: 2, width: 4 } };
const sesame = { speck: { color: '#fff3d2', count: 34, length: 3, width: 5 } };
const pistachioDust = { speck: { color: '#7c9a37', count: 60, length: 4, width: 6 } };
const BROTH = { light: '#e6b368', base: '#cf8f3f', dark: '#8f5a1f' };
const CREAM = { light: '#fffdf6', base: '#f6eedb', dark: '#d8c9a6' };
const LAMB_BITE = { top: '#a0603a', side: '#5e2f19' };
const CHICKEN_BITE = { top: '#eab05c', side: '#b06a2a' };
const PEPPER_BITE = { top: '#d94a31', side: '#8f2415' };
const GREEN_BITE = { top: '#7db14a', side: '#47702a' };
const ONION_BITE = { top: '#f3e2ea', side: '#b88aa8' };
const BREAD = { top: '#f2d09a', side: '#cf9850' };

export const dishes: Record<string, Dish> = {
  // Bowls of the cold and hot mezza
  hummus: deep(
    bowl(
      dip({ light: '#f6e3bd', base: '#e9cb95', dark: '#c49c5a' }, [
        { stamps: [s.chickpea], count: 7, spread: 0.3 },
        paprika,
        { ...greenSpeck, spread: 0.4 },
      ]),
    ),
    [s.lemonWedge, s.chickpea, s.parsley],
  ),
  'hummus-lamb': deep(
    bowl(
      dip({ light: '#f6e3bd', base: '#e9cb95', dark: '#c49c5a' }, [
        { stamps: [s.lamb], count: 7, spread: 0.42, scale: 0.85 },
        { stamps: [s.pineNut], count: 12, spread: 0.5 },
        greenSpeck,
      ]),
    ),
    [s.pineNut, s.parsley],
  ),
  mutabbal: deep(
    bowl(
      dip({ light: '#efe2c6', base: '#d9c49b', dark: '#a9906a' }, [
        { stamps: [s.seed], count: 16, spread: 0.55 },
        { stamps: [s.parsley], count: 3, spread: 0.24, scale: 0.8 },
      ]),
    ),
    [s.seed, s.seed, s.mint],
  ),
  labneh: deep(
    bowl(
      dip(
        CREAM,
        [
          { stamps: [s.olive], count: 3, spread: 0.24 },
          { stamps: [s.mint], count: 3, spread: 0.4, scale: 0.8 },
          { speck: { color: '#7b8748', count: 40, length: 3, width: 3.4 } },
        ],
        '#e0b23a',
      ),
    ),
    [s.olive, s.mint],
  ),
  muhammara: deep(
    bowl(
      dip({ light: '#d8663c', base: '#b8411f', dark: '#7e2610' }, [
        { stamps: [s.walnut], count: 6, spread: 0.42, scale: 0.9 },
        { stamps: [s.parsley], count: 3, spread: 0.3, scale: 0.7 },
      ]),
    ),
    [s.walnut, s.walnut, s.chilli],
  ),
  foul: deep(
    bowl(
      soup({ light: '#a9683c', base: '#7d4526', dark: '#4b2512' }, [
        { stamps: [s.ball('#7a3f22', '#44200f', '#d49c74')], count: 22, scale: 0.72 },
        { stamps: [s.tomato], count: 7, scale: 0.6 },
        greenSpeck,
        { stamps: [s.lemonWedge], count: 1, spread: 0.3, scale: 0.9, turn: 20 },
      ]),
    ),
    [s.lemonWedge, s.tomato],
  ),
  fatteh: deep(
    bowl(
      soup(CREAM, [
        { stamps: [s.chickpea], count: 14, spread: 0.72 },
        { stamps: [s.crouton], count: 9, spread: 0.62, scale: 0.8 },
        { stamps: [s.pineNut], count: 14, spread: 0.55 },
        paprika,
        greenSpeck,
      ]),
    ),
    [s.chickpea, s.crouton],
  ),
  'lentil-soup': deep(
    bowl(
      soup(
        { light: '#f3bd52', base: '#e09a27', dark: '#a76412' },
        [
          { stamps: [s.crouton], count: 4, spread: 0.34, scale: 0.75 },
          { speck: { color: '#7b3f12', count: 26, length: 3, width: 3.4 } },
          { ...greenSpeck, spread: 0.5 },
        ],
        '#fff0c8',
      ),
    ),
    [s.lemonWedge, s.crouton],
  ),
  'yoghurt-cucumber': deep(
    bowl(
      soup(CREAM, [
        { stamps: [s.cucumber], count: 9, spread: 0.62, scale: 0.8 },
        { stamps: [s.mint], count: 4, spread: 0.5, scale: 0.7 },
        { speck: { color: '#7b8748', count: 30 } },
      ]),
    ),
    [s.cucumber, s.mint],
  ),
  tabbouleh: deep(
    bowl(
      heap('#5b9a3a', '#33641f', [
        { speck: { color: '#7fbf52', count: 170, length: 9, width: 6 } },
        { speck: { color: '#2f6a20', count: 120, length: 8, width: 5 } },
        { stamps: [s.tomato], count: 13, scale: 0.62 },
        { speck: { color: '#f4e4b5', count: 60, length: 3, width: 5 } },
        { speck: { color: '#8fce63', count: 90, length: 8, width: 5 } },
      ]),
    ),
    [s.lemonWedge, s.parsley, s.tomato],
  ),
  fattoush: deep(
    bowl(
      heap('#79ad45', '#44752a', [
        { stamps: [s.lettuce], count: 12, scale: 1.05 },
        { stamps: [s.cucumber, s.tomato, s.radish], count: 16, scale: 0.85 },
        { stamps: [s.crouton], count: 8 },
        { stamps: [s.mint], count: 3, scale: 0.8, spread: 0.6 },
        { stamps: [s.seed], count: 9 },
      ]),
    ),
    [s.radish, s.tomato, s.mint],
  ),
  'halloumi-salad': deep(
    bowl(
      heap('#79ad45', '#44752a', [
        { stamps: [s.lettuce], count: 12 },
        { stamps: [s.tomato, s.cucumber], count: 9, scale: 0.8 },
        { stamps: [s.halloumi], count: 4, spread: 0.55, turn: 40 },
        { stamps: [s.walnut], count: 4, scale: 0.8 },
      ]),
    ),
    [s.walnut, s.tomato],
  ),
  shakshuka: deep(
    bowl(
      soup({ light: '#e0603a', base: '#c23d1c', dark: '#7d200c' }, [
        { stamps: [s.tomato], count: 12, scale: 0.7 },
        { stamps: [s.friedEgg], count: 3, spread: 0.5, turn: 30 },
        greenSpeck,
      ]),
      { rx: 214, depth: 52, glaze: { light: '#4b4541', dark: '#1d1917', inside: '#2c2725' } },
    ),
    [s.tomato, s.parsley],
  ),
  'okra-stew': deep(
    bowl(
      soup({ light: '#d8562f', base: '#b23a17', dark: '#741f0a' }, [
        { stamps: [s.vineRoll], count: 9, scale: 0.62 },
        { stamps: [s.lamb], count: 4, spread: 0.5, scale: 0.9 },
        greenSpeck,
      ]),
    ),
    [s.tomato, s.parsley],
  ),
  kibbeh: on(
    'ceramic',
    heaped([
      { stamps: [s.lettuce], count: 8, spread: 1, scale: 1.2 },
      { stamps: [s.kibbeh], count: 10, lift: 54, turn: 22, scale: 1.85, spread: 0.82 },
      { stamps: [s.seed], count: 8, spread: 1 },
    ]),
    [s.lemonWedge, s.pineNut],
  ),
  sambousek: on(
    'ceramic',
    heaped([
      { stamps: [s.lettuce], count: 8, spread: 1, scale: 1.2 },
      { stamps: [s.sambousek], count: 10, lift: 56, turn: 18, scale: 1.75, spread: 0.8 },
      { stamps: [s.parsley], count: 3, spread: 1.05 },
    ]),
    [s.parsley, s.lemonWedge],
  ),
  'vine-leaves': on(
    'ceramic',
    heaped([
      { stamps: [s.vineRoll], count: 19, lift: 74, turn: 12, scale: 1.5, spread: 0.86 },
      { stamps: [s.lemonWedge], count: 2, spread: 0.8, turn: 20 },
    ]),
    [s.lemonWedge, s.mint],
  ),
  falafel: on(
    'ceramic',
    heaped([
      { stamps: [s.lettuce], count: 9, spread: 1.1, scale: 1.2 },
      { stamps: [s.falafelBall], count: 13, lift: 66, turn: 45, scale: 1.95, spread: 0.86 },
      { stamps: [s.falafelBall], count: 4, lift: 66, turn: 45, scale: 1.95, spread: 0.36 },
      { stamps: [s.tomato, s.radish], count: 5, spread: 1.08 },
    ]),
    [s.lemonWedge, s.radish],
  ),
  'batata-harra': on(
    'ceramic',
    heaped([
      { stamps: [s.potato], count: 30, lift: 76, turn: 45, scale: 1.4, spread: 0.94 },
      { stamps: [s.potato], count: 4, lift: 76, turn: 45, scale: 1.4, spread: 0.36 },
      { speck: { color: '#4f8f33', count: 50, length: 6, width: 6 } },
      { speck: { color: '#b93a1a', count: 30, length: 4, width: 5 } },
    ]),
    [s.chilli, s.parsley],
  ),
  cauliflower: on(
    'ceramic',
    heaped([
      { stamps: [s.cauliflower], count: 26, lift: 76, turn: 45, scale: 1.5, spread: 0.94 },
      { stamps: [s.cauliflower], count: 4, lift: 76, turn: 45, scale: 1.5, spread: 0.36 },
      greenSpeck,
      { stamps: [s.seed], count: 10 },
    ]),
    [s.lemonWedge, s.parsley],
  ),
  halloumi: on(
    'board',
    heaped([
      { stamps: [s.lettuce], count: 7, scale: 1.1 },
      { stamps: [s.halloumi], count: 8, lift: 40, turn: 14, scale: 1.9, spread: 0.8 },
      { stamps: [s.mint, s.tomato], count: 6, spread: 1.15 },
    ]),
    [s.tomato, s.mint],
  ),
  wings: on(
    'ceramic',
    heaped([
      { stamps: [s.chicken], count: 17, lift: 70, turn: 45, scale: 1.8, spread: 0.9 },
      { stamps: [s.chicken], count: 4, lift: 70, turn: 45, scale: 1.8, spread: 0.36 },
      sesame,
      { stamps: [s.scallion], count: 10 },
    ]),
    [s.chilli, s.lemonWedge],
  ),
  meatballs: deep(
    bowl(
      soup({ light: '#e0663b', base: '#bd4420', dark: '#77230d' }, [
        { stamps: [s.meatball], count: 9, scale: 1.6, spread: 0.76 },
        { stamps: [s.pineNut], count: 10 },
        greenSpeck,
      ]),
    ),
    [s.pineNut, s.parsley],
  ),
  pickles: deep(
    bowl(
      heap(
        '#d8547a',
        '#8f2a4c',
        [
          { stamps: [s.radish, s.cucumber, s.greenOlive], count: 24 },
          { stamps: [s.chilli], count: 3, spread: 0.6 },
        ],
        24,
      ),
    ),
    [s.greenOlive, s.chilli],
  ),

  // From the oven
  'manakish-zaatar': on(
    'board',
    flatbread(
      { base: '#7b8538', dark: '#4c5420' },
      [
        { speck: { color: '#a3ab57', count: 110, length: 4, width: 5 } },
        { speck: { color: '#3d441a', count: 90, length: 4, width: 4 } },
        sesame,
      ],
      true,
    ),
    [s.olive, s.tomato, s.mint],
  ),
  'manakish-cheese': on(
    'board',
    flatbread(
      { base: '#fbe9b0', dark: '#dfae57' },
      [
        { speck: { color: '#d99a3a', count: 26, length: 12, width: 11 } },
        { speck: { color: '#fff7dc', count: 40, length: 14, width: 8 } },
        { speck: { color: '#3c3128', count: 22, length: 2, width: 5 } },
      ],
      true,
    ),
    [s.olive, s.tomato],
  ),
  'lahm-bi-ajeen': on(
    'board',
    flatbread(
      { base: '#b4512d', dark: '#712a13' },
      [
        { speck: { color: '#7a2f16', count: 110, length: 7, width: 7 } },
        { speck: { color: '#d67c50', count: 80, length: 5, width: 5 } },
        { stamps: [s.tomato], count: 8, scale: 0.55 },
        { stamps: [s.pineNut], count: 9 },
        greenSpeck,
      ],
      true,
    ),
    [s.lemonWedge, s.parsley],
  ),
  pizza: on(
    'board',
    flatbread(
      { base: '#f6d27c', dark: '#c9622b' },
      [
        { speck: { color: '#d8532b', count: 40, length: 14, width: 12 } },
        { speck: { color: '#fff0c2', count: 40, length: 16, width: 12 } },
        { stamps: [s.tomatoSlice], count: 6, scale: 0.95 },
        { stamps: [s.mint], count: 6, scale: 0.9 },
        { stamps: [s.olive], count: 6, scale: 0.8 },
      ],
      true,
    ),
    [s.tomato, s.mint],
  ),
  bread: on('board', heaped([{ stamps: [() => pita], count: 4, lift: 40, turn: 8 }]), [s.sprig]),
  arayes: on(
    'board',
    wraps([s.lamb], { top: '#e9bf7f', side: '#b9772f' }, [
      { stamps: [s.parsley, s.tomato], count: 5 },
    ]),
    [s.lemonWedge, s.onionRing],
  ),
  shawarma: on(
    'board',
    wraps([s.chicken, s.greenOlive, s.lettuce], BREAD, [
      { stamps: [s.potato, s.cucumber], count: 6, scale: 0.8 },
    ]),
    [s.cucumber, s.greenOlive],
  ),
  'falafel-wrap': on(
    'board',
    wraps([s.falafelBall, s.tomato, s.lettuce], BREAD, [
      { stamps: [s.radish, s.tomato], count: 5 },
    ]),
    [s.radish, s.parsley],
  ),
  'veggie-wrap': on(
    'board',
    wraps([s.lettuce, s.tomato, s.cheeseCube], { top: '#cfd79a', side: '#92a052' }, [
      { stamps: [s.tomato, s.cucumber], count: 5 },
    ]),
    [s.tomato, s.lettuce],
  ),

  // From the grill
  'mixed-grill': on(
    'wide',
    skewers(
      [
        [LAMB_BITE, PEPPER_BITE, LAMB_BITE, GREEN_BITE, LAMB_BITE],
        [CHICKEN_BITE, ONION_BITE, CHICKEN_BITE, PEPPER_BITE, CHICKEN_BITE],
        [LAMB_BITE, LAMB_BITE, LAMB_BITE],
      ],
      'bread',
      [{ stamps: [s.parsley, s.onionRing], count: 5 }],
    ),
    [s.lemonWedge, s.tomato, s.parsley],
  ),
  kebab: on(
    'wide',
    skewers(
      [
        [LAMB_BITE, LAMB_BITE, LAMB_BITE],
        [LAMB_BITE, LAMB_BITE, LAMB_BITE],
        [LAMB_BITE, LAMB_BITE, LAMB_BITE],
      ],
      'bread',
      [{ stamps: [s.onionRing, s.parsley, s.tomato], count: 7 }],
    ),
    [s.onionRing, s.parsley],
  ),
  'shish-tawook': on(
    'wide',
    skewers(
      [
        [CHICKEN_BITE, CHICKEN_BITE, GREEN_BITE, CHICKEN_BITE, CHICKEN_BITE],
        [CHICKEN_BITE, PEPPER_BITE, CHICKEN_BITE, CHICKEN_BITE, CHICKEN_BITE],
      ],
      'rice',
      [{ stamps: [s.lemonWedge, s.parsley, s.cucumber], count: 6 }],
    ),
    [s.lemonWedge, s.parsley],
  ),
  'lamb-chops': on('wide', chops([{ stamps: [s.sprig, s.tomato], count: 5 }]), [
    s.sprig,
    s.lemonWedge,
  ]),
  steak: on(
    'board',
    heaped([
      { stamps: [s.lettuce], count: 6, spread: 1.1, scale: 1.2 },
      { stamps: [s.beef], count: 11, lift: 46, scale: 2.3, turn: 14, spread: 0.8 },
      { stamps: [s.sprig], count: 2, spread: 0.6 },
      { stamps: [s.mushroom, s.tomato], count: 6, spread: 1.2 },
    ]),
    [s.sprig, s.mushroom],
  ),
  'grilled-fish': on(
    'wide',
    grilledFish([{ stamps: [s.lemonWedge, s.parsley, s.tomato], count: 7 }]),
    [s.lemonWedge, s.parsley],
  ),
  'grilled-shrimp': on(
    'ceramic',
    heaped([
      { stamps: [s.lettuce], count: 7, scale: 1.2 },
      { stamps: [s.shrimp], count: 15, lift: 66, scale: 2.1, turn: 40, spread: 0.92 },
      { stamps: [s.shrimp], count: 4, lift: 66, turn: 45, scale: 2.1, spread: 0.36 },
      { stamps: [s.lemonWedge], count: 2, spread: 0.9, turn: 20 },
      greenSpeck,
    ]),
    [s.lemonWedge, s.parsley],
  ),
  chicken: file('poultry-leg', 'ceramic', [s.sprig, s.lemonWedge], 1.05, -8),
  salmon: on(
    'ceramic',
    heaped([
      { stamps: [s.lettuce], count: 8, spread: 1.1, scale: 1.2 },
      { stamps: [s.salmon], count: 6, lift: 34, scale: 2.6, turn: 10, spread: 0.8 },
      { stamps: [s.lemonWedge], count: 2, turn: 20 },
      greenSpeck,
    ]),
    [s.lemonWedge, s.sprig],
  ),

  // Rice
  mandi: on(
    'wide',
    riceMound(
      '#f3d18a',
      ['#fff5da', '#dd9a2c', '#c0741a'],
      [
        { stamps: [s.chicken], count: 6, scale: 1.7, spread: 0.8 },
        { stamps: [s.almond, s.pineNut], count: 12 },
        greenSpeck,
      ],
    ),
    [s.lemonWedge, s.chilli],
  ),
  mansaf: on(
    'wide',
    riceMound(
      '#f8ecd0',
      ['#ffffff', '#e9cf94'],
      [
        { stamps: [s.lamb], count: 6, scale: 1.8, spread: 0.8 },
        { stamps: [s.almond, s.pineNut], count: 16 },
        greenSpeck,
      ],
    ),
    [s.almond, s.parsley],
  ),
  machboos: on(
    'wide',
    riceMound(
      '#e4a95a',
      ['#f8d79a', '#b9651c', '#8e4513'],
      [
        { stamps: [s.shrimp], count: 8, scale: 1.3 },
        { stamps: [s.onionRing], count: 4 },
        greenSpeck,
      ],
    ),
    [s.lemonWedge, s.chilli],
  ),
  maqluba: on(
    'wide',
    riceMound(
      '#dba763',
      ['#f4d7a2', '#a86428'],
      [
        { stamps: [s.cauliflower, s.potato, s.chicken], count: 9, scale: 1.25 },
        { stamps: [s.almond], count: 8 },
      ],
    ),
    [s.parsley, s.almond],
  ),
  mujaddara: deep(
    bowl(
      heap(
        '#b98450',
        '#6f4522',
        [
          { speck: { color: '#e0b783', count: 120, length: 6, width: 5 } },
          { speck: { color: '#5d3519', count: 90, length: 4, width: 6 } },
          { stamps: [s.onionRing], count: 8, spread: 0.5, scale: 0.9 },
        ],
        44,
      ),
    ),
    [s.onionRing, s.lemonWedge],
  ),
  rice: deep(
    bowl(
      heap(
        '#fbf3df',
        '#e0cda0',
        [
          { speck: { color: '#ffffff', count: 150, length: 7, width: 4.5 } },
          { speck: { color: '#d0a04e', count: 40, length: 10, width: 3.5 } },
        ],
        52,
      ),
      { rx: 168 },
    ),
  ),
  curry: file('curry-rice', 'none', [s.chilli, s.parsley], 1.3, 30),

  // Burgers and sides
  burger: on('board', burger(['lettuce', 'beef', 'cheese', 'tomato', 'onion']), [
    s.tomato,
    s.lettuce,
  ]),
  'double-burger': on(
    'board',
    burger(['lettuce', 'beef', 'cheese', 'beef', 'cheese', 'pickle', 'sauce']),
    [s.cucumber, s.tomato],
  ),
  'bacon-burger': on('board', burger(['beef', 'cheese', 'bacon', 'onion', 'sauce']), [s.onionRing]),
  'chicken-burger': on(
    'board',
    burger(['lettuce', 'chicken', 'sauce', 'pickle'], { top: '#e3963c', dark: '#9a5015' }),
    [s.cucumber, s.lettuce],
  ),
  'spicy-burger': on(
    'board',
    burger(['lettuce', 'chicken', 'cheese', 'tomato', 'sauce'], {
      top: '#d9843a',
      dark: '#8c4014',
    }),
    [s.chilli, s.chilli],
  ),
  'mushroom-burger': on(
    'board',
    burger(['beef', 'cheese', 'mushroom', 'sauce', 'lettuce'], { top: '#6f4529', dark: '#3d2110' }),
    [s.mushroom],
  ),
  'plant-burger': on(
    'board',
    burger(['lettuce', 'plant', 'tomato', 'onion', 'lettuce'], { top: '#d9b06a', dark: '#93692a' }),
    [s.tomato, s.lettuce],
  ),
  fries: file('french-fries', 'paper', [], 1.1, -6),
  'loaded-fries': on(
    'paper',
    sticks({ top: '#f7cf62', side: '#d89a2b' }, 26, [
      { speck: { color: '#f59f1c', count: 34, length: 18, width: 13 } },
      { stamps: [s.beef], count: 6, scale: 0.8 },
      { stamps: [s.scallion, s.chilli], count: 9, scale: 0.8 },
    ]),
  ),
  'onion-rings': on(
    'paper',
    heaped([{ stamps: [() => friedRing], count: 12, lift: 70, turn: 40, spread: 0.86 }]),
  ),
  nuggets: on(
    'paper',
    heaped([
      { stamps: [s.chicken], count: 20, lift: 76, turn: 45, scale: 1.55, spread: 0.86 },
      { stamps: [s.chicken], count: 4, lift: 76, turn: 45, scale: 1.55, spread: 0.36 },
    ]),
  ),
  sandwich: file('sandwich', 'board', [s.tomato, s.lettuce], 1.14, -6),
  spaghetti: file('spaghetti', 'none', [s.tomato, s.mint], 1.36, 26),
  salad: file('green-salad', 'none', [s.tomato, s.cucumber], 1.36, 22),
  'caesar-salad': deep(
    bowl(
      heap('#8cbc52', '#527f2c', [
        { stamps: [s.lettuce], count: 16, scale: 1.1 },
        { stamps: [s.chicken], count: 5, spread: 0.6 },
        { stamps: [s.crouton], count: 8 },
        { speck: { color: '#fff6da', count: 40, length: 12, width: 6 } },
      ]),
    ),
    [s.lemonWedge, s.crouton],
  ),
  paella: file('shallow-pan-of-food', 'none', [s.lemonWedge], 1.36, 24),
  lobster: file('lobster', 'wide', [s.lemonWedge], 1.2, 6),
  coleslaw: deep(
    bowl(
      heap(
        '#eef2d6',
        '#c3cf9a',
        [
          { speck: { color: '#f9fbea', count: 110, length: 16, width: 5 } },
          { speck: { color: '#f08a36', count: 46, length: 14, width: 4.5 } },
          { speck: { color: '#a3c069', count: 46, length: 14, width: 4.5 } },
        ],
        34,
      ),
      { rx: 164 },
    ),
  ),
  sauces: deep(
    bowl(
      soup({ light: '#f7d07a', base: '#e7a83b', dark: '#a96c14' }, [
        { ...greenSpeck, spread: 0.5 },
      ]),
      { rx: 130, depth: 70 },
    ),
    [s.chilli, s.parsley],
  ),

  // Japan and the noodle bar
  'ramen-tonkotsu': deep(
    bowl(
      noodles({ light: '#f5e0ba', base: '#e4c48c', dark: '#a87d43' }, '#f8dd92', [
        { stamps: [s.nori], count: 1, spread: 0.6, scale: 1, turn: 12 },
        { stamps: [s.chashu], count: 3, spread: 0.5, turn: 14 },
        { stamps: [s.eggHalf], count: 2, spread: 0.56, turn: 16 },
        { stamps: [s.scallion], count: 16, spread: 0.7 },
      ]),
      { depth: 116 },
    ),
    [s.scallion],
  ),
  'ramen-shoyu': deep(
    bowl(
      noodles({ light: '#c98a4a', base: '#9d5f28', dark: '#5b2f0e' }, '#f3d488', [
        { stamps: [s.naruto], count: 2, spread: 0.5, turn: 20 },
        { stamps: [s.chashu], count: 2, spread: 0.5, turn: 14 },
        { stamps: [s.eggHalf], count: 1, spread: 0.4, turn: 14 },
        { stamps: [s.scallion], count: 14 },
      ]),
      { depth: 116 },
    ),
    [s.scallion],
  ),
  'ramen-spicy': deep(
    bowl(
      noodles({ light: '#e2622f', base: '#b93714', dark: '#6f1806' }, '#f5d582', [
        { stamps: [s.beef], count: 6, spread: 0.46, scale: 0.8 },
        { stamps: [s.eggHalf], count: 1, spread: 0.3 },
        { stamps: [s.chilli, s.scallion], count: 12, scale: 0.8 },
      ]),
      { depth: 116 },
    ),
    [s.chilli],
  ),
  udon: deep(
    bowl(
      noodles(BROTH, '#fff3d6', [
        { stamps: [s.tofu], count: 3, spread: 0.45, turn: 20 },
        { stamps: [s.naruto], count: 1, spread: 0.3 },
        { stamps: [s.scallion], count: 16 },
      ]),
      { depth: 116 },
    ),
    [s.scallion],
  ),
  'fried-noodles': deep(
    bowl(
      noodles({ light: '#a4622c', base: '#7c4318', dark: '#4a230a' }, '#dd9d47', [
        { stamps: [s.shrimp], count: 5, scale: 1, spread: 0.6 },
        { stamps: [s.scallion, s.corn], count: 16 },
        { stamps: [s.chilli], count: 3, scale: 0.8 },
        sesame,
      ]),
    ),
    [s.chilli, s.lemonWedge],
  ),
  'miso-soup': deep(
    bowl(
      soup({ light: '#dba75c', base: '#b97f38', dark: '#7a4c18' }, [
        { stamps: [s.tofu], count: 6, scale: 0.72, spread: 0.6, turn: 30 },
        { stamps: [s.scallion], count: 14 },
        { speck: { color: '#2c4634', count: 16, length: 12, width: 7 } },
      ]),
      { rx: 170, depth: 104 },
    ),
  ),
  donburi: deep(
    bowl(
      heap(
        '#fbf3df',
        '#dfcda2',
        [
          { speck: { color: '#fff', count: 60, length: 6, width: 4 } },
          { stamps: [s.beef], count: 11, scale: 1.1 },
          { stamps: [s.eggHalf], count: 1, spread: 0.2 },
          { stamps: [s.scallion], count: 12 },
          sesame,
        ],
        40,
      ),
    ),
    [s.scallion],
  ),
  'salmon-bowl': deep(
    bowl(
      heap(
        '#fbf3df',
        '#dfcda2',
        [
          { stamps: [s.salmon], count: 10, scale: 1.05 },
          { stamps: [s.cucumber], count: 5, scale: 0.9 },
          { stamps: [s.scallion, s.corn], count: 10 },
          sesame,
        ],
        40,
      ),
    ),
    [s.cucumber],
  ),
  'katsu-curry': deep(
    bowl(
      heap(
        '#a8672d',
        '#6b3b13',
        [
          { stamps: [s.chicken], count: 5, scale: 1.6, spread: 0.5, turn: 14 },
          { stamps: [s.potato], count: 4 },
          greenSpeck,
        ],
        26,
      ),
    ),
    [s.scallion],
  ),
  'sushi-salmon': on(
    'board',
    heaped([
      { stamps: [() => nigiri('#f58a5c', '#ffd0b5')], count: 6, lift: 10, turn: 6, scale: 1.2 },
    ]),
    [s.scallion],
  ),
  'sushi-rolls': on(
    'board',
    heaped([
      {
        stamps: [() => maki('#f58a5c'), () => maki('#8fbf56')],
        count: 10,
        lift: 20,
        turn: 10,
        scale: 1.25,
      },
    ]),
  ),
  tempura: file('fried-shrimp', 'ceramic', [s.lemonWedge], 1.16, -4),
  gyoza: on(
    'ceramic',
    heaped([
      { stamps: [s.sambousek], count: 8, lift: 26, turn: 8, scale: 1.8, spread: 0.86 },
      { stamps: [s.scallion], count: 10, scale: 1.2 },
    ]),
    [s.scallion, s.chilli],
  ),
  dumplings: on(
    'ceramic',
    heaped([
      { stamps: [s.lettuce], count: 8, scale: 1.2 },
      { stamps: [steamedDumpling], count: 9, lift: 40, turn: 10, scale: 1.5, spread: 0.86 },
      { stamps: [s.scallion], count: 8, scale: 1.2 },
    ]),
    [s.scallion, s.chilli],
  ),
  bento: file('bento-box', 'none', [s.scallion], 1.3, 20),
  edamame: deep(
    bowl(
      heap(
        '#86b545',
        '#4b7622',
        [
          { stamps: [() => pod], count: 18, scale: 1 },
          { speck: { color: '#fff', count: 20, length: 1, width: 4 } },
        ],
        36,
      ),
    ),
  ),
  yakitori: on(
    'wide',
    skewers(
      [
        [CHICKEN_BITE, GREEN_BITE, CHICKEN_BITE, GREEN_BITE, CHICKEN_BITE],
        [CHICKEN_BITE, CHICKEN_BITE, CHICKEN_BITE, CHICKEN_BITE],
      ],
      'leaves',
      [sesame],
    ),
    [s.lemonWedge],
  ),

  // Breakfast
  eggs: file('cooking', 'none', [s.tomato, s.parsley], 1.36, 16),
  pancakes: file('pancakes', 'ceramic', [s.blueberry, s.strawberry], 1.24, -6),
  waffle: file('waffle', 'ceramic', [s.strawberry, s.blueberry], 1.2, -4),
  croissant: file('croissant', 'ceramic', [s.almond], 1.16, -4),
  granola: deep(
    bowl(
      soup(CREAM, [
        { speck: { color: '#b9793a', count: 60, length: 8, width: 9 } },
        { stamps: [s.strawberry, s.blueberry, s.bananaSlice], count: 13 },
        { stamps: [s.almond], count: 6 },
      ]),
    ),
    [s.strawberry, s.blueberry],
  ),
  'fruit-bowl': deep(
    bowl(
      heap('#f2a541', '#b86314', [
        { stamps: [s.mangoCube, s.strawberry, s.blueberry, s.bananaSlice], count: 26, scale: 1.15 },
        { stamps: [s.mint], count: 2, spread: 0.3 },
      ]),
    ),
    [s.strawberry, s.mint],
  ),

  // Sweets
  baklava: on(
    'ceramic',
    trayPieces(
      { top: '#e3a347', side: '#b26c22', layer: '#f3c980' },
      () => pistachioHeap,
      DIAMONDS,
    ),
    [s.pistachio, s.pistachio, s.almond],
  ),
  basbousa: on('ceramic', trayPieces({ top: '#f0bd57', side: '#c98829' }, s.almond, DIAMONDS), [
    s.almond,
  ]),
  brownie: on('ceramic', trayPieces({ top: '#6f3d24', side: '#3b1c0e' }, s.walnut, DIAMONDS), [
    s.walnut,
    s.strawberry,
  ]),
  kunafa: on(
    'ceramic',
    roundTart({ top: '#f2962a', edge: '#c45f10', side: '#b9670f', fill: '#fff3d3' }, [
      { ...pistachioDust, spread: 0.7 },
      { stamps: [s.pistachio], count: 8, spread: 0.4 },
    ]),
    [s.pistachio, s.pistachio],
  ),
  cheesecake: file('shortcake', 'ceramic', [s.strawberry, s.mint], 1.2, -8),
  maamoul: on(
    'ceramic',
    domes({ top: '#f5dcae', side: '#cfa161' }, s.pistachio, [
      [320, 232],
      [232, 290],
      [408, 290],
      [320, 338],
    ]),
    [s.pistachio, s.walnut],
  ),
  luqaimat: on(
    'ceramic',
    heaped([
      { stamps: [s.luqaimah], count: 24, lift: 96, turn: 45, scale: 2.2, spread: 0.88 },
      { stamps: [s.luqaimah], count: 4, lift: 96, turn: 45, scale: 2.2, spread: 0.36 },
      sesame,
    ]),
    [s.almond],
  ),
  'umm-ali': deep(
    bowl(
      heap(
        '#f1d6a0',
        '#b9803a',
        [
          { speck: { color: '#c98a3c', count: 40, length: 20, width: 14 } },
          { stamps: [s.almond, s.pistachio], count: 16 },
          { speck: { color: '#fff4da', count: 20, length: 8, width: 6 } },
        ],
        20,
      ),
    ),
    [s.almond],
  ),
  'rice-pudding': deep(
    bowl(
      soup(CREAM, [
        { ...pistachioDust, spread: 0.4 },
        { stamps: [s.pistachio, s.almond], count: 8, spread: 0.4 },
        { speck: { color: '#e3d5b0', count: 60, length: 6, width: 4 } },
      ]),
      { rx: 168 },
    ),
    [s.pistachio],
  ),
  'ice-cream': own(scoops(['#fff1cf', '#c9dba0', '#f3a9b8'], s.pistachio), [s.pistachio]),
  'chocolate-ice-cream': own(scoops(['#7b4a30', '#fff1cf', '#5b3220'], s.brownieCube), [
    s.brownieCube,
  ]),
  'matcha-ice-cream': own(scoops(['#a9c26a', '#fff1cf', '#8fae52'], undefined)),
  'soft-serve': file('soft-ice-cream', 'none', [], 1.34, 12),
  custard: file('custard', 'ceramic', [s.strawberry], 1.1, 0),
  cupcake: file('cupcake', 'ceramic', [s.strawberry], 1.1, -14),
  cake: file('birthday-cake', 'ceramic', [s.strawberry], 1.16, -18),
  'shaved-ice': file('shaved-ice', 'none', [s.strawberry], 1.34, 10),

  // Drinks
  'lemon-mint': own(
    glass({
      top: '#cfe58f',
      bottom: '#86b83f',
      ice: true,
      straw: '#ffffff',
      garnish: s.lemonSlice,
      floats: [s.mint, s.mint],
    }),
    [s.lemonWedge, s.mint],
  ),
  'orange-juice': own(
    glass({ top: '#ffb347', bottom: '#f2820e', garnish: s.orangeSlice, straw: '#fff3df' }),
    [s.orangeSlice],
  ),
  'mango-juice': own(glass({ top: '#ffcc4d', bottom: '#f3a011', garnish: s.mangoCube }), [
    s.mangoCube,
    s.mangoCube,
  ]),
  'strawberry-juice': own(
    glass({ top: '#f2677a', bottom: '#c9243f', garnish: s.strawberry, straw: '#ffffff' }),
    [s.strawberry, s.strawberry],
  ),
  'pomegranate-juice': own(
    glass({ top: '#d03255', bottom: '#8c0f2e', ice: true, floats: [s.seed, s.seed, s.seed] }),
    [s.seed, s.seed, s.seed],
  ),
  'watermelon-juice': own(
    glass({ top: '#f7737a', bottom: '#dd3747', ice: true, floats: [s.mint] }),
    [s.mint],
  ),
  'avocado-juice': own(
    glass({ top: '#d3df98', bottom: '#9db553', floats: [s.almond, s.pistachio, s.almond] }),
    [s.almond],
  ),
  'fruit-cocktail': own(
    glass({
      top: '#ffd06a',
      bottom: '#e2475c',
      floats: [s.strawberry, s.mangoCube, s.bananaSlice],
      straw: '#ffffff',
    }),
    [s.strawberry, s.mangoCube],
  ),
  jallab: own(
    glass({
      top: '#8a3f38',
      bottom: '#4a1517',
      ice: true,
      floats: [s.pineNut, s.pineNut, s.almond, s.pineNut],
    }),
    [s.pineNut, s.almond],
  ),
  ayran: own(glass({ top: '#ffffff', bottom: '#eee9dd', foam: '#fffdf7', floats: [s.mint] }), [
    s.mint,
  ]),
  cola: own(
    glass({
      top: '#6d3620',
      bottom: '#2b0f06',
      ice: true,
      straw: '#e5262f',
      garnish: s.lemonSlice,
    }),
  ),
  'iced-tea': own(
    glass({
      top: '#e59a44',
      bottom: '#a9591a',
      ice: true,
      garnish: s.lemonSlice,
      straw: '#f6e7cf',
    }),
    [s.lemonWedge],
  ),
  'sparkling-water': own(
    glass({ top: '#e6f4f7', bottom: '#bfe0e8', ice: true, garnish: s.lemonSlice }),
    [s.lemonWedge],
  ),
  water: own(glass({ top: '#ecf6f9', bottom: '#c9e3ec', ice: true })),
  'iced-coffee': own(glass({ top: '#e6c9a2', bottom: '#6d3f20', ice: true, straw: '#2b1a10' })),
  'vanilla-shake': own(
    glass({ top: '#fff3d8', bottom: '#f2d9a4', foam: '#fffaf0', straw: '#e5262f' }),
  ),
  'chocolate-shake': own(
    glass({ top: '#9b6a4a', bottom: '#5d3520', foam: '#fff6e6', straw: '#e5262f' }),
    [s.brownieCube],
  ),
  'strawberry-shake': own(
    glass({
      top: '#f8bcc6',
      bottom: '#ee8ba0',
      foam: '#fff4f4',
      straw: '#ffffff',
      garnish: s.strawberry,
    }),
    [s.strawberry],
  ),
  'matcha-latte': own(cup({ liquid: '#9ab257', crema: '#c3d48c', art: true })),
  'arabic-coffee': own(cup({ liquid: '#b98a3f', crema: '#d9b569', small: true }), [s.almond]),
  'turkish-coffee': own(cup({ liquid: '#4b2614', crema: '#8a5630', small: true })),
  cappuccino: own(cup({ liquid: '#a9703c', crema: '#d7a468', art: true })),
  espresso: own(cup({ liquid: '#4a2614', crema: '#a8683a', small: true })),
  karak: own(cup({ liquid: '#c9874a', crema: '#e0ab70' })),
  'mint-tea': own(cup({ liquid: '#b8741f', crema: '#dba249' }), [s.mint, s.mint]),
  'green-tea': file('teacup-without-handle', 'board', [], 1.1, -10),
  teapot: file('teapot', 'ceramic', [s.mint], 1.1, -20),
  mocktail: file('tropical-drink', 'none', [s.orangeSlice], 1.36, 10),
  'juice-box': file('beverage-box', 'none', [], 1.2, 14),
  cutlery: file('fork-and-knife', 'ceramic', [], 1, 0),
  'takeaway-box': file('takeout-box', 'none', [], 1.3, 14),
};

import { ellipse, n, path, stroke, type Stamp } from './paint.ts';

/** Pieces of food about 40 units wide, drawn around (0, 0) and lit from the upper left. */

const shine = (x: number, y: number, rx: number, ry: number, opacity = 0.45): string =>
  ellipse(x, y, rx, ry, '#fff', `opacity="${opacity}"`);

export function ball(base: string, dark: string, light = '#fff'): Stamp {
  return () =>
    ellipse(0, 0, 17, 16, dark) +
    ellipse(-1.5, -2, 15, 13.5, base) +
    ellipse(-5, -7, 6, 4, light, 'opacity=".5"');
}

export const chickpea: Stamp = () =>
  ellipse(0, 0, 12, 11, '#c98f3e') +
  ellipse(-1, -1.5, 10.5, 9, '#edc67c') +
  shine(-4, -5, 3.5, 2.4, 0.7);

export const seed: Stamp = () =>
  ellipse(0, 0, 7.5, 6, '#8f1029') +
  ellipse(-0.6, -0.8, 6.2, 4.6, '#d3213f') +
  shine(-2.4, -2.4, 2, 1.3, 0.75);

export const pineNut: Stamp = () =>
  path('M-10 0C-6-7 6-6 11 0C6 5-6 5-10 0Z', '#d9a55a') +
  path('M-8-1C-4-5 4-4 8-1C4 2-4 2-8-1Z', '#f8dfa9');

export const almond: Stamp = () =>
  path('M-15 0C-8-11 8-9 16 0C8 9-8 10-15 0Z', '#b9773a') +
  path('M-12-1C-6-8 6-7 12-1C6 4-6 5-12-1Z', '#e6b577');

export const walnut: Stamp = () =>
  path('M-16 0C-18-11-7-15 0-11C8-15 18-9 16 1C17 11 6 14 0 11C-8 14-16 9-16 0Z', '#8a562b') +
  stroke('M-9-6c4 2 1 6 5 8M2-8c2 4-2 6 0 11M8-5c3 3 0 6 3 8', '#c48f57', 3);

export const pistachio: Stamp = () =>
  path('M-8 0C-5-6 5-6 9 0C5 5-5 5-8 0Z', '#7f9a35') + shine(-1, -2, 3, 1.2, 0.4);

export const parsley: Stamp = () =>
  path(
    'M0 14C-4 8-14 9-15 1C-18-6-9-8-7-5C-8-13 4-17 6-8C11-13 19-6 14 0C16 8 4 8 0 14Z',
    '#4b8a32',
  ) + stroke('M0 12L0-6M0 4L-8-1M0 2L8-3', '#86bb5b', 1.8);

export const mint: Stamp = () =>
  path('M-20 2C-16-12 6-16 20-4C12 12-8 14-20 2Z', '#3f8f46') +
  stroke('M-18 2C-6 0 6-2 18-4M-8 1l-3-6M0-1l-2-7M8-2l-2-6M-6 1l4 6M3-1l5 5', '#8cc982', 1.7);

export const sprig: Stamp = () =>
  stroke('M-30 10C-10 8 10 0 30-14', '#557a3a', 3) +
  path(
    'M-20 8c-6-12 4-16 8-3zM-14 8c2 12 14 10 10-2zM-4 4c-6-12 4-18 9-5zM2 3c3 12 14 8 10-4zM12-3c-4-12 6-16 10-5zM17-4c5 9 14 4 9-4zM27-13c0-8 9-10 8-2z',
    '#6b9a48',
  );

export const cucumber: Stamp = () =>
  ellipse(0, 2, 21, 16, '#3f7a36') +
  ellipse(0, 0, 21, 16, '#6ca84d') +
  ellipse(0, 0, 18, 13.4, '#e3f0c1') +
  stroke('M-8-3l2 0M-2-6l2 0M5-4l2 1M8 2l1 1M2 6l2 0M-6 4l2 0', '#b8d38a', 3);

export const tomato: Stamp = () =>
  path('M-19 2C-18-13 12-18 19-3C17 13-10 17-19 2Z', '#b52a1c') +
  path('M-16 0C-14-11 10-14 16-4C12 7-8 12-16 0Z', '#ea5a3d') +
  stroke('M-8-3l3 1M2-6l2 2M7-2l1 3M-2 3l3 0', '#ffc7a0', 2.6);

export const tomatoSlice: Stamp = () =>
  ellipse(0, 2, 24, 17, '#a92516') +
  ellipse(0, 0, 24, 17, '#e04a2f') +
  ellipse(0, 0, 20, 13.5, '#f0765a') +
  stroke('M0-11V11M-16-3L16 3M-14 6L14-6', '#e04a2f', 3.4) +
  stroke('M-9-6l2 1M8-7l-1 2M10 3l-2 0M-10 4l2 0M-3 8l0-1', '#ffe0a8', 2.4);

export const radish: Stamp = () =>
  ellipse(0, 1, 16, 12, '#b81e50') +
  ellipse(0, 0, 13.4, 9.6, '#fdf3f5') +
  ellipse(0, 0, 6, 4, '#f6dfe6');

export const lettuce: Stamp = () =>
  path(
    'M-30 10C-36-2-24-14-16-10C-12-22 4-22 8-14C18-20 32-10 28 0C34 8 22 18 12 13C4 22-10 20-13 13C-20 18-29 16-30 10Z',
    '#6fae3d',
  ) + stroke('M-22 6C-8 4 8 0 22-4M-8 3l-6-9M4 1l-3-11M-2 3l6 9M12-1l6 6', '#b7dd84', 2.4);

export const onionRing: Stamp = () =>
  stroke('M-16 0a16 9 0 1 0 32 0a16 9 0 1 0-32 0', '#b277a8', 4.4) +
  stroke('M-14-1a14 7.4 0 1 0 28 0a14 7.4 0 1 0-28 0', '#f3dff0', 2.4);

export const scallion: Stamp = () =>
  stroke('M-6 0a6 4.4 0 1 0 12 0a6 4.4 0 1 0-12 0', '#5da045', 3) +
  stroke('M-3.6-1a4 2.6 0 1 0 7 0', '#d5edb4', 1.6);

export const olive: Stamp = () =>
  ellipse(0, 0, 13, 10.5, '#27202e') +
  ellipse(-1, -1.4, 11, 8.4, '#473c50') +
  ellipse(6, 1, 3, 3.4, '#171219') +
  shine(-4, -4, 3.4, 1.9, 0.55);

export const greenOlive: Stamp = () =>
  ellipse(0, 0, 13, 10.5, '#5c6a1f') +
  ellipse(-1, -1.4, 11, 8.4, '#93a13d') +
  ellipse(6, 1, 3, 3.4, '#d0432c') +
  shine(-4, -4, 3.4, 1.9, 0.55);

export const crouton: Stamp = () =>
  path('M-17-3L2-13L18-4L16 9L-2 15L-16 6Z', '#b0702c') +
  path('M-17-3L2-13L18-4L-1 5Z', '#e7b468') +
  stroke('M-6-4l4-2M4-4l3 1', '#c98d42', 2.4);

export const cheeseCube: Stamp = () =>
  path('M-16-4L-1-12L16-5L16 9L0 16L-16 7Z', '#e4d8bd') +
  path('M-16-4L-1-12L16-5L0 3Z', '#fffaf0') +
  path('M0 3L16-5V9L0 16Z', '#f3ead4');

function chunk(top: string, side: string, char: string): Stamp {
  return (random) => {
    const k = random() * 4;
    return (
      path(
        `M-24 ${n(2 + k)}C-26-12-10-20 4-18C20-19 28-8 25 5C24 18 6 22-6 19C-20 19-25 12-24 ${n(2 + k)}Z`,
        side,
      ) +
      path('M-22-2C-22-13-8-18 4-16C18-17 25-8 22 0C16 9-14 10-22-2Z', top) +
      stroke('M-12-10L-4 2M0-13L8 0M11-12L17-3', char, 3, 'opacity=".65"') +
      shine(-8, -10, 7, 3, 0.3)
    );
  };
}

export const chicken = chunk('#e5a04c', '#a8602a', '#6f3512');
export const lamb = chunk('#9d5a35', '#5f301b', '#2f150b');
export const beef = chunk('#84452c', '#4c2416', '#220f08');
export const salmon = chunk('#f79a6c', '#d3603a', '#fbd0b2');
export const tofu = chunk('#fbf1d6', '#dcc99a', '#cfae6c');
export const potato = chunk('#eebb55', '#b5762a', '#8d3b1a');
export const cauliflower = chunk('#e9cd92', '#b98842', '#8b5421');

export const kibbeh: Stamp = () =>
  path('M-34 0C-22-18 20-19 36 0C20 19-22 18-34 0Z', '#5d2f17') +
  path('M-30-2C-20-15 18-16 31-2C18 10-20 9-30-2Z', '#96572c') +
  stroke('M-14-8l3 2M0-9l3 1M12-6l3 2M-6 0l3 1M8 2l3 0', '#c98c52', 2.6);

export const sambousek: Stamp = () =>
  path('M-36 8C-32-22 30-24 36 6C30 18-28 20-36 8Z', '#b06f2b') +
  path('M-32 3C-26-19 26-20 32 1C20 9-20 11-32 3Z', '#eab765') +
  stroke('M-33 9C-20 15 18 15 34 8', '#8f531b', 3, 'stroke-dasharray="5 6"') +
  shine(-8, -9, 11, 3.4, 0.4);

export const vineRoll: Stamp = () =>
  path('M-36-2C-36-13 30-16 36-4C38 8-30 14-36-2Z', '#3d4d1e') +
  path('M-33-5C-30-12 26-14 33-6C30 1-28 5-33-5Z', '#6c7d35') +
  stroke('M-22-9C-16-4-16 2-20 6M-4-10C2-5 2 2-2 6M14-11C19-6 19 0 16 4', '#8f9f55', 2);

export const falafelBall: Stamp = (random) =>
  path('M-23 0C-25-14-11-21 1-20C15-21 25-12 24 1C24 15 12 22-1 21C-15 21-24 13-23 0Z', '#6e3f17') +
  path('M-20-3C-20-14-9-18 1-17C13-18 20-11 20-2C18 8-16 10-20-3Z', '#a6692b') +
  stroke(
    `M-10-9l3 1M${n(2 + random() * 4)}-11l3 2M9-5l2 3M-4-2l3 1M-13 0l2 2M3 3l3 0`,
    '#d99c51',
    2.8,
  );

export const meatball: Stamp = ball('#8d4a2c', '#542615', '#d99a74');
export const luqaimah: Stamp = (random) =>
  ball('#d98a2b', '#9a5414', '#fff')(random) +
  stroke('M-6-3l2 0M2-6l2 1M5 2l2 0M-2 3l2 1', '#fbe9bf', 2.4);

export const halloumi: Stamp = () =>
  path('M-34-8L24-16L36 2L34 12L-26 18L-36 2Z', '#cf9a45') +
  path('M-34-8L24-16L36 2L-26 9Z', '#fbe6ac') +
  stroke('M-22-8L-12 6M-6-10L5 4M10-12L22 2', '#a3631e', 5, 'opacity=".8"');

export const eggHalf: Stamp = () =>
  ellipse(0, 2, 26, 19, '#d8c9ac') +
  ellipse(0, 0, 26, 18, '#fffdf6') +
  ellipse(0, 0, 14, 10.4, '#f29a1f') +
  shine(-4, -3, 5, 3, 0.5);

export const friedEgg: Stamp = () =>
  path(
    'M-42 4C-46-14-24-20-12-22C4-30 30-24 36-12C50-4 42 18 24 18C10 28-10 22-20 19C-34 20-42 14-42 4Z',
    '#fffdf5',
  ) +
  ellipse(2, -2, 19, 13.5, '#e88f12') +
  ellipse(0, -4, 16, 10.5, '#fbb42e') +
  shine(-5, -8, 5, 2.6, 0.7);

export const naruto: Stamp = () =>
  ellipse(0, 2, 21, 15, '#d9cfc6') +
  ellipse(0, 0, 21, 14.4, '#fffaf6') +
  stroke('M0 0c5-1 6 4 1 5c-8 2-12-6-6-9c8-5 17 1 14 8', '#ec6d8b', 2.8);

export const chashu: Stamp = () =>
  ellipse(0, 3, 40, 25, '#7d3d22') +
  ellipse(0, 0, 40, 24, '#c98058') +
  ellipse(0, 0, 36, 20.5, '#efc3a2') +
  stroke('M-24 2C-18-14 14-16 24-3C22 12-10 14-14 3C-10-6 8-6 12 1', '#b5623f', 5);

export const nori: Stamp = () =>
  path('M-24-46L22-52L28 22L-20 26Z', '#1f3226') +
  stroke('M-16-36L16-40M-15-20L18-24M-14-4L20-8', '#32503c', 2);

export const shrimp: Stamp = () =>
  stroke('M-16 8C-22-12 2-24 16-10C22-2 18 8 10 9', '#d9542a', 14) +
  stroke('M-16 7C-21-11 2-22 15-9', '#ff9d6b', 8) +
  stroke('M-15-5l6 3M-7-14l4 6M5-16l0 6M14-9l-5 4', '#fff0e0', 2.6) +
  path('M6 6L-2 16L14 17L10 8Z', '#c53c1d');

export const corn: Stamp = () =>
  path('M-6-5h11l2 8l-7 4l-7-4Z', '#f5bf28') + shine(-1, -2, 3, 1.6, 0.6);

export const mushroom: Stamp = () =>
  path('M-20-2C-20-20 20-20 20-2C14 4-14 4-20-2Z', '#b98a5c') +
  path('M-7 0H7L9 16H-9Z', '#f0dfc4') +
  shine(-6, -10, 6, 2.6, 0.4);

export const lemonWedge: Stamp = () =>
  path('M-26-6C-24 20 24 20 26-6C14-2-14-2-26-6Z', '#e6b512') +
  path('M-22-4C-18 14 18 14 22-4C12-1-12-1-22-4Z', '#fdf0a8') +
  stroke('M0-2V10M-11-2L-6 8M11-2L6 8', '#f2cf45', 2.6);

export const lemonSlice: Stamp = () =>
  ellipse(0, 0, 26, 24, '#e9b90f') +
  ellipse(0, 0, 22, 20, '#fff7cf') +
  ellipse(0, 0, 19, 17.4, '#f9dd5d') +
  stroke('M0-17V17M-16-9L16 9M-16 9L16-9', '#fff7cf', 3);

export const orangeSlice: Stamp = () =>
  ellipse(0, 0, 27, 25, '#e57c0d') +
  ellipse(0, 0, 23, 21, '#fff0d6') +
  ellipse(0, 0, 20.4, 18.6, '#fba531') +
  stroke('M0-18V18M-17-9L17 9M-17 9L17-9', '#fff0d6', 3);

export const strawberry: Stamp = () =>
  path('M-17-9C-14-20 14-20 17-9C18 6 6 18 0 20C-7 18-18 6-17-9Z', '#d6202f') +
  shine(-7, -9, 4, 5, 0.35) +
  stroke('M-7-4l1 2M4-6l1 2M9 1l0 2M-2 5l1 2M-8 6l1 1', '#ffe08a', 2.2) +
  path('M-12-14L-3-18L0-25L4-18L13-14L3-12L0-7L-4-12Z', '#4f9a3c');

export const blueberry: Stamp = ball('#4a57a0', '#2a3067', '#aab6f0');
export const mangoCube: Stamp = () =>
  path('M-14-4L-1-11L14-4L13 8L0 14L-14 7Z', '#e38a10') + path('M-14-4L-1-11L14-4L0 2Z', '#ffc84a');
export const bananaSlice: Stamp = () =>
  ellipse(0, 2, 17, 12, '#d8b552') +
  ellipse(0, 0, 17, 11.4, '#fdf0bf') +
  stroke('M-4 0l2 0M2-2l2 0M2 3l2 0', '#c9a14a', 2.2);
export const chilli: Stamp = () =>
  path('M-24 4C-10-12 12-10 24-2C12 6-8 10-24 4Z', '#c8201c') +
  shine(0, -4, 8, 1.8, 0.4) +
  stroke('M22-3C28-6 30-8 32-12', '#4f7d2c', 4);
export const brownieCube: Stamp = () =>
  path('M-18-5L-1-14L18-5L18 10L0 18L-18 9Z', '#3a1c10') +
  path('M-18-5L-1-14L18-5L0 4Z', '#6a3a22') +
  shine(-4, -6, 5, 2, 0.25);

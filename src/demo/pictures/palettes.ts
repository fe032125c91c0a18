type SurfaceKind = 'linen' | 'wood' | 'tile' | 'slate' | 'plaster';

export interface Surface {
  kind: SurfaceKind;
  base: string;
  shade: string;
  line: string;
}

export interface PicturePalette {
  surfaces: Surface[];
  /** Ceramic of plates: its face, its rim and the painted line. */
  plates: { face: string; rim: string; line: string }[];
  /** Glaze of bowls: light side, dark side, inside. */
  bowls: { light: string; dark: string; inside: string }[];
  cloth: { base: string; shade: string; stripe: string };
  mark: { ground: string; ink: string; accent: string };
}

const warmPlates = [
  { face: '#fffdf8', rim: '#eee3d2', line: '#b5522f' },
  { face: '#fbf3e4', rim: '#dfcfb3', line: '#6b7042' },
];

const beit: PicturePalette = {
  surfaces: [
    { kind: 'linen', base: '#f2e0c8', shade: '#d9b994', line: '#fff4e2' },
    { kind: 'plaster', base: '#d98b66', shade: '#ab5735', line: '#eab092' },
    { kind: 'tile', base: '#efe5cf', shade: '#cdb88f', line: '#a9b07a' },
    { kind: 'wood', base: '#b98256', shade: '#7f4f2d', line: '#9c683f' },
    { kind: 'plaster', base: '#a3a877', shade: '#6f7547', line: '#c2c69b' },
  ],
  plates: warmPlates,
  bowls: [
    { light: '#c9683f', dark: '#8c3d1d', inside: '#ecd5b4' },
    { light: '#f6ead4', dark: '#c7b18b', inside: '#fff8ea' },
    { light: '#8a9158', dark: '#535a2f', inside: '#eee8cc' },
  ],
  cloth: { base: '#f4e3cb', shade: '#d6b48d', stripe: '#b5522f' },
  mark: { ground: '#a8472a', ink: '#fff3e0', accent: '#e9b44c' },
};

const route: PicturePalette = {
  surfaces: [
    { kind: 'slate', base: '#33302e', shade: '#141211', line: '#4a4542' },
    { kind: 'plaster', base: '#e23b3b', shade: '#a3121c', line: '#f06a5f' },
    { kind: 'wood', base: '#c18a55', shade: '#7c4c26', line: '#a06d3e' },
    { kind: 'plaster', base: '#f6c445', shade: '#d08e12', line: '#fbdc85' },
  ],
  plates: [
    { face: '#fff7ec', rim: '#efdcc0', line: '#d3222a' },
    { face: '#2c2826', rim: '#453f3c', line: '#f2b632' },
  ],
  bowls: [
    { light: '#f7f1e6', dark: '#cdbf9f', inside: '#fffaf0' },
    { light: '#d3222a', dark: '#85121a', inside: '#f6e3d4' },
  ],
  cloth: { base: '#c91f28', shade: '#8d0f18', stripe: '#fff3e0' },
  mark: { ground: '#17130f', ink: '#ffffff', accent: '#e5262f' },
};

const palm: PicturePalette = {
  surfaces: [
    { kind: 'linen', base: '#efe3c8', shade: '#cdb787', line: '#fff7e2' },
    { kind: 'plaster', base: '#2f6a58', shade: '#0d3a2e', line: '#4a8a76' },
    { kind: 'tile', base: '#e8e2cf', shade: '#bfb38c', line: '#7fa08c' },
    { kind: 'slate', base: '#8c8672', shade: '#5d5846', line: '#a39d89' },
  ],
  plates: [
    { face: '#ffffff', rim: '#ece7da', line: '#b8954a' },
    { face: '#fbf8ef', rim: '#d9d3bd', line: '#12463b' },
  ],
  bowls: [
    { light: '#ffffff', dark: '#cbc4b0', inside: '#fbf9f2' },
    { light: '#2d6e5b', dark: '#0c3a2e', inside: '#e9e6d6' },
  ],
  cloth: { base: '#e9d9b5', shade: '#bfa572', stripe: '#12463b' },
  mark: { ground: '#12463b', ink: '#f3e6c6', accent: '#c9a559' },
};

const souq: PicturePalette = {
  surfaces: [
    { kind: 'tile', base: '#d8ebe7', shade: '#9fcbc4', line: '#1a8d8f' },
    { kind: 'plaster', base: '#1f8587', shade: '#085054', line: '#48a5a3' },
    { kind: 'plaster', base: '#f6bd52', shade: '#d68712', line: '#fad894' },
    { kind: 'linen', base: '#f5ead2', shade: '#d7bd8b', line: '#fffaea' },
    { kind: 'wood', base: '#b27a4a', shade: '#744522', line: '#965f34' },
  ],
  plates: [
    { face: '#fffdf7', rim: '#e5e4d8', line: '#0e6f73' },
    { face: '#fdf4df', rim: '#ecd6a5', line: '#e08f0e' },
  ],
  bowls: [
    { light: '#1f8d8f', dark: '#07484c', inside: '#e2efe8' },
    { light: '#f4b544', dark: '#b97309', inside: '#fff3d6' },
    { light: '#fbf6ea', dark: '#cdc1a3', inside: '#fffdf5' },
  ],
  cloth: { base: '#12757a', shade: '#06474b', stripe: '#f2a71b' },
  mark: { ground: '#0e6f73', ink: '#fff6e0', accent: '#f2a71b' },
};

const matsuri: PicturePalette = {
  surfaces: [
    { kind: 'slate', base: '#333a63', shade: '#161a3c', line: '#4a5283' },
    { kind: 'wood', base: '#cda776', shade: '#94693a', line: '#b5895a' },
    { kind: 'linen', base: '#e9e4dc', shade: '#bdb4a8', line: '#fbf8f2' },
    { kind: 'plaster', base: '#de5a3f', shade: '#a32d19', line: '#ee8a70' },
  ],
  plates: [
    { face: '#f7f5f0', rim: '#d3cfc6', line: '#27306b' },
    { face: '#2b2f4a', rim: '#454a6e', line: '#8f97c9' },
  ],
  bowls: [
    { light: '#2f3a86', dark: '#131846', inside: '#f2eee4' },
    { light: '#2b2623', dark: '#0f0c0b', inside: '#c8452e' },
  ],
  cloth: { base: '#262d63', shade: '#12163a', stripe: '#f2ebdf' },
  mark: { ground: '#27306b', ink: '#ffffff', accent: '#e2492f' },
};

const big: PicturePalette = {
  surfaces: [
    { kind: 'slate', base: '#6b7683', shade: '#3c4550', line: '#828d99' },
    { kind: 'linen', base: '#e6e8ea', shade: '#b8bfc6', line: '#f8f9fa' },
    { kind: 'wood', base: '#a58a70', shade: '#6a543f', line: '#8b7159' },
  ],
  plates: [{ face: '#ffffff', rim: '#e2e6ea', line: '#475563' }],
  bowls: [
    { light: '#566372', dark: '#2b343e', inside: '#eceff1' },
    { light: '#f4f6f7', dark: '#bcc4cb', inside: '#ffffff' },
  ],
  cloth: { base: '#d7dce1', shade: '#a4adb7', stripe: '#475563' },
  mark: { ground: '#3b4754', ink: '#ffffff', accent: '#e0a93f' },
};

/** A kitchen of the hall: the hall's plates with its own logo. */
const kitchen = (ground: string, ink: string, accent: string): PicturePalette => ({
  ...souq,
  mark: { ground, ink, accent },
});

/**
 * By the first letters of a venue's code, longer ones first: branches and outlets keep the look of
 * their house.
 */
const PALETTES: [start: string, palette: PicturePalette][] = [
  ['SOUQGRILL', kitchen('#5c1809', '#ffe9d2', '#ff8a3c')],
  ['SOUQNOODLE', kitchen('#1f1b2e', '#ffffff', '#ff6b57')],
  ['SOUQSWEET', kitchen('#4c1b44', '#ffe6f1', '#f3b950')],
  ['SOUQJUICE', kitchen('#174d1f', '#fff7d9', '#ffc23d')],
  ['BEIT', beit],
  ['ROUTE', route],
  ['PALM', palm],
  ['SOUQ', souq],
  ['MATSURI', matsuri],
  ['BIG', big],
];

export function paletteOf(venueCode: string): PicturePalette | undefined {
  return PALETTES.find(([start]) => venueCode.startsWith(start))?.[1];
}

/** Tiles of an imaginary map: streets, blocks and gardens, always the same at the same place. */
const TILE = /^(\d{1,2})\/(\d{1,8})\/(\d{1,8})\.svg$/;
const SIZE = 256;
const BLOCK = 64;

function mixed(seed: number): number {
  let value = Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d);
  value = Math.imul(value ^ (value >>> 12), 0x297a2d39);
  return (value ^ (value >>> 15)) >>> 0;
}

/** The picture for `{z}/{x}/{y}.svg`. */
export function mapTile(name: string): string | undefined {
  const match = TILE.exec(name);
  if (match === null) return undefined;
  const [z = 0, x = 0, y = 0] = match.slice(1).map(Number);
  const shapes: string[] = [];
  for (let row = 0; row < SIZE / BLOCK; row += 1) {
    for (let column = 0; column < SIZE / BLOCK; column += 1) {
      const chance = mixed(z * 7919 + (x * 4 + column) * 104_729 + (y * 4 + row) * 1_299_709) % 10;
      const fill = chance < 2 ? '#cfe0c3' : chance < 3 ? '#dcd3c6' : '#ebe4d8';
      shapes.push(
        `<rect x="${column * BLOCK + 5}" y="${row * BLOCK + 5}" width="${BLOCK - 10}" height="${BLOCK - 10}" rx="4" fill="${fill}"/>`,
      );
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}"><rect width="${SIZE}" height="${SIZE}" fill="#fbf8f2"/>${shapes.join('')}</svg>`;
}

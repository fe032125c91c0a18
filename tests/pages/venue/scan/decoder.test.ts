import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { codesIn } from '../../../../src/pages/venue/scan/decoder.ts';

interface Drawn {
  text: string;
  x: number;
  y: number;
  /** The pixels of one square of the code. */
  px: number;
}

/** Codes on grey paper, like a camera's frame. */
function frameWith(...codes: Drawn[]): ImageData {
  const side = 480;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let index = 0; index < data.length; index += 4) data.fill(190, index, index + 3);
  for (const { text, x, y, px } of codes) {
    const { size, data: squares } = encode(text, { ecc: 'M', border: 4 });
    for (let row = 0; row < size * px; row += 1) {
      for (let column = 0; column < size * px; column += 1) {
        const isInk = squares[Math.floor(row / px)]?.[Math.floor(column / px)] ?? false;
        const at = 4 * ((y + row) * side + x + column);
        data.fill(isInk ? 30 : 230, at, at + 3);
      }
    }
  }
  return { data, width: side, height: side, colorSpace: 'srgb' };
}

const TABLE = 'https://order.example/Emenu/BEIT/T12';

it('reads Arabic', async () => {
  const text = 'https://order.example/Emenu/بيت/طاولة';
  expect(await codesIn(frameWith({ text, x: 40, y: 40, px: 5 }))).toEqual([text]);
});

it('reads both codes in view', async () => {
  const wifi = 'WIFI:S:Beit;P:secret;;';
  const found = await codesIn(
    frameWith({ text: TABLE, x: 10, y: 10, px: 5 }, { text: wifi, x: 240, y: 250, px: 5 }),
  );
  expect(found.toSorted()).toEqual([wifi, TABLE].toSorted());
});

it('finds nothing on paper without a code', async () => {
  expect(await codesIn(frameWith())).toEqual([]);
});

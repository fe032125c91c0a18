/** A camera that shows one code, as a file for Chromium's `--use-file-for-fake-video-capture`. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { qrDrawing } from '../../../src/rules/common/qrCode.ts';

const WIDTH = 640;
const HEIGHT = 480;
const PAPER = 220;
const INK = 30;
const TABLE_TOP = 120;
/** Both colour planes, without colour. */
const GREY = Buffer.alloc((WIDTH / 2) * (HEIGHT / 2) * 2, 128);

/** The brightness of a frame with the code in its middle, `px` pixels per square. */
function frameOf(text: string, px = 8): Buffer {
  const light = Buffer.alloc(WIDTH * HEIGHT, TABLE_TOP);
  const code = qrDrawing(text);
  if (!code) throw new Error(`${text} is too long for a code.`);
  const left = Math.floor((WIDTH - code.size * px) / 2);
  const top = Math.floor((HEIGHT - code.size * px) / 2);
  const fill = (x: number, y: number, width: number, height: number, value: number) => {
    for (let row = top + y * px; row < top + (y + height) * px; row += 1)
      light.fill(value, row * WIDTH + left + x * px, row * WIDTH + left + (x + width) * px);
  };
  fill(0, 0, code.size, code.size, PAPER);
  for (const { x, y, length } of code.runs) fill(x, y, length, 1, INK);
  return light;
}

/** The path of a film that shows only this code. */
export function filmOf(text: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'camera-')), 'code.y4m');
  const head = `YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip C420jpeg\n`;
  const frame = Buffer.concat([Buffer.from('FRAME\n'), frameOf(text), GREY]);
  writeFileSync(path, Buffer.concat([Buffer.from(head), frame, frame]));
  return path;
}

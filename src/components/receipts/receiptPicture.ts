import {
  CODE_SIZE,
  layOutReceipt,
  PAPER_WIDTH,
  type PaperLayout,
} from '../../rules/receipts/receiptLayout.ts';
import type { PaperRow } from '../../rules/receipts/receiptRows.ts';
import { qrDrawing } from '../../rules/common/qrCode.ts';

const SHARPNESS = 2;
/** Phones cannot draw a taller picture. */
const HIGHEST = 16_000;

const INK = '#000';
const INK_MUTED = '#444';
const LINE = '#bbb';

/** Draws the receipt black on white, as wide as a roll of paper. */
export async function receiptPicture(
  rows: readonly PaperRow[],
  direction: 'ltr' | 'rtl',
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws no pictures.');
  const { fontFamily } = getComputedStyle(document.body);
  const fontOf = ({ size, weight }: { size: number; weight: number }) =>
    `${weight} ${size}px ${fontFamily}`;
  const layout = layOutReceipt(rows, direction, (text, look) => {
    pen.font = fontOf(look);
    return pen.measureText(text).width;
  });
  const scale = Math.min(SHARPNESS, HIGHEST / layout.height);
  canvas.width = Math.floor(PAPER_WIDTH * scale);
  canvas.height = Math.floor(layout.height * scale);
  pen.scale(scale, scale);
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, PAPER_WIDTH, layout.height);
  pen.textBaseline = 'middle';
  for (const { text, x, y, align, direction: own, isMuted, ...look } of layout.texts) {
    pen.font = fontOf(look);
    pen.fillStyle = isMuted ? INK_MUTED : INK;
    pen.textAlign = align;
    pen.direction = own;
    pen.fillText(text, x, y);
  }
  pen.fillStyle = LINE;
  for (const y of layout.rules) pen.fillRect(0, y, PAPER_WIDTH, 1);
  drawCode(pen, layout.code, scale);
  return pngOf(canvas);
}

function drawCode(pen: CanvasRenderingContext2D, code: PaperLayout['code'], scale: number): void {
  const drawn = code && qrDrawing(code.text);
  if (!drawn) return;
  // Whole pixels for each square: cameras read blurred edges badly.
  const unit = Math.max(1, Math.floor((CODE_SIZE * scale) / drawn.size)) / scale;
  pen.save();
  pen.translate((PAPER_WIDTH - drawn.size * unit) / 2, code.y);
  pen.scale(unit, unit);
  pen.fillStyle = INK;
  for (const { x, y, length } of drawn.runs) pen.fillRect(x, y, length, 1);
  pen.restore();
}

function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error('The picture is too large.'));
    }, 'image/png');
  });
}

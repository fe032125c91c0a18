import { qrDrawing } from '../../src/rules/common/qrCode.ts';
import { wordsOf } from '../browser/support/diner.ts';
import { expect, test } from './phone.ts';

/** A camera that shows a picture of a code. */
const CAMERA = `
  const canvas = document.createElement('canvas');
  canvas.width = 640;
  canvas.height = 480;
  const drawing = canvas.getContext('2d');
  const px = 8;
  const { size, runs } = args;
  const draw = () => {
    drawing.fillStyle = '#777';
    drawing.fillRect(0, 0, 640, 480);
    drawing.translate((640 - size * px) / 2, (480 - size * px) / 2);
    drawing.fillStyle = '#ddd';
    drawing.fillRect(0, 0, size * px, size * px);
    drawing.fillStyle = '#222';
    for (const { x, y, length } of runs) drawing.fillRect(x * px, y * px, length * px, px);
    drawing.resetTransform();
  };
  setInterval(draw, 100);
  window.cameras = [];
  // Patch the prototype: WebKit may replace the object.
  MediaDevices.prototype.getUserMedia = () => {
    const stream = canvas.captureStream(10);
    window.cameras.push(...stream.getTracks());
    return Promise.resolve(stream);
  };
`;

const t = wordsOf('AR');
test('the decoder reads what the camera sees', async ({ phone }) => {
  await phone.open('/');
  await phone.tap({ role: 'button', name: 'العربية' });
  const link = { role: 'link', name: t('scan.title') };
  await phone.sees(link);
  // Neither engine has a barcode reader.
  expect(await phone.tab.evaluate('return "BarcodeDetector" in window;', null)).toBe(false);
  await phone.tab.evaluate(CAMERA, qrDrawing(`${phone.origin}/Emenu/BEIT/T14`));
  await phone.tap(link);
  await phone.isAt(/^\/Emenu\/BEIT\/T14$/);
  const live = 'return window.cameras.filter(({ readyState }) => readyState === "live").length;';
  await phone.until('a stopped camera', async () => {
    return (await phone.tab.evaluate<number>(live, null)) === 0;
  });
});

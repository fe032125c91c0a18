/** Pixels of camera frames and photos. */

/** Enough for a code that fills a third of the frame, and fast on a slow phone. */
const FRAME_PX = 560;
/** For a photo: fine first, for small codes; then coarse, for large or noisy ones. */
const PHOTO_PX = [1600, 640];

interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

function pixelsOf(
  canvas: HTMLCanvasElement,
  source: CanvasImageSource,
  part: Part,
  scale: number,
): ImageData | undefined {
  const width = Math.max(1, Math.round(part.width * scale));
  const height = Math.max(1, Math.round(part.height * scale));
  canvas.width = width;
  canvas.height = height;
  const drawing = canvas.getContext('2d', { willReadFrequently: true });
  drawing?.drawImage(source, part.x, part.y, part.width, part.height, 0, 0, width, height);
  return drawing?.getImageData(0, 0, width, height);
}

/** The square in the middle; undefined while there is no picture. */
export function frameOf(canvas: HTMLCanvasElement, video: HTMLVideoElement): ImageData | undefined {
  const { videoWidth, videoHeight } = video;
  const side = Math.min(videoWidth, videoHeight);
  if (side === 0) return undefined;
  const part = {
    x: (videoWidth - side) / 2,
    y: (videoHeight - side) / 2,
    width: side,
    height: side,
  };
  return pixelsOf(canvas, video, part, Math.min(1, FRAME_PX / side));
}

/** The photo in the sizes to search; rejects if the file is not a picture. */
export async function picturesOf(file: Blob): Promise<ImageData[]> {
  const photo = await createImageBitmap(file);
  const { width, height } = photo;
  const canvas = document.createElement('canvas');
  const scales = new Set(PHOTO_PX.map((px) => Math.min(1, px / Math.max(width, height))));
  const pictures = [...scales].map((scale) =>
    pixelsOf(canvas, photo, { x: 0, y: 0, width, height }, scale),
  );
  photo.close();
  return pictures.filter((picture) => picture !== undefined);
}

/** Of 255. As dark as a covered lens; a dim restaurant is brighter. */
const DARK = 14;
/** A sample of the pixels is enough. */
const STEP = 4 * 97;

export function isDark({ data }: ImageData): boolean {
  let sum = 0;
  let count = 0;
  // Green contributes most to perceived brightness.
  for (let index = 1; index < data.length; index += STEP) {
    sum += data[index] ?? 0;
    count += 1;
  }
  return sum / count < DARK;
}

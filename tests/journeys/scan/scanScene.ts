/** A fake camera and barcode reader, as far as the scanner uses them. */
import { beforeEach, vi } from 'vitest';

const SIDE = 8;

class Track extends EventTarget {
  isLive = true;
  isLit = false;
  readonly capabilities: object;
  constructor(capabilities: object) {
    super();
    this.capabilities = capabilities;
  }
  stop() {
    this.isLive = false;
  }
  getCapabilities() {
    return this.capabilities;
  }
  applyConstraints({ advanced: [{ torch }] }: { advanced: [{ torch: boolean }] }) {
    this.isLit = torch;
    return Promise.resolve();
  }
}

export interface FakeCamera {
  /** The texts of the codes in view. */
  inView: string[];
  /** From 0 to 255. */
  brightness: number;
  hasTorch: boolean;
  /** The name of the error that refuses the camera. */
  refusal: string | undefined;
  /** One for each time that the camera was opened. */
  tracks: Track[];
  /** Delays the camera until this resolves. */
  wait: Promise<void> | undefined;
  isLive: () => boolean;
}

export const camera: FakeCamera = {
  inView: [],
  brightness: 128,
  hasTorch: false,
  refusal: undefined,
  tracks: [],
  wait: undefined,
  isLive: () => camera.tracks.some(({ isLive }) => isLive),
};

async function getUserMedia() {
  await camera.wait;
  if (camera.refusal) throw new DOMException('No camera.', camera.refusal);
  const track = new Track(camera.hasTorch ? { torch: true } : {});
  camera.tracks.push(track);
  return { getTracks: () => [track], getVideoTracks: () => [track] };
}

/** The browser's own barcode reader. */
export class Detector {
  static getSupportedFormats = () => Promise.resolve(['aztec', 'qr_code']);
  detect = () => Promise.resolve(camera.inView.map((rawValue) => ({ rawValue })));
}

/** The decoder's worker. */
export class Decoder extends EventTarget {
  static isLost = false;
  static readonly living = new Set<Decoder>();
  constructor() {
    super();
    Decoder.living.add(this);
    if (Decoder.isLost) queueMicrotask(() => this.dispatchEvent(new Event('error')));
  }
  postMessage() {
    if (Decoder.isLost) return;
    queueMicrotask(() =>
      this.dispatchEvent(new MessageEvent('message', { data: [...camera.inView] })),
    );
  }
  terminate() {
    Decoder.living.delete(this);
  }
}

export function giveDevices(mediaDevices: object | undefined): void {
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: mediaDevices });
}

/** Shows or hides the page. */
export function show(visibilityState: 'visible' | 'hidden'): void {
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    value: visibilityState,
  });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Call it after `appBeforeEach`. */
export function cameraBeforeEach(): void {
  beforeEach(() => {
    const fresh = { inView: [], brightness: 128, hasTorch: false, tracks: [] };
    Object.assign(camera, { ...fresh, refusal: undefined, wait: undefined });
    Decoder.isLost = false;
    Decoder.living.clear();
    giveDevices({ getUserMedia });
    show('visible');
    vi.stubGlobal('BarcodeDetector', Detector);
    vi.stubGlobal('Worker', Decoder);
    vi.stubGlobal('createImageBitmap', (file: Blob) =>
      file.type.startsWith('image/')
        ? Promise.resolve({ width: 4 * SIDE, height: 3 * SIDE, close: () => {} })
        : Promise.reject(new DOMException('No picture.', 'InvalidStateError')),
    );
    for (const side of ['videoWidth', 'videoHeight'] as const)
      vi.spyOn(HTMLVideoElement.prototype, side, 'get').mockReturnValue(SIDE);
    const drawing = {
      drawImage: () => {},
      getImageData: (_x: number, _y: number, width: number, height: number) => ({
        data: new Uint8ClampedArray(4 * width * height).fill(camera.brightness),
        width,
        height,
      }),
    };
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(drawing as never);
  });
}

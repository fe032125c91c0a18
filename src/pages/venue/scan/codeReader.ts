/** Reads codes with the browser's detector; loads a decoder only if there is none. */
import type { ScriptPolicies } from '../../../pwa/page/scriptPolicies.ts';

interface CodeReader {
  /** The texts of all codes in a picture. Reads one picture at a time, and makes it unusable. */
  read: (picture: ImageData) => Promise<string[]>;
  /** Aborts the current read. */
  end: () => void;
}

/** As in the Shape Detection API, which TypeScript's library does not declare. */
interface Detector {
  detect: (picture: ImageData) => Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
}

const FORMAT = 'qr_code';

async function ownReader(): Promise<CodeReader | undefined> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  try {
    const formats = await BarcodeDetector?.getSupportedFormats();
    if (!BarcodeDetector || !formats?.includes(FORMAT)) return undefined;
    const detector = new BarcodeDetector({ formats: [FORMAT] });
    return {
      read: async (picture) => (await detector.detect(picture)).map(({ rawValue }) => rawValue),
      end: () => {},
    };
  } catch {
    return undefined;
  }
}

let trusted: unknown;

/** The decoder's address as a trusted one, by a policy that accepts no other address. */
async function decoderAddress(): Promise<string> {
  const { default: own } = await import('./findCodes.ts?worker&url');
  const policies = (globalThis as { trustedTypes?: ScriptPolicies }).trustedTypes;
  trusted ??= policies
    ?.createPolicy('scan', {
      createScriptURL: (address) => {
        if (address !== own) throw new TypeError(`The policy "scan" refuses ${address}.`);
        return address;
      },
    })
    .createScriptURL(own);
  return (trusted ?? own) as string;
}

async function decoderReader(): Promise<CodeReader> {
  const decoder = new Worker(await decoderAddress(), { type: 'module' });
  let answer = Promise.withResolvers<string[]>();
  let isLost = false;
  decoder.addEventListener('message', ({ data }: MessageEvent<string[]>) => answer.resolve(data));
  decoder.addEventListener('error', () => {
    isLost = true;
    answer.reject(new Error('The decoder does not answer.'));
  });
  return {
    read: (picture) => {
      if (!isLost) answer = Promise.withResolvers();
      decoder.postMessage(picture, [picture.data.buffer]);
      return answer.promise;
    },
    end: () => {
      decoder.terminate();
      answer.resolve([]);
    },
  };
}

/** A browser may claim to read codes and then fail: the decoder replaces it. */
export async function openReader(): Promise<CodeReader> {
  const own = await ownReader();
  let reader = own ?? (await decoderReader());
  return {
    read: async (picture) => {
      try {
        return await reader.read(picture);
      } catch (error) {
        if (reader !== own) throw error;
        reader = await decoderReader();
        return reader.read(picture);
      }
    },
    end: () => reader.end(),
  };
}

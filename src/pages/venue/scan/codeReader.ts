/** Reads codes with what the browser has, else with a decoder that is loaded only then. */
import type { ScriptPolicies } from '../../../pwa/page/scriptPolicies.ts';

interface CodeReader {
  /** What the codes in a picture say. One picture at a time, and it cannot be used afterwards. */
  read: (picture: ImageData) => Promise<string[]>;
  /** What is being read is given up. */
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

/** The decoder's address as a trusted one, by a policy that accepts no other. */
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

/** A browser may promise to read codes and then not do it: then the decoder takes over. */
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

import { useRef, useState } from 'react';
import { ApiFailure, isHttpFailure } from '../../api/failure.ts';
import { UPLOAD_LIMIT_BYTES } from '../../config/times.ts';
import { STATUS } from '../../contract/status.ts';
import { useFileUpload } from '../../queries/rateAndReview.ts';
import { newUniqueId } from '../../storage/randomKey.ts';

/** A photo being sent. Once the server has it, its name is part of the answer. */
interface Upload {
  id: string;
  file: File;
  /** From 0 to 1. */
  part: number;
  failure: Error | undefined;
}

function tooLarge(): ApiFailure {
  return new ApiFailure('refusal', 'RateAndReview/FileUpload', { status: STATUS.uploadRefused });
}

/** Sends the chosen photos one after the other. A failed one is sent again if the diner asks. */
export function usePhotoUploads(onUploaded: (fileName: string) => void) {
  const upload = useFileUpload();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const stops = useRef(new Map<string, AbortController>());
  const last = useRef<Promise<void>>(Promise.resolve());

  const patch = (id: string, change: Partial<Upload>) =>
    setUploads((known) =>
      known.map((entry) => (entry.id === id ? { ...entry, ...change } : entry)),
    );
  const drop = (id: string) => {
    stops.current.get(id)?.abort();
    stops.current.delete(id);
    setUploads((known) => known.filter((entry) => entry.id !== id));
  };
  const send = async (id: string, file: File, stop: AbortController) => {
    if (stop.signal.aborted) return;
    try {
      const { blob, name } = await shrinkPhoto(file);
      // Refuse large photos here: the server would do so too, after minutes of sending.
      if (blob.size > UPLOAD_LIMIT_BYTES) throw tooLarge();
      const { fileName } = await upload.mutateAsync({
        file: blob,
        fileName: name,
        onUploadProgress: (part) => patch(id, { part }),
        signal: stop.signal,
      });
      if (stop.signal.aborted) return;
      drop(id);
      onUploaded(fileName);
    } catch (cause) {
      if (stop.signal.aborted) return;
      // The server, or a proxy before it, may accept less than the app allows.
      const failure = isHttpFailure(cause, 413) ? tooLarge() : cause;
      patch(id, { failure: failure instanceof Error ? failure : new Error(String(failure)) });
    }
  };
  const line = (id: string, file: File) => {
    const stop = new AbortController();
    stops.current.set(id, stop);
    patch(id, { part: 0, failure: undefined });
    last.current = last.current.then(() => send(id, file, stop));
  };
  return {
    uploads,
    isBusy: uploads.some(({ failure }) => failure === undefined),
    add: (files: readonly File[]) => {
      const fresh = files.map((file): Upload => ({
        id: newUniqueId(),
        file,
        part: 0,
        failure: undefined,
      }));
      setUploads((known) => [...known, ...fresh]);
      for (const { id, file } of fresh) line(id, file);
    },
    again: ({ id, file }: Upload) => line(id, file),
    drop,
  };
}

const LONGEST_SIDE_PX = 1600;
const JPEG_QUALITY = 0.85;

/**
 * Prepares a photo for sending: scaled down to screen size, to send in seconds instead of minutes
 * on a phone, and without the position where it was taken. Sends a photo unchanged if this browser
 * cannot decode it.
 */
async function shrinkPhoto(file: File): Promise<{ blob: Blob; name: string }> {
  const asItIs = { blob: file, name: file.name };
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return asItIs;
  }
  const scale = Math.min(1, LONGEST_SIDE_PX / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return asItIs;
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY);
  });
  if (!blob) return asItIs;
  return { blob, name: `${file.name.replace(/\.[^.]*$/, '')}.jpg` };
}

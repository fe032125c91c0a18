/** Hands content to another app, the clipboard or the phone's files. */
import { MINUTE_MS } from '../../config/times.ts';

type Outcome = 'shared' | 'calledOff' | 'kept' | 'refused';

/** The diner cancelled the share sheet, or tapped again while it was open. */
function isCalledOff(error: unknown): boolean {
  return error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name);
}

/** Uses the phone's share sheet; without one, or if it is forbidden, stores the content instead. */
async function shared(data: ShareData, keep: () => Promise<void> | void): Promise<Outcome> {
  if ('share' in navigator) {
    try {
      await navigator.share(data);
      return 'shared';
    } catch (error) {
      if (isCalledOff(error)) return 'calledOff';
    }
  }
  try {
    await keep();
    return 'kept';
  } catch {
    return 'refused';
  }
}

interface LinkToShare {
  title: string;
  text: string;
  url: string;
}

/** Shares a link, or copies it. The browser may forbid both. */
export async function shareLink(link: LinkToShare): Promise<Outcome> {
  return shared(link, () => navigator.clipboard.writeText(link.url));
}

export async function shareText(text: string): Promise<Outcome> {
  return shared({ text }, () => navigator.clipboard.writeText(text));
}

/** Saves a picture as a file; a phone asks where to put it instead. */
export async function savePicture(picture: Blob, name: string): Promise<Outcome> {
  const files = [new File([picture], name, { type: picture.type })];
  const save = () => saveFile(picture, name);
  const isPhone = matchMedia('(pointer: coarse)').matches;
  if (isPhone && 'canShare' in navigator && navigator.canShare({ files })) {
    return shared({ files }, save);
  }
  save();
  return 'kept';
}

function saveFile(picture: Blob, name: string): void {
  const address = URL.createObjectURL(picture);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(address), MINUTE_MS);
}

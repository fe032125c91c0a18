/** Gives a text or a picture to the phone: to another app, to its clipboard, to its files. */
import { MINUTE_MS } from '../../config/times.ts';

/** Whether the text was copied, because this device shares with no other app. */
export async function shareText(text: string): Promise<boolean> {
  if ('share' in navigator) {
    await navigator.share({ text });
    return false;
  }
  await (navigator as Navigator).clipboard.writeText(text);
  return true;
}

/** Whether the picture was saved as a file; a phone asks where to put it instead. */
export async function savePicture(picture: Blob, name: string): Promise<boolean> {
  const files = [new File([picture], name, { type: picture.type })];
  const isPhone = matchMedia('(pointer: coarse)').matches;
  if (isPhone && 'canShare' in navigator && navigator.canShare({ files })) {
    await navigator.share({ files });
    return false;
  }
  const address = URL.createObjectURL(picture);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(address), MINUTE_MS);
  return true;
}

import type { Img } from '../../contract/basics.ts';

export interface PictureBase {
  /** The base address for plain file names, without a trailing slash. */
  base: string;
  appOrigin: string;
  /** Further hosts that absolute addresses may use. */
  hosts: readonly string[];
}

function hostOf(address: string): string | undefined {
  try {
    return new URL(address).host;
  } catch {
    return undefined;
  }
}

const PLAIN_NAME = /^[^/\\:?#]+(?:\/[^/\\:?#]+)*$/;

/**
 * The address of a picture, or undefined for a placeholder. Only known picture hosts are allowed.
 */
export function pictureUrl(name: string | undefined, at: PictureBase): string | undefined {
  if (!name) return undefined;
  if (PLAIN_NAME.test(name) && !name.split('/').some((part) => part === '.' || part === '..')) {
    return `${at.base}/${name.toWellFormed().split('/').map(encodeURIComponent).join('/')}`;
  }
  let url: URL;
  try {
    url = new URL(name);
  } catch {
    return undefined;
  }
  if (url.username || url.password) return undefined;
  // A blob: address has the app's origin too, but is not a picture of a venue.
  if (url.protocol !== 'blob:' && url.origin === at.appOrigin) return url.href;
  const allowed = [hostOf(at.base), ...at.hosts];
  return url.protocol === 'https:' && allowed.includes(url.host) ? url.href : undefined;
}

/** A srcset of the widths that a server offers, from narrow to wide. */
export function pictureSet(
  images: readonly Img[] | undefined,
  at: PictureBase,
): string | undefined {
  const entries = (images ?? [])
    .toSorted((a, b) => a.width - b.width)
    .flatMap((image) => {
      const url = pictureUrl(image.name, at);
      return url === undefined ? [] : [`${url.replaceAll(',', '%2C')} ${image.width}w`];
    });
  return entries.length > 0 ? entries.join(', ') : undefined;
}

/** The pictures of your own venues: files in the folder of the venues file. */
import { readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, extname, resolve, sep } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};
const MOST_BYTES = 5 * 1024 * 1024;

interface Picture {
  body: Uint8Array;
  type: string;
}

/** The demo's picture names: `{code}~{name}-{width}.svg`; the logo has no width. */
const ASKED = /^([A-Za-z0-9]+)~([a-z0-9]+)(?:-\d+)?\.svg$/;

export function createPictures(venuesFile: string) {
  const folder = realpathSync(dirname(resolve(venuesFile)));
  const files = new Map<string, Picture>();
  const names = new Map<string, string>();

  /** The fault of this picture; undefined if it can be served. */
  const load = (file: string): string | undefined => {
    if (names.has(file)) return undefined;
    const type = TYPES[extname(file).toLowerCase()];
    if (!type) return `"${file}" is no picture: ${Object.keys(TYPES).join(', ')} are.`;
    let path: string;
    try {
      path = realpathSync(resolve(folder, file));
    } catch {
      return `"${file}" is not there.`;
    }
    if (!path.startsWith(folder + sep)) return `"${file}" is outside of the folder of the file.`;
    if (statSync(path).size > MOST_BYTES) return `"${file}" is larger than 5 MB.`;
    const name = `p${names.size + 1}`;
    names.set(file, name);
    files.set(name, { body: readFileSync(path), type });
    return undefined;
  };
  /** The name of that file in a dish. */
  const nameOf = (file: string): string => names.get(file) ?? '';
  /** `special` maps `{code}~logo` and `{code}~hero` to their files. */
  const pictureAt = (asked: string, special: ReadonlyMap<string, string>): Picture | undefined => {
    const [, code = '', subject = ''] = ASKED.exec(asked) ?? [];
    const file = special.get(`${code}~${subject}`);
    return files.get(file === undefined ? subject : nameOf(file));
  };
  return { load, nameOf, pictureAt };
}

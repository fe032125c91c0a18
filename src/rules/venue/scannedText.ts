/** Decides what a scanned code says and if the app may go there. Foreign codes are only text. */
import { NO_TABLE } from '../common/address.ts';
import { APP_SEGMENTS, wordsOf } from '../common/routes.ts';
import { routeAt } from '../common/routeAt.ts';
import { DECEIVING } from '../common/safeLinks.ts';
import { decoded, LONGEST_ADDRESS } from './access.ts';

/** The table is undefined if the address names none. */
export interface Place {
  code: string;
  tableCode: string | undefined;
}

export interface OwnAddress {
  kind: 'ours';
  /** A path of the app, with its query and fragment. */
  to: string;
  /** Undefined for a page without a venue. */
  place: Place | undefined;
}

export interface ForeignText {
  kind: 'foreign';
  /** For display: one line, shortened. */
  text: string;
}

const UNSEEN = /[\p{C}\s]+/gu;
const LONGEST_SHOWN = 80;

function shown(text: string): ForeignText {
  const letters = Array.from(text.replaceAll(UNSEEN, ' ').trim());
  const isLong = letters.length > LONGEST_SHOWN;
  return {
    kind: 'foreign',
    text: isLong ? `${letters.slice(0, LONGEST_SHOWN).join('')}…` : letters.join(''),
  };
}

/** A printed code may say `http:` although the app uses `https:`: only the path is followed. */
function addressAt(text: string, appOrigin: string): URL | undefined {
  if (text === '' || text.length > LONGEST_ADDRESS || DECEIVING.test(text)) return undefined;
  const isPath = text.startsWith('/') && !text.startsWith('//');
  try {
    const url = new URL(text, isPath ? appOrigin : undefined);
    const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
    const isPlain = url.username === '' && url.password === '';
    return isWeb && isPlain && url.host === new URL(appOrigin).host ? url : undefined;
  } catch {
    return undefined;
  }
}

function placeIn(pattern: string, segments: readonly string[]): Place | undefined {
  const words = wordsOf(pattern);
  const valueOf = (name: string) => segments[words.findIndex((word) => word.startsWith(name))];
  const code = valueOf(':code');
  const tableCode = valueOf(':tableCode');
  return code === undefined
    ? undefined
    : { code, tableCode: tableCode === NO_TABLE ? undefined : tableCode };
}

/**
 * The target of a scanned or pasted text: a page of this app, except inside a payment or a log-in,
 * where no printed code starts.
 */
export function scannedText(text: string, appOrigin: string): OwnAddress | ForeignText {
  const url = addressAt(text.trim(), appOrigin);
  if (url === undefined) return shown(text);
  const { pathname, search, hash } = url;
  if (pathname === '/') return { kind: 'ours', to: '/', place: undefined };
  const route = routeAt(pathname);
  const segments = pathname.split('/').slice(1).map(decoded);
  const isWhole = segments.every((segment) => segment !== undefined);
  const isOurs = isWhole && APP_SEGMENTS.has(segments[0] ?? '');
  if (!isOurs || !route || route.isPaying || route.isLogin) return shown(text);
  return { kind: 'ours', to: pathname + search + hash, place: placeIn(route.pattern, segments) };
}

/** True for a typed address, false for the code of a restaurant or a table. */
export function isAddress(text: string): boolean {
  return /[/:]/.test(text);
}

/**
 * The result for all codes in view. If exactly one is the app's own, it counts alone; with several
 * own or several foreign codes the diner has to choose.
 */
export function scannedTexts(
  texts: readonly string[],
  appOrigin: string,
): OwnAddress | ForeignText | { kind: 'several' } | undefined {
  const read = [...new Set(texts)].map((text) => scannedText(text, appOrigin));
  const ours = new Map(read.flatMap((each) => (each.kind === 'ours' ? [[each.to, each]] : [])));
  const [only] = ours.values();
  if (ours.size === 1) return only;
  return read.length > 1 ? { kind: 'several' } : read[0];
}

/** Sends the first requests to the venue's server before the app starts. */
import type { EarlyAnswer, BootHandover } from '../lazy/bootHandover.ts';
import {
  HOURS_CALL,
  LANE_CALL,
  LANE_SETUP_CALL,
  VENUE_CALL,
  type WordsFolder,
} from '../config/entryPreload.ts';
import { COPY_HEADER } from '../config/worker.ts';
import { askedLang, type Lang } from '../contract/languages.ts';
import { likelyXsrfToken } from '../storage/earlyReads.ts';
import { filledAsk, isFillable, type Parts } from './matchEntry.ts';

interface Settings {
  host: string;
  publicTokenKey: string;
}

async function readResponse(asked: Promise<Response>): Promise<EarlyAnswer> {
  const response = await asked;
  const { headers, status } = response;
  return {
    httpStatus: status,
    text: await response.text(),
    copyOf: headers.get(COPY_HEADER),
    tag: headers.get('etag'),
    atMs: Date.now(),
  };
}

type Ask = ReturnType<typeof createRequester>;

export interface Turn {
  /** Of a customer; visitors use the public key. */
  token?: string | undefined;
  /** Requests wait for this. */
  when?: Promise<void>;
  /** Called when the first answer starts to arrive. */
  onHeard?: () => void;
}

/** Sends requests for the app, which takes over the answers. */
export function createRequester(
  early: BootHandover,
  lang: Lang,
  { token, when, onHeard }: Turn = {},
) {
  const { host, publicTokenKey } = JSON.parse(
    document.getElementById('app-config')?.textContent ?? '',
  ) as Settings;
  if (!publicTokenKey) throw new Error('The host names no public key.');
  const headers = {
    tokenKey: token ?? publicTokenKey,
    'Accept-Language': askedLang(lang).toLowerCase(),
  };

  const read = (path: string, body?: object) => {
    const address = `${host.replace(/\/+$/, '') || location.origin}/api/${path}`;
    const send = () => {
      const antiForgery = body && !host ? likelyXsrfToken() : undefined;
      const asked = fetch(address, {
        headers: {
          ...headers,
          ...(body && { 'Content-Type': 'application/json; charset=utf-8' }),
          ...(antiForgery && { 'X-XSRF-TOKEN': antiForgery }),
        },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
        // A log-out does not empty the browser's cache.
        ...(token && { cache: 'no-store' }),
      });
      if (onHeard) asked.then(onHeard, () => undefined);
      return readResponse(asked);
    };
    const answer = when ? when.then(send) : send();
    // The app retries a failed request and reports the failure.
    answer.catch(() => undefined);
    early.answers.push({ address, answer });
    return answer;
  };
  const readWords = (folder?: WordsFolder) => {
    const words = readResponse(
      fetch(`/assets/i18n/${folder ? `${folder}/` : ''}${lang}.json`, { headers }),
    );
    words.catch(() => undefined);
    early.strings = { lang, isPart: folder !== undefined, answer: words };
    return words;
  };
  const readHours = (tableCode: string) =>
    read(filledAsk(HOURS_CALL, {}), { tableCode, orderTime: new Date().toISOString() });
  return { read, readWords, readHours };
}

interface KnownFacts {
  storeId?: number;
  isActive?: boolean;
  tableCode?: string;
}

type Facts = Record<string, string | number | boolean>;

/** The answers of a door, by the paths of their calls. */
export type Answers = Record<string, Promise<EarlyAnswer>>;

/** The values of an answer that other calls need. */
const EXTRACTS: Readonly<Record<string, (answer: KnownFacts) => Partial<Facts>>> = {
  [VENUE_CALL]: ({ storeId }) => ({ ':storeId': storeId }),
  [LANE_CALL]: ({ isActive }) => ({ [isActive ? ':isLane' : ':isNoLane']: true }),
  [LANE_SETUP_CALL]: ({ tableCode }) => ({ ':tableCode': tableCode }),
};

export function askAll(
  asks: readonly string[],
  parts: Parts,
  ask: Ask,
  early: BootHandover,
): Answers {
  const answers: Answers = {};
  const waiting = new Set(asks);
  askFillable();
  return answers;
  function askFillable(): void {
    for (const path of waiting) {
      if (!isFillable(path, parts)) continue;
      waiting.delete(path);
      const answer =
        path === HOURS_CALL
          ? ask.readHours(parts[':tableCode'] ?? '')
          : ask.read(filledAsk(path, parts));
      answers[path.replace(/[?#].*/, '')] = answer;
      const extract = EXTRACTS[path];
      if (extract) answer.then(({ text }) => addFacts(extract, text)).catch(() => undefined);
    }
  }
  function addFacts(extract: (answer: KnownFacts) => Partial<Facts>, text: string): void {
    // The app now sends its own requests.
    if (early.isTaken) return;
    const { dataenum = {} } = JSON.parse(text) as { dataenum?: KnownFacts };
    for (const [name, value] of Object.entries(extract(dataenum)))
      if (value) parts[name] = String(value);
    askFillable();
  }
}

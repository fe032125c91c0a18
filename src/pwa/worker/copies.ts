/** Stores answers and pictures, and decides when to use these copies. */
import { copyKey, fingerprint, LOGIN, POSITION } from '../../config/copyKey.ts';
import { judgeAnswer, type Verdict } from '../../config/offlineReads.ts';
import { COPY_HEADER } from '../../config/worker.ts';
import { isLang, otherLang, type Lang } from '../../contract/languages.ts';
import { inOtherLanguage } from '../../rules/common/otherLanguage.ts';

const TAG = 'ETag';
const NOT_CHANGED = 304;
const READS_LIMIT = 300;
const PICTURES_LIMIT = 400;

/** The browser functions that copies need. */
export interface Shelf {
  open: () => Promise<Cache>;
  fetch: (request: Request) => Promise<Response>;
  /** Resolves when the network has been silent for too long. */
  patience: () => Promise<void>;
  now: () => number;
  /** Keeps the worker alive until the work is done, without delaying the answer. */
  later: (work: Promise<unknown>) => void;
}

async function keyOf(address: string, headers: Headers): Promise<string> {
  const login = await fingerprint(headers.get('tokenKey') ?? '');
  return copyKey(address, headers.get('Accept-Language') ?? '', login);
}

/** The key of the same answer in the other language. */
async function otherLanguage(request: Request): Promise<{ key: string; lang: Lang } | undefined> {
  const lang = request.headers.get('Accept-Language')?.toUpperCase();
  if (!isLang(lang)) return undefined;
  const other = otherLang(lang);
  const url = new URL(request.url);
  url.pathname = url.pathname.replace(`/${lang}/`, `/${other}/`);
  const headers = new Headers(request.headers);
  headers.set('Accept-Language', other.toLowerCase());
  return { key: await keyOf(url.href, headers), lang };
}

/** The copy in the other language, if its texts exist in this language too. */
async function copyInOther(request: Request, shelf: Shelf): Promise<Response | undefined> {
  const other = await otherLanguage(request);
  const copy = other && (await stored(other.key, shelf));
  if (!copy) return undefined;
  const answer: unknown = await copy.json();
  return new Response(JSON.stringify(inOtherLanguage(answer, other.lang)), copy);
}

function typeOf(response: Response): string {
  return response.headers.get('content-type') ?? '';
}

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\b/i;
const PICTURE_TYPE = /^image\//i;

/** Anything but the server's complete answer, such as a portal's page, is not stored. */
function verdictOn(address: string, text: string): Verdict {
  try {
    return judgeAnswer(new URL(address).pathname, JSON.parse(text));
  } catch {
    return 'foreign';
  }
}

/** The server's time if it sends one, since the device's clock may be wrong. */
function answeredAt(headers: Headers, nowMs: number): string {
  const saidMs = Date.parse(headers.get('date') ?? '');
  return new Date(Number.isNaN(saidMs) ? nowMs : saidMs).toISOString();
}

async function trim(cache: Cache, limit: number): Promise<void> {
  const keys = await cache.keys();
  await Promise.all(
    keys.slice(0, Math.max(0, keys.length - limit)).map((key) => cache.delete(key)),
  );
}

/** Removes the oldest copies. If the device is full, removes half of all and tries once more. */
export async function keep(
  cache: Cache,
  key: string,
  response: Response,
  limit: number,
): Promise<void> {
  const again = response.clone();
  try {
    await cache.put(key, response);
  } catch {
    const { length } = await cache.keys();
    await trim(cache, Math.floor(length / 2));
    // If there is still no room, store no copy.
    await cache.put(key, again).catch(() => undefined);
  }
  await trim(cache, limit);
}

/** Ended logins: while this worker runs, later answers for them are not stored. */
const forgotten = new Set<string>();
const loginOf = (key: string) => new URL(key).searchParams.get(LOGIN) ?? '';
const isForgotten = (key: string) => forgotten.has(loginOf(key));
/** Resolves when the running writes are done: a log-out waits, so that it finds their copies. */
let writing: Promise<unknown> = Promise.resolve();

interface Given {
  text: string;
  /** With the time and the server's tag. */
  headers: Headers;
}

async function keepAnswer(key: string, { text, headers }: Given, shelf: Shelf): Promise<void> {
  if (verdictOn(key, text) !== 'answer') return;
  const copy = new Response(text, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      [COPY_HEADER]: answeredAt(headers, shelf.now()),
      [TAG]: headers.get(TAG) ?? '',
    },
  });
  const cache = await shelf.open();
  if (isForgotten(key)) return;
  const written = keep(cache, key, copy, READS_LIMIT);
  writing = Promise.allSettled([writing, written]);
  await written;
}

/** The server has confirmed the page's answer: a copy with the same tag is current too. */
async function keepAgain(key: string, tag: string, headers: Headers, shelf: Shelf): Promise<void> {
  const known = await stored(key, shelf);
  if (known?.headers.get(TAG) !== tag) return;
  const given = new Headers({ date: headers.get('date') ?? '', [TAG]: tag });
  await keepAnswer(key, { text: await known.text(), headers: given }, shelf);
}

interface Rules {
  key: string;
  /** The content type of the server's own answers. */
  type: RegExp;
  /** True for the server's own answer, false for a portal that answers 200 to everything. */
  isOwn: (response: Response) => Promise<boolean>;
  keepFresh: (response: Response) => Promise<void>;
  /** Another copy to use if there is none under this key. */
  otherCopy?: () => Promise<Response | undefined>;
}

async function stored(key: string, shelf: Shelf): Promise<Response | undefined> {
  try {
    return await (await shelf.open()).match(key, { ignoreVary: true });
  } catch {
    return undefined;
  }
}

/** The network's answer; the device's copy if the network is lost, silent, or a portal. */
async function answer(request: Request, shelf: Shelf, rules: Rules): Promise<Response> {
  const asked = shelf.fetch(request).then((response) => {
    const isNew = response.status === 200 && rules.type.test(typeOf(response));
    if (isNew || response.status === NOT_CHANGED) {
      shelf.later(rules.keepFresh(response.clone()).catch(() => undefined));
    }
    return response;
  });
  const heard = asked.then(
    (response) => ({ response }),
    (error: unknown) => ({ error }),
  );
  // A late answer is still stored for the next time.
  shelf.later(heard);
  const first = await Promise.race([heard, shelf.patience()]);
  const copy = (await stored(rules.key, shelf)) ?? (await rules.otherCopy?.());
  if (!copy) return asked;
  if (!first || !('response' in first)) return copy;
  const { response } = first;
  if (!response.ok) return response;
  const isTyped = rules.type.test(typeOf(response));
  const isOwn = isTyped && (await rules.isOwn(response.clone()).catch(() => false));
  return isOwn ? response : copy;
}

/** Only for the reads in `config/offlineReads.ts`. */
export async function answerRead(request: Request, shelf: Shelf): Promise<Response> {
  const key = await keyOf(request.url, request.headers);
  const isElsewhere = POSITION.some((name) => new URL(request.url).searchParams.has(name));
  return answer(request, shelf, {
    key,
    type: JSON_TYPE,
    isOwn: async (response) => verdictOn(key, await response.text()) !== 'foreign',
    keepFresh: async (response) => {
      if (isElsewhere) return;
      const { headers, status } = response;
      const tag = request.headers.get('If-None-Match');
      if (status !== NOT_CHANGED)
        await keepAnswer(key, { text: await response.text(), headers }, shelf);
      else if (tag) await keepAgain(key, tag, headers, shelf);
    },
    otherCopy: () => copyInOther(request, shelf),
  });
}

/** Fetches an answer for offline use, unless its copy is recent. */
export async function keepRead(request: Request, shelf: Shelf, freshMs: number): Promise<void> {
  const key = await keyOf(request.url, request.headers);
  if (isForgotten(key)) return;
  const known = await stored(key, shelf);
  const ageMs = shelf.now() - Date.parse(known?.headers.get(COPY_HEADER) ?? '');
  if (ageMs >= 0 && ageMs < freshMs) return;
  await answerRead(request, shelf);
}

function isSamePicture(one: Response, other: Response): boolean {
  return ['etag', 'last-modified', 'content-length'].every(
    (name) => one.headers.get(name) === other.headers.get(name),
  );
}

/** The browser's own cache comes first, as without a worker; the copy is for offline use. */
export async function answerPicture(request: Request, shelf: Shelf): Promise<Response> {
  const key = request.url;
  return answer(request, shelf, {
    key,
    type: PICTURE_TYPE,
    isOwn: () => Promise.resolve(true),
    keepFresh: async (response) => {
      const known = await stored(key, shelf);
      if (known && isSamePicture(known, response)) return;
      await keep(await shelf.open(), key, response, PICTURES_LIMIT);
    },
  });
}

/** Removes all copies of this token's login, including those still being written. */
export async function forgetToken(token: string, cache: Cache): Promise<void> {
  const login = await fingerprint(token);
  forgotten.add(login);
  await writing;
  const keys = await cache.keys();
  const own = keys.filter(({ url }) => loginOf(url) === login);
  await Promise.all(own.map((key) => cache.delete(key)));
}

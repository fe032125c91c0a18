import type { AxiosProgressEvent, AxiosRequestConfig } from 'axios';
import { appConfig } from '../config/appConfig.ts';
import { COPY_HEADER } from '../config/worker.ts';
import { ANSWER_LIMIT_BYTES, READ_RETRY_DELAYS_MS } from '../config/times.ts';
import type { Endpoint, ParamsOf, Retry } from '../contract/endpoint.ts';
import type { Lang } from '../contract/basics.ts';
import { readXsrfToken } from '../storage/cookies.ts';
import { addressOf, callName, isOwnOrigin, type PathParams, type Query } from './address.ts';
import { readAnswer, type Reply } from './answer.ts';
import { takeEarlyAnswer } from './earlyAnswers.ts';
import { ApiFailure, isApiFailure, isHttpFailure } from './failure.ts';

interface ApiSettings {
  /** The login token of the venue in use. */
  token: () => string | undefined;
  lang: () => Lang;
  /** Hears of each failed call once, whoever made it; never of one that was given up. */
  onFailure: (failure: ApiFailure, endpoint: Endpoint) => void;
  wait: (ms: number, signal?: AbortSignal) => Promise<void>;
}

let settings: ApiSettings = {
  token: () => undefined,
  lang: () => 'EN',
  onFailure: () => undefined,
  wait: (ms, signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      signal?.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve();
      });
    }),
};

export function configureApi(given: Partial<ApiSettings>): void {
  settings = { ...settings, ...given };
}

/** The language that answers come in. */
export function apiLang(): Lang {
  return settings.lang();
}

export interface CallOptions {
  query?: Query;
  body?: unknown;
  form?: FormData;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal | undefined;
  /** From 0 to 1. */
  onUploadProgress?: ((part: number) => void) | undefined;
  /** Where success is this status and no other. */
  onlyStatus?: number;
}

const [FIRST_DELAY_MS] = READ_RETRY_DELAYS_MS;
const REPEAT_DELAYS_MS: Readonly<Record<Retry, readonly number[]>> = {
  R: READ_RETRY_DELAYS_MS,
  K: [FIRST_DELAY_MS],
  S: [FIRST_DELAY_MS],
  N: [],
};
const PASSING_HTTP_STATUSES = new Set([502, 503, 504]);

function mayPass({ kind, httpStatus = 0 }: ApiFailure): boolean {
  return (
    kind === 'network' ||
    kind === 'timeout' ||
    (kind === 'http' && PASSING_HTTP_STATUSES.has(httpStatus))
  );
}

let changes = 0;

/** Something that the diner wants is on its way to the server now. */
export function isChangeUnderWay(): boolean {
  return changes > 0;
}

/** Makes the call, repeats it as its retry class allows, and reports a failure exactly once. */
export async function call<const Path extends string, Answer>(
  endpoint: Endpoint<Path, Answer>,
  params: ParamsOf<Path>,
  options: CallOptions = {},
): Promise<Answer> {
  const change = Number(endpoint.changesData);
  changes += change;
  try {
    const address = addressOf(endpoint, params as PathParams, options.query);
    const early = await earlyReply(endpoint, address);
    if (early) return readAnswer(endpoint, early, options.onlyStatus);
    return await repeated(endpoint, address, options);
  } catch (error) {
    const failure = isApiFailure(error) ? error : clientFault(endpoint, error, options.signal);
    if (failure.kind !== 'aborted') settings.onFailure(failure, endpoint);
    throw failure;
  } finally {
    changes -= change;
  }
}

/** The token that this request must carry, if any. */
function antiForgeryToken(endpoint: Endpoint, address: string): string | undefined {
  return endpoint.method !== 'GET' && isOwnOrigin(address) ? readXsrfToken() : undefined;
}

/** Reads whose last answer was no answer: the browser must not give that answer again from its cache. */
const distrusted = new Set<string>();

async function repeated<Answer>(
  endpoint: Endpoint<string, Answer>,
  address: string,
  options: CallOptions,
): Promise<Answer> {
  const delaysMs = REPEAT_DELAYS_MS[endpoint.retry];
  let mayRenewToken = true;
  for (let attempt = 0; ; attempt += 1) {
    const token = antiForgeryToken(endpoint, address);
    try {
      const reply = await send(endpoint, address, options, token);
      const answer = readAnswer(endpoint, reply, options.onlyStatus);
      distrusted.delete(address);
      return answer;
    } catch (error) {
      if (isApiFailure(error) && error.kind === 'unreadable') distrusted.add(address);
      // Another answer set the cookie while this request was leaving: it was refused unread.
      if (
        mayRenewToken &&
        isHttpFailure(error, 400) &&
        token !== antiForgeryToken(endpoint, address)
      ) {
        mayRenewToken = false;
        attempt -= 1;
        continue;
      }
      const delayMs = delaysMs[attempt];
      if (delayMs === undefined || !isApiFailure(error) || !mayPass(error)) throw error;
      await settings.wait(delayMs, options.signal);
    }
  }
}

async function earlyReply(endpoint: Endpoint, address: string): Promise<Reply | undefined> {
  if (endpoint.method !== 'GET' || endpoint.changesData) return undefined;
  const response = await takeEarlyAnswer(address, appConfig().requestTimeoutMs);
  try {
    return (
      response && {
        httpStatus: response.status,
        text: await response.text(),
        retryAfter: null,
        date: null,
        copyOf: response.headers.get(COPY_HEADER),
      }
    );
  } catch {
    return undefined;
  }
}

/** Who asks, and in which language. */
export function askerHeaders(isOpenToAll = false) {
  return {
    tokenKey: (!isOpenToAll && settings.token()) || appConfig().publicTokenKey,
    'Accept-Language': settings.lang().toLowerCase(),
  };
}

function headersOf(
  endpoint: Endpoint,
  options: CallOptions,
  xsrfToken: string | undefined,
): Record<string, string | false> {
  return {
    ...askerHeaders(endpoint.isOpenToAll),
    // axios would add these two by itself: the one costs a pre-flight, the other lies about the body.
    'User-Agent': false,
    'Content-Type': options.body === undefined ? false : 'application/json; charset=utf-8',
    ...(xsrfToken !== undefined && { 'X-XSRF-TOKEN': xsrfToken }),
    ...(endpoint.isOpenToAll && { 'No-Auth': 'True' }),
    ...options.headers,
  };
}

async function send(
  endpoint: Endpoint,
  address: string,
  options: CallOptions,
  xsrfToken: string | undefined,
): Promise<Reply> {
  const { signal, onUploadProgress } = options;
  const timeoutMs = appConfig().requestTimeoutMs;
  const config: AxiosRequestConfig<unknown> = {
    // Browsers report the progress of an upload only through the older interface.
    adapter: onUploadProgress ? ['xhr', 'fetch'] : 'fetch',
    url: address,
    method: endpoint.method,
    headers: headersOf(endpoint, options, xsrfToken),
    data: options.form ?? (options.body === undefined ? undefined : JSON.stringify(options.body)),
    timeout: endpoint.changesData ? 2 * timeoutMs : timeoutMs,
    maxContentLength: ANSWER_LIMIT_BYTES,
    responseType: 'text',
    transformRequest: (data: unknown) => data,
    transformResponse: (data: unknown) => data,
    validateStatus: null,
    withXSRFToken: false,
    ...(signal && { signal }),
    ...(endpoint.changesData && { fetchOptions: { cache: 'no-store' } }),
    ...(distrusted.has(address) && { fetchOptions: { cache: 'reload' } }),
    ...(onUploadProgress && {
      onUploadProgress: ({ progress }: AxiosProgressEvent) => onUploadProgress(progress ?? 0),
    }),
  };
  try {
    const { default: axios } = await import('axios');
    signal?.throwIfAborted();
    const response = await axios.request<unknown>(config);
    const header = (name: string) => {
      const value: unknown = response.headers[name];
      return typeof value === 'string' ? value : null;
    };
    return {
      httpStatus: response.status,
      text: typeof response.data === 'string' ? response.data : '',
      retryAfter: header('retry-after'),
      date: header('date'),
      copyOf: header(COPY_HEADER.toLowerCase()),
    };
  } catch (error) {
    throw clientFault(endpoint, error, signal);
  }
}

const TIMEOUT_CODES = new Set(['ETIMEDOUT', 'ECONNABORTED']);

/** Names what went wrong before there was an answer to read. */
function clientFault(endpoint: Endpoint, error: unknown, signal?: AbortSignal): ApiFailure {
  const name = callName(endpoint);
  if (signal?.aborted) return new ApiFailure('aborted', name, { cause: error });
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (TIMEOUT_CODES.has(code)) return new ApiFailure('timeout', name, { cause: error });
  if (code === 'ERR_BAD_RESPONSE') return new ApiFailure('tooLarge', name, { cause: error });
  return new ApiFailure('network', name, { cause: error });
}

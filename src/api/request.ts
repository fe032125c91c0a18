import axios, { type AxiosProgressEvent, type AxiosRequestConfig } from 'axios';
import { appConfig } from '../config/appConfig.ts';
import { ANSWER_LIMIT_BYTES, READ_RETRY_DELAYS_MS } from '../config/times.ts';
import { COPY_HEADER } from '../config/worker.ts';
import type { Endpoint, Retry, Sending } from '../contract/endpoint.ts';
import { askedLang, type Lang } from '../contract/languages.ts';
import { readXsrfToken } from '../storage/cookies.ts';
import { callName, isOwnOrigin, pageOrigin } from './address.ts';
import type { Reply } from './answer.ts';
import { sourceOf } from './copies.ts';
import { ApiFailure, isApiFailure, isHttpFailure, isLost, type FailureKind } from './failure.ts';

export interface ApiSettings {
  /** The login token of the venue in use. */
  token: () => string | undefined;
  lang: () => Lang;
  /** Called once per failed call, except for cancelled ones. */
  onFailure: (failure: ApiFailure, endpoint: Endpoint) => void;
  /** Reports that the server itself has answered, or could not be reached. */
  onHeard: (isServer: boolean) => void;
  wait: (ms: number, signal?: AbortSignal) => Promise<void>;
}

export interface CallOptions<Answer = unknown> {
  /** The answer that the app already has: the server says if it is still valid. */
  held?: Answer | undefined;
  signal?: AbortSignal | undefined;
  /** From 0 to 1. */
  onUploadProgress?: ((part: number) => void) | undefined;
}

const [FIRST_DELAY_MS] = READ_RETRY_DELAYS_MS;
const REPEAT_DELAYS_MS: Readonly<Record<Retry, readonly number[]>> = {
  R: READ_RETRY_DELAYS_MS,
  K: [FIRST_DELAY_MS],
  S: [FIRST_DELAY_MS],
  N: [],
};
const PASSING_HTTP_STATUSES = new Set([502, 503, 504]);

function mayPass(failure: ApiFailure): boolean {
  const { kind, httpStatus = 0 } = failure;
  return isLost(failure) || (kind === 'http' && PASSING_HTTP_STATUSES.has(httpStatus));
}

/** The token that this request must carry, if any. */
function antiForgeryToken(endpoint: Endpoint, address: string): string | undefined {
  return endpoint.method !== 'GET' && isOwnOrigin(address) ? readXsrfToken() : undefined;
}

const NOT_CHANGED = 304;
/** A server may reject a longer one. */
const LONGEST_TAG = 200;

/** The tag that asks the server if the known answer is still valid. A copy is requested in full. */
function tagOf(held: unknown): string | undefined {
  const { copyOf, tag } = sourceOf(held) ?? {};
  return copyOf === null && tag && tag.length <= LONGEST_TAG ? tag : undefined;
}

interface Tools<Answer> {
  options: CallOptions;
  settings: ApiSettings;
  /** The last answer was unreadable: the browser must not use its cache. */
  isDistrusted: boolean;
  /** Returns the answer that the contract promises, or throws a failure. */
  read: (reply: Reply) => Answer;
}

/** Sends the call, and repeats it as its retry class allows. */
export async function request<Answer>(
  endpoint: Endpoint<string, Answer>,
  address: string,
  sending: Sending,
  { options, settings, isDistrusted, read }: Tools<Answer>,
): Promise<Answer> {
  const delaysMs = REPEAT_DELAYS_MS[endpoint.retry];
  const tag = tagOf(options.held);
  let mayRenewToken = endpoint.retry === 'R';
  for (let attempt = 0; ; attempt += 1) {
    const token = antiForgeryToken(endpoint, address);
    try {
      const headers = headersOf(endpoint, sending, settings, token, tag);
      const reply = await send(
        endpoint,
        address,
        { ...options, body: sending.body },
        headers,
        isDistrusted,
      );
      if (tag === undefined || reply.httpStatus !== NOT_CHANGED) return read(reply);
      settings.onHeard(true);
      return options.held as Answer;
    } catch (error) {
      // Another answer changed the cookie during this request, so the server refused it unread.
      if (
        mayRenewToken &&
        isHttpFailure(error, 400) &&
        token !== antiForgeryToken(endpoint, address)
      ) {
        mayRenewToken = false;
        attempt -= 1;
        continue;
      }
      if (!isApiFailure(error)) throw error;
      error.isAfterLoss = attempt > 0;
      const delayMs = delaysMs[attempt];
      if (delayMs === undefined || !mayPass(error)) throw error;
      await settings.wait(delayMs, options.signal);
    }
  }
}

/** The headers for the caller's login and language. */
export function askerHeaders({ token, lang }: ApiSettings, isOpenToAll = false) {
  return {
    tokenKey: (!isOpenToAll && token()) || appConfig().publicTokenKey,
    'Accept-Language': askedLang(lang()).toLowerCase(),
  };
}

function headersOf(
  endpoint: Endpoint,
  { body, headers = {} }: Sending,
  settings: ApiSettings,
  xsrfToken: string | undefined,
  tag: string | undefined,
): Record<string, string | false> {
  return {
    ...askerHeaders(settings, endpoint.isOpenToAll),
    // Without this, axios adds both: one causes a pre-flight, the other is wrong for this body.
    'User-Agent': false,
    // The browser itself sets the type of a form, which includes the boundary.
    'Content-Type': isJson(body) && 'application/json; charset=utf-8',
    ...(xsrfToken !== undefined && { 'X-XSRF-TOKEN': xsrfToken }),
    ...(tag !== undefined && { 'If-None-Match': tag }),
    ...(endpoint.isOpenToAll && { 'No-Auth': 'True' }),
    ...(endpoint.namesOrigin && { 'X-App-Origin': pageOrigin() }),
    ...Object.fromEntries(
      Object.entries(headers).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)]],
      ),
    ),
  };
}

function isJson(body: unknown): boolean {
  return body !== undefined && !(body instanceof FormData);
}

/** Some browsers give even a 304 a body; the copied answer that counts its bytes then throws. */
const fetchWithoutBody: typeof fetch = async (...asked) => {
  const response = await fetch(...asked);
  if (response.status === NOT_CHANGED) Object.defineProperty(response, 'body', { value: null });
  return response;
};

async function send(
  endpoint: Endpoint,
  address: string,
  { signal, onUploadProgress, body }: CallOptions & Sending,
  headers: Record<string, string | false>,
  isDistrusted: boolean,
): Promise<Reply> {
  const timeoutMs = appConfig().requestTimeoutMs;
  const config: AxiosRequestConfig<unknown> = {
    // Browsers report the progress of an upload only through XMLHttpRequest.
    adapter: onUploadProgress ? ['xhr', 'fetch'] : 'fetch',
    env: { fetch: fetchWithoutBody },
    url: address,
    method: endpoint.method,
    headers,
    data: isJson(body) ? JSON.stringify(body) : body,
    timeout: endpoint.changesData ? 2 * timeoutMs : timeoutMs,
    maxContentLength: ANSWER_LIMIT_BYTES,
    responseType: 'text',
    transformRequest: (data: unknown) => data,
    transformResponse: (data: unknown) => data,
    validateStatus: null,
    withXSRFToken: false,
    // On a redirect the browser would send the login's token to the new address too.
    fetchOptions: { redirect: 'error', ...cacheFor(endpoint, headers, isDistrusted) },
    ...(signal && { signal }),
    ...(onUploadProgress && {
      onUploadProgress: ({ progress }: AxiosProgressEvent) => onUploadProgress(progress ?? 0),
    }),
  };
  try {
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
      tag: header('etag'),
    };
  } catch (error) {
    throw clientFault(endpoint, error, signal);
  }
}

/** A log-out does not empty the browser's cache: answers for one customer must stay out of it. */
function cacheFor(
  { changesData, isOffline }: Endpoint,
  { tokenKey }: Record<string, string | false>,
  isDistrusted: boolean,
): Pick<RequestInit, 'cache'> {
  const isOfCustomer = tokenKey !== appConfig().publicTokenKey && !isOffline;
  if (changesData || isOfCustomer) return { cache: 'no-store' };
  return isDistrusted ? { cache: 'reload' } : {};
}

const TIMEOUT_CODES = new Set(['ETIMEDOUT', 'ECONNABORTED']);

/**
 * Classifies a failure before any answer. The library's error holds the whole request, with the
 * login's token and the diner's input: keep only its message.
 */
function clientFault(endpoint: Endpoint, error: unknown, signal?: AbortSignal): ApiFailure {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const cause = new Error(error instanceof Error ? error.message : code);
  const failed = (kind: FailureKind) => new ApiFailure(kind, callName(endpoint), { cause });
  if (signal?.aborted) return failed('aborted');
  if (TIMEOUT_CODES.has(code)) return failed('timeout');
  return failed(code === 'ERR_BAD_RESPONSE' ? 'tooLarge' : 'network');
}

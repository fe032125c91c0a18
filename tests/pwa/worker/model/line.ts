/** The host, and the network between it and the phone. */
import type { Fate, LineFault } from './fate.ts';
import { PAGE, type Release } from './release.ts';

export const ORIGIN = 'https://app.example';
const PORTAL_PAGE = '<!doctype html><title>Sign in</title><h1>Accept our terms</h1>';

export interface Host {
  release: Release;
  /** The build of a machine that the deployment has not reached yet. */
  behind?: Release | undefined;
  /** Older builds whose hashed files are still on the host. */
  olders: Release[];
}

/** An answer of the network, with its address and redirect. */
class NetAnswer extends Response {
  readonly #from: { url: string; isRedirected: boolean };

  constructor(body: BodyInit, init: ResponseInit, from: { url: string; isRedirected: boolean }) {
    super(body, init);
    this.#from = from;
  }

  override get url() {
    return this.#from.url;
  }

  override get redirected() {
    return this.#from.isRedirected;
  }

  override clone(): Response {
    const { body, status, headers } = super.clone();
    return new NetAnswer(body ?? '', { status, headers }, this.#from);
  }
}

/** Sends half of the text, then breaks the connection. */
function half(text: string): ReadableStream {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text.slice(0, text.length / 2)));
      controller.error(new TypeError('network error'));
    },
  });
}

function fileAt(host: Host, path: string, fault: LineFault | 'good') {
  const isAddress = !path.includes('.');
  const wanted = isAddress ? PAGE : path;
  const olders = wanted.startsWith('/static/') ? host.olders : [];
  const release = (fault === 'behind' && host.behind) || host.release;
  return [release, ...olders].map(({ files }) => files.get(wanted)).find(Boolean);
}

function answer(host: Host, path: string, fault: LineFault | 'good'): Response {
  const url = ORIGIN + path;
  const html = { 'Content-Type': 'text/html' };
  if (fault === 'away') throw new TypeError('Failed to fetch');
  if (fault === 'portal')
    return new NetAnswer(PORTAL_PAGE, { headers: html }, { url, isRedirected: false });
  if (fault === 'redirect') {
    return new NetAnswer(
      PORTAL_PAGE,
      { headers: html },
      { url: `${ORIGIN}/login`, isRedirected: true },
    );
  }
  if (fault === '511') {
    return new NetAnswer(PORTAL_PAGE, { status: 511, headers: html }, { url, isRedirected: false });
  }
  const file = fileAt(host, path, fault);
  if (!file) return new NetAnswer('Not found', { status: 404 }, { url, isRedirected: false });
  const body = fault === 'cutShort' ? half(file.body) : file.body;
  return new NetAnswer(
    body,
    { headers: { 'Content-Type': file.type } },
    { url, isRedirected: false },
  );
}

/** `fetch` over a network where each request may fail. */
export function fetchOver(host: Host, fate: Fate): typeof fetch {
  return (input) => {
    const request = input instanceof Request ? input : new Request(new URL(String(input), ORIGIN));
    const { pathname } = new URL(request.url);
    return fate.take(
      'ask',
      (happening) => {
        const fault = happening === 'full' ? 'good' : happening;
        return answer(host, pathname, fault);
      },
      pathname,
    );
  };
}

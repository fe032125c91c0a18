/** The network traffic of a visit: bytes by kind, and requests. */
import type { CDPSession } from '@playwright/test';

export const KINDS = ['html', 'script', 'style', 'answers', 'words', 'pictures', 'other'] as const;
export type Kind = (typeof KINDS)[number];

export interface Traffic {
  /** Encoded bytes, with headers. */
  bytes: Record<Kind, number>;
  requests: number;
}

export interface Sent {
  kind: Kind;
  startedS: number;
  endedS: number | undefined;
  pieces: { atS: number; bytes: number }[];
  /** Known at the end only; includes headers. */
  wholeBytes: number;
}

export function kindOf(address: string, isPage: boolean): Kind {
  if (isPage) return 'html';
  const { pathname } = new URL(address);
  if (pathname.startsWith('/api/')) return 'answers';
  if (pathname.startsWith('/assets/i18n/')) return 'words';
  if (pathname.endsWith('.js')) return 'script';
  if (pathname.endsWith('.css')) return 'style';
  if (/^\/(?:images|icons|demo\/tiles)\/|\.(?:svg|png|jpg|webp|ico)$/.test(pathname)) {
    return 'pictures';
  }
  return 'other';
}

/** The traffic until then; without a time, all of it. */
export function trafficUntil(all: readonly Sent[], endS = Number.POSITIVE_INFINITY): Traffic {
  const bytes = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>;
  const begun = all.filter(({ startedS }) => startedS <= endS);
  for (const sent of begun) {
    const isWhole = sent.endedS !== undefined && sent.endedS <= endS;
    const arrived = sent.pieces.filter(({ atS }) => atS <= endS);
    bytes[sent.kind] += isWhole
      ? sent.wholeBytes
      : arrived.reduce((sum, piece) => sum + piece.bytes, 0);
  }
  return { bytes, requests: begun.length };
}

/** Records from now on. `all` grows; `still` waits until no more requests start. */
export async function watchTraffic(cdp: CDPSession) {
  const byId = new Map<string, Sent>();
  let changedMs = performance.now();
  await cdp.send('Network.enable');
  cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (!request.url.startsWith('http')) return;
    changedMs = performance.now();
    byId.set(requestId, {
      kind: kindOf(request.url, byId.size === 0),
      startedS: timestamp,
      endedS: undefined,
      pieces: [],
      wholeBytes: 0,
    });
  });
  const note = (requestId: string, change: (sent: Sent) => void) => {
    const sent = byId.get(requestId);
    if (!sent) return;
    changedMs = performance.now();
    change(sent);
  };
  cdp.on('Network.dataReceived', ({ requestId, timestamp, encodedDataLength }) =>
    note(requestId, ({ pieces }) => pieces.push({ atS: timestamp, bytes: encodedDataLength })),
  );
  cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
    note(requestId, (sent) => {
      sent.endedS = timestamp;
      sent.wholeBytes = encodedDataLength;
    }),
  );
  cdp.on('Network.loadingFailed', ({ requestId, timestamp }) =>
    note(requestId, (sent) => {
      sent.endedS = timestamp;
      sent.wholeBytes = sent.pieces.reduce((sum, piece) => sum + piece.bytes, 0);
    }),
  );
  const all = (): Sent[] => [...byId.values()];

  async function still(quietMs: number, longestMs: number): Promise<void> {
    const endMs = performance.now() + longestMs;
    const isBusy = () =>
      all().some(({ endedS }) => endedS === undefined) || performance.now() - changedMs < quietMs;
    while (performance.now() < endMs && isBusy()) {
      await new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
    }
  }
  return { all, still };
}

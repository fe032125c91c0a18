/** How a phone sends requests, also over a bad network or with double taps. */
import { Agent, request } from 'node:http';

const WORLD = 'diners';
/** Longest time until a phone loses its connection. */
const LOST_WITHIN_MS = 30;

export interface Asked {
  path: string;
  body?: unknown;
}

interface Envelope {
  status: number;
  message?: string;
  dataenum: unknown;
}

export interface Counts {
  requests: number;
  lost: number;
  latencies: number[];
}

export function createSending(origin: URL, counts: Counts, world = WORLD) {
  const agent = new Agent({ keepAlive: true });

  /** With `lostAfterMs` the connection ends after that time, and the answer is lost. */
  function once({ path, body }: Asked, lostAfterMs?: number): Promise<string | undefined> {
    counts.requests += 1;
    const begun = performance.now();
    const text = body === undefined ? undefined : JSON.stringify(body);
    return new Promise((resolve, reject) => {
      const outgoing = request(new URL(path, origin), {
        agent,
        method: text === undefined ? 'GET' : 'POST',
        headers: {
          tokenKey: 'sufra-public',
          Cookie: `world=${world}`,
          'Sec-Fetch-Mode': 'cors',
          'user-id': '0',
          'eorder-id': '0',
          ...(text !== undefined && {
            'Content-Type': 'application/json',
            'Content-Length': Buffer.byteLength(text),
          }),
        },
      });
      if (lostAfterMs !== undefined) {
        setTimeout(() => {
          counts.lost += 1;
          outgoing.destroy();
          resolve(undefined);
        }, lostAfterMs);
      }
      outgoing.on('response', (answer) => {
        let heard = '';
        answer.setEncoding('utf8');
        answer.on('data', (piece: string) => (heard += piece));
        answer.on('error', reject);
        answer.on('end', () => {
          counts.latencies.push(performance.now() - begun);
          if (answer.statusCode === 200) resolve(heard);
          else reject(new Error(`${path}: ${answer.statusCode} ${heard}`));
        });
      });
      outgoing.on('error', reject);
      outgoing.end(text);
    });
  }

  function dataOf(path: string, heard: string | undefined): unknown {
    const { status, message, dataenum } = JSON.parse(heard ?? '') as Envelope;
    if (status !== 1) throw new Error(`${path}: ${status} ${message}`);
    return dataenum;
  }

  return {
    /** The answer's data, unchecked. */
    look: async <Data>(path: string): Promise<Data> => dataOf(path, await once({ path })) as Data,
    /** A change: sent once, twice at the same moment, or again after a lost connection. */
    change: async <Data>(asked: Asked): Promise<Data[]> => {
      const chance = Math.random();
      if (chance < 0.25) await once(asked, Math.random() * LOST_WITHIN_MS);
      const answers = await Promise.all(
        Array.from({ length: chance > 0.75 ? 2 : 1 }, () => once(asked)),
      );
      return answers.map((heard) => dataOf(asked.path, heard) as Data);
    },
    text: async (path: string): Promise<string> => (await once({ path })) ?? '',
    close: () => agent.destroy(),
  };
}

export type Sending = ReturnType<typeof createSending>;

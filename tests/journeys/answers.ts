/** A server that answers otherwise for a while. */
import { vi } from 'vitest';
import type { DemoClient } from '../demo/fixtures/client.ts';

/** `usual` is the answer as it would be. Who reads the body of what is asked reads that of a clone. */
type Answer = (asked: Request, usual: () => Promise<Response>) => Response | Promise<Response>;

/** Answers what has one of these pieces in its address; everything else is answered as before. */
export function answer(answers: Readonly<Record<string, Answer>>): void {
  const answerAsUsual = fetch;
  vi.stubGlobal('fetch', (input: Request | string, init?: RequestInit) => {
    const address = typeof input === 'string' ? input : input.url;
    const [, special] = Object.entries(answers).find(([piece]) => address.includes(piece)) ?? [];
    if (!special) return answerAsUsual(input, init);
    // The app's own files are asked for without their origin.
    const asked = new Request(
      typeof input === 'string' ? new URL(input, location.href) : input,
      init,
    );
    return special(asked, () => answerAsUsual(asked));
  });
}

export const told = (dataenum: unknown, status = 1) => Response.json({ status, dataenum });

/** Changes each object of the answers to these calls, beginning with the inmost. */
export function change(piece: string, changed: (key: string, value: unknown) => unknown): void {
  answer({
    [piece]: async (_, usual) => {
      const answered = await usual();
      const text = JSON.stringify(JSON.parse(await answered.text(), changed));
      return new Response(text, answered);
    },
  });
}

/** Keeps the answers to a call back until the returned function is called. */
export function hold(piece: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  answer({
    [piece]: async (_, usual) => {
      await promise;
      return usual();
    },
  });
  return resolve;
}

/** The bodies that are sent to a call from now on. */
export function bodiesOf<Body = unknown>(piece: string): Body[] {
  const bodies: Body[] = [];
  answer({
    [piece]: async (asked, usual) => {
      const body = await asked.clone().text();
      if (body) bodies.push(JSON.parse(body) as Body);
      return usual();
    },
  });
  return bodies;
}

/** The addresses that are asked for from now on. */
export function addressesAsked(): string[] {
  const addresses: string[] = [];
  answer({
    '': ({ url }, usual) => {
      addresses.push(url);
      return usual();
    },
  });
  return addresses;
}

/** Lets a call fail with this status. */
export const failing =
  (call: string, httpStatus = 500, times?: number) =>
  (demo: DemoClient): Promise<unknown> =>
    demo.control({
      action: 'fail',
      call,
      fault: 'httpStatus',
      httpStatus,
      ...(times !== undefined && { times }),
    });

/** Changes the server's answers for a while. */
import { vi } from 'vitest';
import type { DemoClient } from '../demo/fixtures/client.ts';

/** `usual` returns the normal answer. Read the body of `asked` from a clone. */
type Answer = (asked: Request, usual: () => Promise<Response>) => Response | Promise<Response>;

/** Answers requests with one of these pieces in the address; all others get the usual answer. */
export function answer(answers: Readonly<Record<string, Answer>>): void {
  const answerAsUsual = fetch;
  vi.stubGlobal('fetch', (input: Request | string, init?: RequestInit) => {
    const address = typeof input === 'string' ? input : input.url;
    const [, special] = Object.entries(answers).find(([piece]) => address.includes(piece)) ?? [];
    if (!special) return answerAsUsual(input, init);
    // The app requests its own files without an origin.
    const asked = new Request(
      typeof input === 'string' ? new URL(input, location.href) : input,
      init,
    );
    return special(asked, () => answerAsUsual(asked));
  });
}

export const told = (dataenum: unknown, status = 1) => Response.json({ status, dataenum });

/** Changes each object of the answers to these calls, innermost first. */
export function change(piece: string, changed: (key: string, value: unknown) => unknown): void {
  answer({
    [piece]: async (_, usual) => {
      const answered = await usual();
      const text = JSON.stringify(JSON.parse(await answered.text(), changed));
      return new Response(text, answered);
    },
  });
}

/** Holds the answers to a call back until the returned function is called. */
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

/** Collects the bodies sent to a call from now on. */
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

/** Collects the requested addresses from now on. */
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

/** Makes a call fail with this status. */
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

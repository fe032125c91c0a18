/** Applies an attack to the demo's answers. */
import type { Page } from '@playwright/test';
import { wholeAnswer } from '../../../browser/support/demoServer.ts';
import { toJson } from './classes.ts';
import { callOf } from './fields.ts';
import { attacked, type Attack } from './plan.ts';
import type { Tally } from './tally.ts';

export interface HostileServer {
  /** Undefined passes the demo's answers unchanged. */
  attack: Attack | undefined;
  /** Attacked fields with their classes, since it was last cleared. */
  told: Map<string, string>;
  /** The prices of all dishes and choices in the demo's answers so far. */
  prices: ReadonlySet<number>;
}

interface Body {
  dataenum: unknown;
}

function pricesOf(value: unknown): number[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) =>
    /price/i.test(name) && typeof part === 'number' ? [part] : pricesOf(part),
  );
}

export async function hostileServer(page: Page, tally: Tally): Promise<HostileServer> {
  const prices = new Set<number>();
  const server: HostileServer = { attack: undefined, told: new Map(), prices };
  await page.route('**/api/**', async (route) => {
    const { attack } = server;
    const request = route.request();
    const call = callOf(request.method(), request.url());
    if (!call) return route.continue();
    // Answers from the browser's cache are not attacked.
    const response = await wholeAnswer(route);
    const body = (await response.json().catch(() => undefined)) as Body | undefined;
    if (!response.ok() || !body) return route.fulfill({ response });
    for (const price of pricesOf(body.dataenum)) prices.add(price);
    if (!attack) return route.fulfill({ response });
    const dataenum = attacked(call, body.dataenum, attack, (field, { name }) => {
      server.told.set(field, name);
      tally.count(field, name);
    });
    return route.fulfill({ response, body: toJson({ ...body, dataenum }) });
  });
  return server;
}

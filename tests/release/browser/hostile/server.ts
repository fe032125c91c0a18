/** Lays an attack over what the demo answers. */
import type { Page } from '@playwright/test';
import { wholeAnswer } from '../../../browser/support/demoServer.ts';
import { toJson } from './classes.ts';
import { callOf } from './fields.ts';
import { attacked, type Attack } from './plan.ts';
import type { Tally } from './tally.ts';

export interface HostileServer {
  /** Undefined answers as the demo does. */
  attack: Attack | undefined;
  /** Fields that were attacked since it was emptied last, with their classes. */
  told: Map<string, string>;
  /** The prices of all dishes and choices that the demo has told of. */
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
    // What the browser has kept is no attack.
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

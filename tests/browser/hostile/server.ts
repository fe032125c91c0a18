/** Lays an attack over what the demo answers. */
import * as v from 'valibot';
import type { Page } from '@playwright/test';
import { AGAIN_IF_CUT } from '../stage/demoServer.ts';
import { toJson } from './classes.ts';
import { callOf } from './fields.ts';
import { attacked, type Attack } from './plan.ts';

export interface Tally {
  calls: Set<string>;
  fields: Set<string>;
  classes: Set<string>;
  /** Field and class. */
  pairs: Set<string>;
}

export interface HostileServer extends Tally {
  /** Undefined answers as the demo does. */
  attack: Attack | undefined;
}

interface Body {
  status: number;
  dataenum: unknown;
}

export async function hostileServer(page: Page): Promise<HostileServer> {
  const server: HostileServer = {
    attack: undefined,
    calls: new Set(),
    fields: new Set(),
    classes: new Set(),
    pairs: new Set(),
  };
  await page.route('**/api/**', async (route) => {
    const { attack } = server;
    const request = route.request();
    const call = callOf(request.method(), request.url());
    if (!attack || !call) return route.continue();
    // What the browser keeps is no attack: each answer is given in full.
    const { 'if-none-match': _, ...headers } = request.headers();
    const response = await route.fetch({ ...AGAIN_IF_CUT, headers });
    const body = (await response.json().catch(() => undefined)) as Body | undefined;
    if (!response.ok() || !body) return route.fulfill({ response });
    const dataenum = attacked(call, body.dataenum, attack, (field, { name }) => {
      server.calls.add(call.name);
      server.fields.add(field);
      server.classes.add(name);
      server.pairs.add(`${field} ${name}`);
    });
    const json = toJson({ ...body, dataenum });
    const read = v.safeParse(call.endpoint.answer, (JSON.parse(json) as Body).dataenum);
    if (!read.success) console.warn('refused', call.name, v.getDotPath(read.issues[0]), read.issues[0].message);
    if (body.status !== 1) console.warn('status', call.name, JSON.stringify(body).slice(0, 300), request.url());
    return route.fulfill({ response, body: json });
  });
  return server;
}

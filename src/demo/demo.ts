/** The demo server for given venues: the API, pictures, payment pages, inbox and control page. */
import { getResponse } from 'msw';
import { createCatalog } from './backend/common/catalog.ts';
import { decoded } from './backend/common/cookies.ts';
import { settle } from './backend/order/course.ts';
import { HttpProblem, Refusal } from './backend/common/refusal.ts';
import type { World } from './backend/common/world.ts';
import { createWorlds, type Worlds } from './backend/common/worlds.ts';
import type { ControlAction } from './control/actions.ts';
import { control } from './control/control.ts';
import { actionOfForm, controlPage } from './control/controlPage.ts';
import { goTo, page } from './control/html.ts';
import { inboxPage } from './control/inboxPage.ts';
import { stateOf } from './control/state.ts';
import { createHandlers } from './handlers/handlers.ts';
import { mapTile } from './pictures/mapTile.ts';
import { paymentPage } from './payments/paymentPage.ts';
import type { VenueSource } from './venues/source.ts';

interface Picture {
  body: string | Uint8Array;
  type: string;
}

interface DemoOptions {
  venues: readonly VenueSource[];
  picture(name: string): Picture | undefined;
}

const PICTURE_LIFE_SECONDS = 86_400;

function json(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });
}

function imageResponse(world: World, options: DemoOptions, name: string): Response {
  const found = world.uploads.get(name) ?? options.picture(name);
  if (!found) return new Response('No such picture', { status: 404 });
  return new Response(found.body as BodyInit, {
    headers: {
      'Content-Type': found.type,
      'Cache-Control': `public, max-age=${PICTURE_LIFE_SECONDS}`,
      'X-Content-Type-Options': 'nosniff',
      // A picture opened as a page must not run scripts.
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}

function tileResponse(name: string): Response {
  const body = mapTile(name);
  if (body === undefined) return new Response('No such tile', { status: 404 });
  const life = `public, max-age=${PICTURE_LIFE_SECONDS}`;
  return new Response(body, {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': life },
  });
}

async function controlResponse(worlds: Worlds, world: World, request: Request): Promise<Response> {
  if (request.method !== 'POST') return controlPage(world);
  const isJson = request.headers.get('Content-Type')?.startsWith('application/json') ?? false;
  try {
    if (isJson) {
      const action = ((await request.json()) ?? {}) as ControlAction;
      const result = control(worlds, world, action);
      return json({ ok: true, result: result ?? null });
    }
    const action = actionOfForm(new URLSearchParams(await request.text()));
    control(worlds, world, action as unknown as ControlAction);
    return goTo('/demo/control');
  } catch (error) {
    const isKnown = error instanceof HttpProblem || error instanceof Refusal;
    const message = isKnown || error instanceof SyntaxError ? error.message : undefined;
    if (message === undefined) throw error;
    return json({ ok: false, message }, 400);
  }
}

function linksPage(): Response {
  const links = ['inbox', 'control', 'state', 'openapi']
    .map((name) => `<p class="card"><a href="/demo/${name}">/demo/${name}</a></p>`)
    .join('');
  return page('Demo', 'EN', `<h1>Demo</h1>${links}`);
}

export function createDemo(options: DemoOptions) {
  const worlds = createWorlds(createCatalog(options.venues));
  const handlers = createHandlers(worlds);

  /** Undefined for other addresses. */
  async function handleDemo(request: Request): Promise<Response | undefined> {
    const { pathname } = new URL(request.url);
    const [, first = '', ...rest] = pathname.split('/');
    if (first === 'api') return getResponse(handlers, request);
    const world = worlds.of(request);
    if (first === 'images') {
      return imageResponse(world, options, decoded(rest.join('/')) ?? '');
    }
    if (first !== 'pay' && first !== 'demo') return undefined;
    settle(world);
    if (first === 'pay') return paymentPage(world, request);
    switch (rest[0]) {
      case 'tiles':
        return tileResponse(rest.slice(1).join('/'));
      case 'inbox':
        return inboxPage(world, request);
      case 'state':
        return json(stateOf(world));
      case 'control':
        return controlResponse(worlds, world, request);
      case 'openapi':
        return (await import('./openapi.ts')).openApiPage();
      case 'openapi.json':
        return json((await import('./openapi.ts')).openApi());
      default:
        return linksPage();
    }
  }

  return { handlers, worlds, handleDemo };
}

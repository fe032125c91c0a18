/** The entry points of the page's first script, derived from the rows of the routes. */
import type { Plugin } from 'vite';
import type { WordsFolder } from '../config/entryPreload.ts';
import { calls } from '../contract/calls.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import type { EarlyAsk, Route } from '../rules/common/route.ts';
import { ROUTES } from '../rules/common/routes.ts';

/** A door that is drawn before the app. */
export type Door = NonNullable<Route['draws'] | Route['drawsWithout']>;

interface EntryPoint {
  pattern: string;
  /** See `EntryPreload`. */
  asks: string[];
  /** Files below `src` that show it, in the order of need. */
  shows: string[];
  draws?: Door;
  words?: WordsFolder;
}

const endpoints = new Map(
  Object.values(calls)
    .flatMap((controller) => Object.values<Endpoint>(controller))
    .map((endpoint) => [endpoint.path, endpoint]),
);

const FRAMES: Partial<Record<NonNullable<Route['layout']>, string>> = {
  delivery: 'app/DeliveryLayout.tsx',
  entry: 'app/EntryLayout.tsx',
};

/** The first script knows one number of an address, whatever the call names it. */
const NUMBER = /:(?:menuItemId|eOrderId|tableId|templateId)\b/g;

function askOf(ask: EarlyAsk): string {
  const { path, with: fixed = {}, if: condition } = typeof ask === 'string' ? { path: ask } : ask;
  const endpoint = endpoints.get(path);
  if (!endpoint) throw new Error(`No call has the path ${path}.`);
  const { method, query = [] } = endpoint;
  const filled = path.replaceAll(/:(\w+)/g, (word, name: string) => String(fixed[name] ?? word));
  const search = query
    .filter((name) => name in fixed || (name === 'tableCode' && condition !== 'isNoLane'))
    .map((name) => `${name}=${fixed[name] ?? `:${name}`}`);
  // The only call with a body is sent for a table.
  const needed = condition ?? (method === 'POST' ? 'tableCode' : undefined);
  return [
    filled.replaceAll(NUMBER, ':id'),
    search.length > 0 ? `?${search.join('&')}` : '',
    needed === undefined ? '' : `#:${needed}`,
  ].join('');
}

function entriesOf(route: Route): EntryPoint[] {
  const { pattern, page, layout, asks, asksWithout, also = [], isFirst, draws } = route;
  const shows = [(layout && FRAMES[layout]) ?? [], `pages/${page}.tsx`, also].flat();
  const entry = (at: string, early: readonly EarlyAsk[], door?: Door): EntryPoint => ({
    pattern: at.replaceAll(NUMBER, ':id'),
    asks: early.map(askOf),
    // The first files of the app show what is drawn before it.
    shows: isFirst && door === draws ? [] : shows,
    ...(door && { draws: door, words: isFirst ? 'first' : 'doors' }),
  });
  return [
    asks ? [entry(pattern.replace(/\?$/, ''), asks, draws)] : [],
    asksWithout ? [entry(pattern.replace(/\/:\w+\?$/, ''), asksWithout, route.drawsWithout)] : [],
  ].flat();
}

export const ENTRY_POINTS: readonly EntryPoint[] = Object.values<Route>(ROUTES).flatMap(entriesOf);

/**
 * Leaves out of the app's own files what only the build needs: early calls and names of files. The
 * first screen and the worker do without other facts about pages too.
 */
export function routesInApp(hasPages = true): Plugin {
  return {
    name: 'sufra-routes-in-app',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (!/\/rules\/common\/(?:table|delivery)Routes\.ts$/.test(id)) return undefined;
      const known = code.replaceAll(
        /\b(?:(?:asks|asksWithout|also): \[[^\]]*\]|(?:file|draws|drawsWithout): '\w+'),|\bconst \w+ = \[[^\]]*\] as const satisfies readonly EarlyAsk\[\];/g,
        '',
      );
      const left = hasPages
        ? known
        : known.replaceAll(
            /\b(?:(?:page|layout|colors): '[^']*'|(?:isFirst|isPaying|isLogin|keepsCart): true),/g,
            '',
          );
      if (left === code) throw new Error(`${id} has nothing to leave out.`);
      return { code: left, map: null };
    },
  };
}

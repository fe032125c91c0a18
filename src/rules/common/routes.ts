/** Every page of the app, one row each. */
import { DELIVERY_ROUTES } from './deliveryRoutes.ts';
import type { Route } from './route.ts';
import { TABLE_ROUTES } from './tableRoutes.ts';

export const ROUTES = { ...TABLE_ROUTES, ...DELIVERY_ROUTES } as const;

type Rows = typeof ROUTES;
type Linked = {
  [Name in keyof Rows as Rows[Name] extends { link: unknown } ? Name : never]: Rows[Name] extends {
    link: infer Link;
  }
    ? Link
    : never;
};

const column = (name: 'link' | 'pattern') =>
  Object.fromEntries(
    Object.entries<Route & { link?: unknown }>(ROUTES).map(([route, row]) => [route, row[name]]),
  );

/** Builders of links, by the name of the page. */
export const links = /* @__PURE__ */ column('link') as Linked;
export const patterns = /* @__PURE__ */ column('pattern') as {
  [Name in keyof Rows]: Rows[Name]['pattern'];
};

export const wordsOf = (path: string) => path.split('/').filter((word) => word !== '');

const firstWords = () =>
  new Set(Object.values(ROUTES).flatMap(({ pattern }) => wordsOf(pattern).slice(0, 1)));

/** First segments of the app's own addresses; the host may serve something else elsewhere. */
export const APP_SEGMENTS: ReadonlySet<string> = /* @__PURE__ */ firstWords();

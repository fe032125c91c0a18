import * as v from 'valibot';
import { READ_TIMEOUT_MS } from './times.ts';

const text = v.fallback(v.string(), '');
const texts = v.fallback(v.array(v.string()), []);

/**
 * The settings that a host may change without a new build: the JSON block `app-config` of the page.
 * Each setting has its own fallback, so that one typing mistake never stops the app.
 */
const AppConfig = v.object({
  /** Origin of the venue's server; '' is this origin. */
  host: text,
  /** tokenKey of a visitor who is not logged in; it identifies the app, not a person. */
  publicTokenKey: v.fallback(v.pipe(v.string(), v.nonEmpty()), 'sufra-public'),
  imageBase: text,
  /** Further hosts that absolute picture addresses may name, besides that of imageBase. */
  imageHosts: texts,
  /** Hosts of payment pages. If empty, the diner confirms the host of any https: page. */
  paymentHosts: texts,
  pushPublicKey: text,
  /** Tiles of the address map; if empty, the form has no map. */
  mapTileUrl: text,
  /** The credit line of the map. */
  mapAttribution: text,
  /** The path of the venue's own pages that read the token from a cookie; if empty, no cookie. */
  tokenCookiePath: text,
  /** The address for the app's reports; if empty, it sends none. */
  watchUrl: text,
  requestTimeoutMs: v.fallback(v.pipe(v.number(), v.minValue(1000)), READ_TIMEOUT_MS),
  /** The venues on the start page. */
  venues: v.fallback(
    v.array(
      v.object({
        path: v.pipe(v.string(), v.startsWith('/')),
        labelEN: v.string(),
        labelAR: v.string(),
        noteEN: text,
        noteAR: text,
      }),
    ),
    [],
  ),
});
export type AppConfig = v.InferOutput<typeof AppConfig>;

export const APP_CONFIG_ELEMENT_ID = 'app-config';

/** Missing or broken settings get their defaults. */
export function parseAppConfig(source: string | null | undefined): AppConfig {
  let json: unknown = {};
  try {
    json = JSON.parse(source ?? '{}');
  } catch {
    console.warn('The app-config block is not JSON; every setting has its default.');
  }
  const isObject = typeof json === 'object' && json !== null && !Array.isArray(json);
  return v.parse(AppConfig, isObject ? json : {});
}

let current: AppConfig | undefined;

export function appConfig(): AppConfig {
  current ??= parseAppConfig(
    globalThis.document?.getElementById(APP_CONFIG_ELEMENT_ID)?.textContent,
  );
  return current;
}

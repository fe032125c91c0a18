import * as v from 'valibot';
import { READ_TIMEOUT_MS } from './times.ts';

const text = v.fallback(v.string(), '');
const texts = v.fallback(v.array(v.string()), []);

/**
 * What a host may set without building again: the JSON block `app-config` of the page. Each
 * setting falls back by itself, so that one typing mistake never takes the shop down.
 */
const AppConfig = v.object({
  /** Origin of the venue's server; '' is this origin. */
  host: text,
  /** tokenKey of a visitor who is not logged in; names the app, not a person. */
  publicTokenKey: v.fallback(v.pipe(v.string(), v.nonEmpty()), 'sufra-public'),
  imageBase: text,
  /** Hosts beside that of imageBase that absolute picture addresses may name. */
  imageHosts: texts,
  /** Hosts of payment pages; empty admits any https: page. */
  paymentHosts: texts,
  pushPublicKey: text,
  /** Of the address map; empty: the form does without one. */
  mapTileUrl: text,
  /** Whom the map is to be credited to. */
  mapAttribution: text,
  requestTimeoutMs: v.fallback(v.pipe(v.number(), v.minValue(1000)), READ_TIMEOUT_MS),
  /** Venues that the start page offers. */
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

/** A missing, broken or half-filled block gives the defaults for what it lacks. */
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

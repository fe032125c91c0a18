import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import type { Brand } from '../build/brand/brand.ts';
import { CommandFault } from '../build/commandFault.ts';
import { addressIn } from '../build/hostNames.ts';
import type { AppConfig } from '../config/appConfig.ts';
import type { Bounds } from './bounds.ts';

type Environment = Record<string, string | undefined>;

export interface HostOptions {
  /** Environment of the build, `SUFRA_…`. */
  env: Environment;
  /** The names and looks of the build. */
  brand?: Brand | undefined;
  /** Override the bounds from the environment. */
  bounds?: Partial<Bounds>;
  /** The venue's server. Without it, other middleware answers what the app does not serve. */
  proxyTarget?: URL;
  /** Settings that override those of the built page while it is served. */
  pageSettings?: Partial<AppConfig>;
  /** Called for each page sent, so that the backend can set cookies. */
  onPage?: (request: IncomingMessage, response: ServerResponse) => void;
  /** Addresses to print at the start. */
  entries?: { path: string; label: string }[];
}

/** Reachable from this computer only. */
const LOOPBACK = 'localhost';

/** In front of a server only this computer can connect, unless `HOST` is set (`HOST=0.0.0.0`). */
export function listensAt(env: Environment, isInFrontOfServer: boolean): string | true {
  // Some shells set HOST to something that is not an address.
  const asked = env['HOST'] ?? '';
  if (isIP(asked) > 0 || asked === LOOPBACK) return asked;
  return isInFrontOfServer ? LOOPBACK : true;
}

/** The venue's server that `API_PROXY` names. */
export function proxyTargetOf(env: Environment): URL | undefined {
  const value = env['API_PROXY'];
  if (!value) return undefined;
  const url = addressIn(value);
  if (url) return url;
  throw new CommandFault(
    `API_PROXY must be an address such as http://localhost:8080; it is ${JSON.stringify(value)}.`,
  );
}

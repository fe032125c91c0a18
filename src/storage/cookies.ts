import Cookies from 'js-cookie';
import { appConfig } from '../config/appConfig.ts';
import { likelyXsrfToken } from './earlyReads.ts';

/** Cookies of a login, for the venue's own pages. The app reads only `rf_Id_`, for the log-out. */
const LOGIN_COOKIES = ['Username', 'token', 'rf_Id'] as const;

interface LoginCookies {
  conceptId: number;
  userName: string;
  token: string;
  rfId: string;
  lifeSeconds: number;
}

/** A path below `/`: at `/` the cookie would go with every request. */
const PATH_OF_PAGES = /^\/[\w.~-][\w.~/-]*$/;

/** The path of a cookie. A setting limits the token to the venue's own pages that need it. */
function pathOf(name: string, tokenPath: string): string | undefined {
  if (!name.startsWith('token_')) return '/';
  return PATH_OF_PAGES.test(tokenPath) ? tokenPath : undefined;
}

/** The token must not be sent with links from other sites. */
function place(name: string, path = '/') {
  return {
    path,
    sameSite: name.startsWith('token_') ? 'Strict' : 'Lax',
    secure: globalThis.location?.protocol === 'https:',
  } as const;
}

export function writeLoginCookies(
  login: LoginCookies,
  tokenPath = appConfig().tokenCookiePath,
): void {
  const { conceptId, lifeSeconds } = login;
  const values = { Username: login.userName, token: login.token, rf_Id: login.rfId };
  for (const name of LOGIN_COOKIES) {
    const cookie = `${name}_${conceptId}`;
    const path = pathOf(cookie, tokenPath);
    if (path !== undefined) writeCookie(cookie, values[name], lifeSeconds, path);
  }
  // An earlier version set the token at `/`, where it went with every request.
  writeCookie(`token_${conceptId}`, '', 0);
}

/** After a change of the customer's name. */
export function writeNameCookie(conceptId: number, userName: string, lifeSeconds: number): void {
  writeCookie(`Username_${conceptId}`, userName, lifeSeconds);
}

function writeCookie(name: string, value: string, lifeSeconds: number, path?: string): void {
  try {
    Cookies.set(name, value, {
      ...place(name, path),
      'max-age': String(Math.max(0, Math.floor(lifeSeconds))),
    });
  } catch {
    // Blocked cookies lose nothing: no call of the app depends on them.
  }
}

export function removeLoginCookies(
  conceptId: number,
  tokenPath = appConfig().tokenCookiePath,
): void {
  try {
    for (const cookie of LOGIN_COOKIES) {
      const name = `${cookie}_${conceptId}`;
      // An earlier version set the token at `/`, too.
      const paths = new Set(['/', pathOf(name, tokenPath) ?? '/']);
      for (const path of paths) Cookies.remove(name, place(name, path));
    }
  } catch {
    // Blocked cookies were never written, so there is nothing to remove.
  }
}

/** The rfId of the login, needed by the log-out call. */
export function readReferenceCookie(conceptId: number): string {
  try {
    return Cookies.get(`rf_Id_${conceptId}`) ?? '';
  } catch {
    return '';
  }
}

export function readXsrfToken(): string | undefined {
  try {
    return likelyXsrfToken();
  } catch {
    return undefined;
  }
}

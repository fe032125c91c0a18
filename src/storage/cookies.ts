import Cookies from 'js-cookie';
import { likelyXsrfToken } from './earlyReads.ts';

/** Cookies of a login. The app never reads them back: they are there for the venue's own pages. */
const LOGIN_COOKIES = ['Username', 'token', 'rf_Id'] as const;

interface LoginCookies {
  conceptId: number;
  userName: string;
  token: string;
  rfId: string;
  lifeSeconds: number;
}

/** No other site's link may carry the token along. */
function place(name: string) {
  return {
    path: '/',
    sameSite: name.startsWith('token_') ? 'Strict' : 'Lax',
    secure: globalThis.location?.protocol === 'https:',
  } as const;
}

export function writeLoginCookies(login: LoginCookies): void {
  const { conceptId, lifeSeconds } = login;
  const values = { Username: login.userName, token: login.token, rf_Id: login.rfId };
  for (const name of LOGIN_COOKIES) {
    writeCookie(`${name}_${conceptId}`, values[name], lifeSeconds);
  }
}

/** The customer has another name from now on. */
export function writeNameCookie(conceptId: number, userName: string, lifeSeconds: number): void {
  writeCookie(`Username_${conceptId}`, userName, lifeSeconds);
}

function writeCookie(name: string, value: string, lifeSeconds: number): void {
  try {
    Cookies.set(name, value, {
      ...place(name),
      'max-age': String(Math.max(0, Math.floor(lifeSeconds))),
    });
  } catch {
    // Where cookies are blocked nothing is lost: no call depends on them.
  }
}

export function removeLoginCookies(conceptId: number): void {
  try {
    for (const cookie of LOGIN_COOKIES) {
      const name = `${cookie}_${conceptId}`;
      Cookies.remove(name, place(name));
    }
  } catch {
    // Blocked cookies were never written.
  }
}

/** The rfId of the login, which the log-out call names. */
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

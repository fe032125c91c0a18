import Cookies from 'js-cookie';
import { likelyXsrfToken } from './earlyReads.ts';

/** Cookies of a login, for the venue's own pages. The app itself reads only `rf_Id_`, to log out. */
const LOGIN_COOKIES = ['Username', 'token', 'rf_Id'] as const;

interface LoginCookies {
  conceptId: number;
  userName: string;
  token: string;
  rfId: string;
  lifeSeconds: number;
}

/** The token must not be sent with links from other sites. */
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

/** After the customer's name was changed. */
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
    // Nothing is lost if cookies are blocked: no call of the app depends on them.
  }
}

export function removeLoginCookies(conceptId: number): void {
  try {
    for (const cookie of LOGIN_COOKIES) {
      const name = `${cookie}_${conceptId}`;
      Cookies.remove(name, place(name));
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

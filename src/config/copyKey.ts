/** The keys under which the worker stores the server's answers; the first script reads them. */

/** A position is private, and would make a separate copy for every place. */
export const POSITION = ['latitude', 'longitude'] as const;
/** Names the login in the key of a copy; a hash, because the cache is readable. */
export const LOGIN = 'login';
/** An address without a language is answered in the language that the page requests. */
const LANGUAGE = 'language';

export async function fingerprint(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest).slice(0, 12)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/** One copy per address, language and login, so that customers never see each other's data. */
export function copyKey(address: string, language: string, login: string): string {
  const url = new URL(address);
  for (const name of POSITION) url.searchParams.delete(name);
  url.searchParams.set(LANGUAGE, language);
  url.searchParams.set(LOGIN, login);
  return url.href;
}

import { APP_SEGMENTS } from './routes.ts';

/** The start page for choosing a venue, instead of opening the last one. */
export const CHOOSE_PARAM = 'choose';

/** False for other pages on this host, such as a payment page or the venue's server. */
export function isAppPath(pathname: string): boolean {
  const [first = ''] = pathname.split('/').slice(1);
  return pathname === '/' || APP_SEGMENTS.has(first);
}

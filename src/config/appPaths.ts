import { APP_SEGMENTS } from './paths.ts';

/** On the start page: to choose a venue, where an installed app would open the last one. */
export const CHOOSE_PARAM = 'choose';

/** Whether a path belongs to the app; a payment page or the venue's server on this host does not. */
export function isAppPath(pathname: string): boolean {
  const [first = ''] = pathname.split('/').slice(1);
  return pathname === '/' || APP_SEGMENTS.has(first);
}

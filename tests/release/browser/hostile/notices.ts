/** Judges what a phone shows after a message was pushed. */
import { isAppPath } from '../../../../src/config/appPaths.ts';
import type { Notice } from './worker.ts';

const LONGEST_TEXT = 300;
const ICON = '/icons/icon-192.png';

/** What a notice has that none may have. */
export function faultsOf(notices: readonly Notice[], origin: string): string[] {
  const [notice] = notices;
  if (!notice || notices.length !== 1) return [`crash: ${notices.length} notices are shown`];
  const { title, body, tag, icon, badge, dir, lang, extras, data } = notice;
  const long = [title, body, tag].filter(({ length }) => length > LONGEST_TEXT);
  const { path, ...rest } = data as { path: unknown };
  const isOwn =
    typeof path === 'string' &&
    new URL(path, origin).origin === origin &&
    isAppPath(new URL(path, origin).pathname);
  return [
    ...long.map((text) => `overflow: ${text.length} letters are shown`),
    ...(title === '' ? ['crash: a notice without a title'] : []),
    ...([icon, badge].every((address) => address === origin + ICON)
      ? []
      : [`off-site: ${icon} ${badge}`]),
    ...(['ltr', 'rtl'].includes(dir) && ['en', 'ar'].includes(lang)
      ? []
      : [`crash: direction ${dir}, language ${lang}`]),
    ...(extras.length > 0 || Object.keys(rest).length > 0
      ? [`executed: the message chose ${[...extras, ...Object.keys(rest)].join(', ')}`]
      : []),
    ...(isOwn ? [] : [`off-site: a tap leads to ${String(path)}`]),
  ];
}

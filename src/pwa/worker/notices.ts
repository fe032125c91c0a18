/** The text and target of a push message. Nothing in it is trusted, since it comes from outside. */
import { isAppPath } from '../../rules/common/appPaths.ts';

interface Notice {
  title: string;
  body: string;
  dir: 'ltr' | 'rtl';
  lang: 'en' | 'ar';
  tag: string | undefined;
  path: string;
}

const PRODUCT = 'Sufra';
const START = '/';
const LONGEST_TEXT = 300;
/** Longer than any address of the app. A browser refuses a notification with much more data. */
const LONGEST_ADDRESS = 2000;

/** Returns a path of the app, rebuilt by the worker; for anything else the start page. */
export function ownPath(address: unknown, origin: string): string {
  if (typeof address !== 'string' || address.length > LONGEST_ADDRESS) return START;
  let url: URL;
  try {
    url = new URL(address, origin);
  } catch {
    return START;
  }
  const isOwn = url.protocol !== 'blob:' && url.origin === origin && isAppPath(url.pathname);
  return isOwn ? url.pathname + url.search : START;
}

function textOf(value: unknown): string {
  // The cut may split a surrogate pair; half of one in a tag crashes the worker in Chromium.
  return typeof value === 'string' ? value.slice(0, LONGEST_TEXT).toWellFormed() : '';
}

/** An invalid message is shown without text, since browsers require a notification. */
export function noticeOf(text: string, origin: string): Notice {
  let message: Record<string, unknown> = {};
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === 'object' && parsed !== null) message = { ...parsed };
  } catch {
    console.warn('A push message was no JSON.');
  }
  const isArabic = message['lang'] === 'ar';
  const isKnownDir = message['dir'] === 'rtl' || message['dir'] === 'ltr';
  return {
    title: textOf(message['title']) || PRODUCT,
    body: textOf(message['body']),
    lang: isArabic ? 'ar' : 'en',
    dir: isKnownDir ? (message['dir'] as Notice['dir']) : isArabic ? 'rtl' : 'ltr',
    tag: textOf(message['tag']) || undefined,
    path: ownPath(message['url'], origin),
  };
}

/** Finds everything that a browser stores of a visit, and the personal texts in it. */
import type { Page } from '@playwright/test';

/** A stored text and where it is. */
interface Kept {
  where: string;
  text: string;
}

/** Everything that this tab and its origin store, with the content of stored answers. */
async function keptIn(page: Page, asked: readonly string[]): Promise<Kept[]> {
  const kept = await page.evaluate(
    async (addresses) => {
      const found: { where: string; text: string }[] = [];
      const add = (where: string, text: string) => found.push({ where, text });
      for (const [name, storage] of Object.entries({ localStorage, sessionStorage })) {
        for (const [key, value] of Object.entries(storage))
          add(`${name} ${key}`, `${key} ${value}`);
      }
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          const answer = await cache.match(request, { ignoreVary: true });
          const type = answer?.headers.get('content-type') ?? '';
          const body = /json|text\/plain/.test(type) ? await answer?.text() : '';
          add(`cache ${name} ${request.url}`, `${request.url} ${body}`);
        }
      }
      for (const { name } of await indexedDB.databases()) add(`database ${name}`, name ?? '');
      const workers = await navigator.serviceWorker.getRegistrations();
      for (const { title, body, tag, data } of (
        await Promise.all(workers.map((worker) => worker.getNotifications()))
      ).flat()) {
        add('a notification', [title, body, tag, JSON.stringify(data)].join(' '));
      }
      add('the history entry', JSON.stringify(history.state));
      add('the page', `${document.title} ${window.name} ${document.referrer} ${location.href}`);
      add('the screen', document.body.innerText);
      add(
        'the fields',
        [...document.querySelectorAll<HTMLInputElement>('input, textarea')]
          .map((field) => field.value)
          .join(' '),
      );
      // Any script of this origin could read these answers from the browser's own cache.
      for (const [address, headers] of addresses) {
        const answer = await fetch(address, {
          cache: 'only-if-cached',
          mode: 'same-origin',
          headers,
        }).catch(() => undefined);
        if (answer?.ok) add(`the browser's cache ${address}`, await answer.text());
      }
      return found;
    },
    asked.map((address) => [address, { 'Accept-Language': 'en' }] as const),
  );
  const protocol = await page.context().newCDPSession(page);
  const { entries } = await protocol.send('Page.getNavigationHistory');
  await protocol.detach();
  const cookies = await page.context().cookies();
  return [
    ...kept,
    ...entries.map(({ url, title }) => ({
      where: 'the history of the tab',
      text: `${url} ${title}`,
    })),
    ...cookies.map(({ name, value }) => ({ where: `cookie ${name}`, text: `${name} ${value}` })),
  ];
}

/** All ways to write a text: plain, in an address, escaped in JSON, or in base64. */
function writtenForms(text: string): string[] {
  const bytes = Buffer.from(text);
  // Base64 depends on the number of bytes before; its first and last letters on their values.
  const inBase64 = [0, 1, 2].map((before) =>
    Buffer.concat([Buffer.alloc(before), bytes])
      .toString('base64')
      .slice(before === 0 ? 0 : 4, -4),
  );
  const escaped = text.replaceAll(
    /[^\x20-\x7E]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return [
    text,
    encodeURIComponent(text),
    encodeURIComponent(encodeURIComponent(text)),
    text.replaceAll(' ', '+'),
    escaped,
    ...inBase64.filter((form) => form.length > 5),
  ];
}

/** The names of the personal texts that `text` contains in any form. */
export function foundIn(text: string, personal: Readonly<Record<string, string>>): string[] {
  return Object.keys(personal).filter((name) =>
    writtenForms(personal[name] ?? '').some((form) => text.includes(form)),
  );
}

/** The places where this tab or its origin still stores one of these texts. */
export async function tracesOf(
  page: Page,
  personal: Readonly<Record<string, string>>,
  asked: readonly string[] = [],
): Promise<string[]> {
  const kept = await keptIn(page, asked);
  const traces = kept.flatMap(({ where, text }) =>
    foundIn(text, personal).map((name) => `${name} in ${where}`),
  );
  return [...new Set(traces)];
}

/** The venue's menu is the same for all diners, and is stored in idle time. */
const OF_THE_VENUE = /^localStorage (?:menuItems|categories|menuSchedule)_/;

/** The names of all storage entries and cookies, except the menu. */
export async function keysOf(page: Page): Promise<string[]> {
  const keys = await page.evaluate(() => [
    ...Object.keys(localStorage).map((key) => `localStorage ${key}`),
    ...Object.keys(sessionStorage).map((key) => `sessionStorage ${key}`),
  ]);
  const cookies = await page.context().cookies();
  return [...keys, ...cookies.map(({ name }) => `cookie ${name}`)]
    .filter((key) => !OF_THE_VENUE.test(key))
    .toSorted();
}

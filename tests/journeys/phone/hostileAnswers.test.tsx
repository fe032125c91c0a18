import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import EN from '../../../public/assets/i18n/EN.json';
import { appBeforeEach } from '../appScene.tsx';
import { attacked, ATTACKS } from './attacks.ts';
import { MENU, openPhone } from './phoneScene.tsx';

appBeforeEach();
// React says in development that two dishes of one name share a key.
afterEach(() => vi.mocked(console.error).mockClear());

let underWay = 0;

function layOverAnswers(attack: (typeof ATTACKS)[string]): void {
  const answerAsUsual = fetch;
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const address = typeof input === 'string' ? input : input.url;
    underWay += 1;
    const answer = await answerAsUsual(input, init).finally(() => (underWay -= 1));
    if (!address.includes('/api/')) return answer;
    const { status, headers } = answer;
    const text = await answer.text();
    const spoilt = text === '' ? '' : JSON.stringify(attacked(JSON.parse(text), attack));
    return new Response(spoilt, { status, headers });
  });
}

/** Everything that the page would fetch, or go to, from elsewhere or as a script. */
function waysAbroad(): string[] {
  const resources = [
    ...document.querySelectorAll('[src], [srcset], link[href], use[href], form[action]'),
  ].flatMap((element) =>
    ['src', 'srcset', 'href', 'action'].flatMap((name) => element.getAttribute(name) ?? []),
  );
  const links = [...document.querySelectorAll('a[href]')].map(
    (link) => link.getAttribute('href') ?? '',
  );
  const styles = [...document.querySelectorAll('[style]')]
    .map((element) => element.getAttribute('style') ?? '')
    .concat([...document.querySelectorAll('style')].map(({ textContent }) => textContent));
  return [
    ...resources.filter((address) => new URL(address, location.href).origin !== location.origin),
    ...links.filter((address) => /^\s*(?:javascript|data):/i.test(address)),
    ...styles.filter((text) => /url\((?!["']?\/(?!\/))|expression\(|<script/i.test(text)),
  ];
}

it.each(Object.entries(ATTACKS))(
  '%s neither runs, nor calls out, nor breaks a page',
  async (title, attack) => {
    const { go } = await openPhone('/Emenu/BEIT/T12', async () => layOverAnswers(attack));
    for (const at of ['/Emenu/BEIT/T12', MENU, '/Item/BEIT/1301/T12']) {
      await go(at);
      await waitFor(() => expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1));
      if (at === MENU) await screen.findAllByRole('article');
      await waitFor(() => expect(underWay).toBe(0));
      expect(screen.queryByText(EN['error.title'])).toBeNull();
      expect(waysAbroad()).toEqual([]);
      expect('hit' in window).toBe(false);
      expect('isDiscounted' in {}).toBe(false);
      // The attack did arrive: what is no text to run is text to read.
      if (title.startsWith('markup'))
        expect((await screen.findAllByText(/<img src=x/))[0]).toBeVisible();
    }
  },
);

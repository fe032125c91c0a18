import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('a phone without scripts says in both languages what it needs', () => {
  const html = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8');
  const page = new DOMParser().parseFromString(html, 'text/html');
  const [english, arabic, ...others] = page.querySelectorAll<HTMLElement>('noscript p');
  expect(english?.textContent).toContain('Please turn on JavaScript');
  expect(arabic?.textContent).toContain('JavaScript');
  expect([arabic?.lang, arabic?.dir]).toEqual(['ar', 'rtl']);
  expect(others).toEqual([]);
});

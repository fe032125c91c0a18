import { expect, it, vi } from 'vitest';
import { removeLoginCookies, writeLoginCookies } from '../../src/storage/cookies.ts';
import { LOGIN } from '../state/aLogin.ts';

it.each([
  ['/venue', '/venue'],
  ['/venue/pages/', '/venue/pages/'],
  ['', undefined],
  ['/', undefined],
  ['//', undefined],
  ['venue', undefined],
  ['/a; domain=evil.example', undefined],
])('stores the token in a cookie only on the path of the setting: %j', (setting, path) => {
  const set = vi.spyOn(document, 'cookie', 'set');
  const written = () =>
    set.mock.calls.flatMap(([cookie]) => (cookie.startsWith('token_100=secret') ? [cookie] : []));
  writeLoginCookies({ ...LOGIN, lifeSeconds: 60 }, setting);
  const cookie = `token_100=secret; path=${path}; sameSite=Strict; max-age=60`;
  expect(written()).toEqual(path === undefined ? [] : [cookie]);
  set.mockClear();
  removeLoginCookies(100, setting);
  const paths = set.mock.calls.flatMap(
    ([removed]) => /^token_100=.*path=([^;]*)/.exec(removed)?.[1] ?? [],
  );
  expect(paths).toEqual(path === undefined ? ['/'] : ['/', path]);
});

it("a log-in removes an earlier version's token cookie, which was sent with every request", () => {
  document.cookie = 'token_100=old; path=/';
  writeLoginCookies({ ...LOGIN, lifeSeconds: 60 }, '');
  expect(document.cookie).not.toContain('token_100');
  expect(document.cookie).toContain('rf_Id_100');
});

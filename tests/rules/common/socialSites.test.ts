import { expect, test } from 'vitest';
import { siteName } from '../../../src/rules/common/socialSites.ts';

test.each([
  ['instagram', 'instagram.com', 'Instagram'],
  ['x', 'www.x.com', 'X'],
  // Another site behind a known name is shown by its host.
  ['instagram', 'instagram.example', 'instagram · instagram.example'],
  ['instagram', 'instagram.com.example', 'instagram · instagram.com.example'],
  ['constructor', 'site.example', 'constructor · site.example'],
  ['Our blog', '', 'Our blog'],
])('a link called %s to %s is named %s', (kind, host, name) => {
  expect(siteName(kind, host)).toBe(name);
});

import { describe, expect, test } from 'vitest';
import { findings, sources, type Source } from './sources.ts';

/** Phrases of translated English, and words to write instead. */
const TELLTALES: readonly (readonly [phrase: RegExp, instead: string])[] = [
  [/\banew\b/i, 'again'],
  [/\bnone that\b/i, 'an unknown ...'],
  [/\b(?:that|which) is none\b/i, 'an invalid ...'],
  [/\bof theirs\b/i, 'their'],
  [/\b(?:is|are|was) told of\b/i, 'gets, learns, is informed'],
  [/\bnobody's business\b/i, 'does not matter'],
  [/\bin the place of\b/i, 'instead of'],
  [/\bwhatever (?:came|comes|becomes) of\b/i, 'whether ... or not'],
  [/\b(?:tells|knows|hears) of\b/i, 'reports, knows, gets'],
  [/\bwhat is more\b/i, 'name the thing'],
  [/\bof one's own\b/i, 'your own, its own'],
  [/\bmeanwhile\b/i, 'say what happens at the same time'],
];

const COMMENT = /\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g;
const TITLE = /\b(?:it|test|describe)(?:\.each\([\s\S]*?\))?\(\s*(['`])(.*?)\1/g;

/** The English of a file, line by line: comments and titles of tests, or all of a page. */
function englishIn({ path, text }: Source): Source {
  const code = path.endsWith('.md')
    ? text
    : [
        ...[...text.matchAll(COMMENT)].map(([comment]) => comment),
        ...[...text.matchAll(TITLE)].map(([, , title = '']) => title),
      ].join('\n');
  return { path, text, code };
}

const files = sources(
  '{src,tests}/**/*.{ts,tsx,css,mjs,md}',
  '{README.md,.github/*.md,vite.config.ts,playwright.config.ts}',
)
  .filter(({ path }) => path !== 'tests/architecture/english.test.ts')
  .map(englishIn);

describe.each(TELLTALES)('%s is not plain: %s', (phrase) => {
  test('nowhere', () => {
    expect(files.length).toBeGreaterThan(1000);
    expect(findings(files, phrase)).toEqual([]);
  });
});

test('a riddle in a comment, in a title and on a page would be found', () => {
  const riddle = (path: string, text: string) => englishIn({ path, text, code: '' }).code;
  expect(riddle('a.ts', '// Made anew.')).toContain('anew');
  expect(riddle('a.ts', "it('is made anew', () => {})")).toContain('anew');
  expect(riddle('a.md', 'It is made anew.')).toContain('anew');
});

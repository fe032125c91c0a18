import { describe, expect, test } from 'vitest';
import { findings, sources, type Source } from './sources.ts';

const src = sources('src/**/*.{ts,tsx}');
const tests = sources('tests/**/*.{ts,tsx,mjs}');
const styles = sources('src/**/*.css');

const isIn = (...places: string[]) => {
  const holds = ({ path }: Source) => places.some((place) => path.startsWith(place));
  return holds;
};
const outside = (...places: string[]) => src.filter((file) => !isIn(...places)(file));

interface Rule {
  name: string;
  pattern: RegExp;
  files: readonly Source[];
  /** Lines that break the rule. */
  wrong: readonly string[];
}

const MODE_WORDS = "'(?:Table|DriveThrough|Room|Delivery|PickUp|View)'";

const rules: Rule[] = [
  {
    name: 'a way of ordering is a row of modes.ts: no code compares its name',
    // `rules` compares words of addresses, `state` reads the storage, the demo is a server.
    files: outside(
      'src/ordering/visit/modes.ts',
      'src/state/',
      'src/rules/',
      'src/contract/',
      'src/demo/',
    ),
    pattern: new RegExp(
      `\\bmode\\.(?:id|state)\\s*[!=]==|[!=]==\\s*${MODE_WORDS}|${MODE_WORDS}\\s*[!=]==|\\bcase\\s+${MODE_WORDS}`,
    ),
    wrong: ["if (mode.id === 'room')", "state !== 'Room'", "case 'PickUp':", "'Table' === state"],
  },
  {
    name: 'a side of the venue is a record from its layout: no code compares its name',
    files: outside('src/demo/', 'src/contract/'),
    pattern: /\.side\s*[!=]==|[!=]==\s*'(?:delivery|selfOrder)'/,
    wrong: ["mode.side === 'delivery'", 'visit.side !== other', "orderSide === 'selfOrder'"],
  },
  {
    name: 'a view draws its props: it has no hook, no store and no query',
    files: src.filter(({ path }) => path.endsWith('View.tsx')),
    pattern:
      /\buse[A-Z]\w*\(|from '(?:zustand|@tanstack|react-i18next|.*\/(?:state|queries|api)\/)/,
    wrong: [
      'const { t } = useTranslation();',
      "import { appStore } from '../../state/appStore.ts';",
      "import { useRead } from '../../queries/read.ts';",
    ],
  },
  {
    name: 'rules read no clock and no random numbers',
    files: src.filter(isIn('src/rules/')),
    pattern:
      /\bDate\.now\b|\bnew Date\(\s*\)|\bDate\(\s*\)|\bMath\.random\b|\bperformance\.|\bcrypto\./,
    wrong: [
      'Date.now()',
      'new Date()',
      'Math.random()',
      'performance.now()',
      'crypto.randomUUID()',
    ],
  },
  {
    name: 'only storage/ uses the browser’s storage',
    files: outside('src/storage/'),
    pattern: /\b(?:localStorage|sessionStorage|indexedDB|cookieStore)\b|\bdocument\.cookie\b/,
    wrong: ["localStorage.getItem('x')", 'document.cookie', 'globalThis.sessionStorage'],
  },
  {
    name: 'no test is skipped or left for later, and nothing is untyped',
    files: [...src, ...tests.filter(({ path }) => !path.startsWith('tests/architecture/'))],
    pattern:
      /:\s*any\b|\bas any\b|<any>|\bany\[\]|\b(?:test|it|describe)\.(?:skip|only|todo|fixme)\b/,
    wrong: ['(x: any)', 'x as any', 'Array<any>', 'any[]', "test.skip('x'", "describe.only('x'"],
  },
  {
    name: 'no code depends on the browser’s name or runs a text',
    files: src,
    pattern:
      /\beval\(|\bnew Function\(|dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*=|\bwindow\.alert\(|\buserAgent\b/,
    wrong: ['eval(text)', 'dangerouslySetInnerHTML', 'element.innerHTML = text', 'window.alert(1)'],
  },
  {
    name: 'a file is imported directly: no barrels',
    files: src,
    pattern: /^export\s+(?:type\s+)?(?:\*|\{[^}]*\})(?:\s+as\s+\w+)?\s+from\b/,
    wrong: [
      "export * from './a.ts'",
      "export { a } from './a.ts'",
      "export type { A } from './a.ts'",
    ],
  },
  {
    name: 'main outlasts the page in it: pages render no <main>',
    files: outside(
      'src/ui/layout/PageMain.tsx',
      'src/app/RootLayout.tsx',
      'src/app/RouteError.tsx',
      'src/demo/',
    ),
    pattern: /<main\b/,
    wrong: ['<main>', '<main className={styles.page}>'],
  },
  {
    name: 'elements use logical directions',
    files: src,
    pattern: /\b(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right)\b/,
    wrong: ['style={{ marginLeft: 4 }}', 'paddingRight'],
  },
  {
    name: 'styles use logical directions',
    files: styles,
    // A notch has a physical side, and gradients have no logical directions.
    pattern: /(?<!safe-area-inset-|\bto )\b(?:left|right)\b/,
    wrong: ['margin-left: 0', 'right: 0', 'text-align: left', 'border-top-right-radius: 4px'],
  },
];

describe.each(rules)('$name', ({ pattern, files, wrong }) => {
  test('everywhere', () => {
    expect(files.length).toBeGreaterThan(0);
    expect(findings(files, pattern)).toEqual([]);
  });

  test.each(wrong)('%s would be found', (line) => {
    expect(line).toMatch(pattern);
  });
});

test('no comment leaves work for later or silences a check', () => {
  const marks =
    /\b(?:TODO|FIXME|XXX|HACK)\b|@ts-(?:ignore|expect-error|nocheck)|\b(?:es|ox)lint-disable/;
  const files = [...src, ...tests, ...styles, ...sources('vite.config.ts')];
  const marked = files.filter(
    ({ path, text }) => !path.startsWith('tests/architecture/') && marks.test(text),
  );
  expect(marked.map(({ path }) => path)).toEqual([]);
});

const LONGEST_FILE_LINES = 300;
/** Handwritten menus, drawings and answers may be long. */
const isData = isIn(
  'src/demo/venues/',
  'src/demo/pictures/',
  'src/contract/examples/',
  'tests/api/callTable.ts',
  'tests/demo/fixtures/',
);

test('no file is too long: a long one is split by topic', () => {
  const long = [...src, ...tests, ...styles]
    .filter((file) => !isData(file))
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > LONGEST_FILE_LINES);
  expect(long).toEqual([]);
});

const MOST_FILES_IN_A_ROOM = 35;

test('no folder has too many files: a full one is split by task', () => {
  const counts = new Map<string, number>();
  for (const { path } of [...src, ...tests, ...styles]) {
    const folder = path.slice(0, path.lastIndexOf('/'));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  expect([...counts].filter(([, count]) => count > MOST_FILES_IN_A_ROOM)).toEqual([]);
});

test('a file is named after its content', () => {
  // The folder `common` may exist: it holds the files that belong to no room.
  const vague = /(?:^|\/)(?:(?:utils?|helpers?|misc|index)(?:\/|\.\w+$)|common\.\w+$)/;
  expect([...src, ...tests].filter(({ path }) => vague.test(path)).map(({ path }) => path)).toEqual(
    [],
  );
});

test('files with a component have its name, and no other file has one', () => {
  const makers = new Set(['src/main.tsx', 'src/app/routes.tsx', 'src/lazy/lazyPart.tsx']);
  const wrong = src.filter(({ path }) => {
    const name = path.split('/').at(-1) ?? '';
    return /^[A-Z]/.test(name) !== (name.endsWith('.tsx') && !makers.has(path));
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

import { globSync, readFileSync } from 'node:fs';

const ROOT = new URL('../../', import.meta.url);

export interface Source {
  /** Relative to the project: `src/rules/common/money.ts`. */
  path: string;
  text: string;
  /** The text without comments, so that words in comments break no rule. */
  code: string;
}

/** Matches strings too: otherwise `//` in an address inside a string would count as a comment. */
const COMMENT_OR_STRING =
  /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;

export function withoutComments(text: string): string {
  return text.replaceAll(COMMENT_OR_STRING, (part) => (part.startsWith('/') ? ' ' : part));
}

export function sources(...patterns: string[]): Source[] {
  return globSync(patterns, { cwd: ROOT })
    .toSorted()
    .map((path) => {
      const text = readFileSync(new URL(path, ROOT), 'utf8');
      return { path, text, code: withoutComments(text) };
    });
}

const IMPORTS = [
  /\b(?:import|export)\b[^'"`;()]*?\bfrom\s*['"]([^'"]+)['"]/g,
  /\bimport\s*['"]([^'"]+)['"]/g,
  /\bimport\s*\(\s*['"`]([^'"`]+)['"`]/g,
];

/** Static, side-effect, dynamic and type-only imports, and re-exports. */
export function importsOf({ code }: Pick<Source, 'code'>): string[] {
  return IMPORTS.flatMap((pattern) => [...code.matchAll(pattern)].map((match) => match[1] ?? ''));
}

/** What an import resolves to: a path relative to the project, or the name of a package. */
export function targetOf(path: string, imported: string): string {
  if (!imported.startsWith('.')) return imported;
  const resolved = new URL(imported, new URL(path, ROOT)).pathname;
  return resolved.slice(ROOT.pathname.length);
}

/** One line for each match: `src/rules/common/money.ts (12): the code of the line`. */
export function findings(files: readonly Source[], pattern: RegExp): string[] {
  return files.flatMap(({ path, code }) =>
    code
      .split('\n')
      .flatMap((line, index) =>
        pattern.test(line) ? [`${path} (${index + 1}): ${line.trim()}`] : [],
      ),
  );
}

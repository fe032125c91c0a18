/** The project's own files, as the architecture tests read them. */
import { globSync, readFileSync } from 'node:fs';

const ROOT = new URL('../../', import.meta.url);

export interface Source {
  /** From the top of the project: `src/rules/money.ts`. */
  path: string;
  text: string;
  /** The text without comments, so that a word in a reason breaks no rule. */
  code: string;
}

/** Line and block comments; strings are matched first, so that an address in one stays whole. */
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

/** Everything that a file imports: static, for its effect, dynamic, and for its types. */
export function importsOf({ code }: Pick<Source, 'code'>): string[] {
  return IMPORTS.flatMap((pattern) => [...code.matchAll(pattern)].map((match) => match[1] ?? ''));
}

/** Where an import leads: a path from the top of the project, or the name of a package. */
export function targetOf(path: string, imported: string): string {
  if (!imported.startsWith('.')) return imported;
  const resolved = new URL(imported, new URL(path, ROOT)).pathname;
  return resolved.slice(ROOT.pathname.length);
}

/** `src/rules/money.ts:12`, for every place where a pattern is found. */
export function findings(files: readonly Source[], pattern: RegExp): string[] {
  return files.flatMap(({ path, code }) =>
    code
      .split('\n')
      .flatMap((line, index) =>
        pattern.test(line) ? [`${path} (${index + 1}): ${line.trim()}`] : [],
      ),
  );
}

/** One page with all the pictures and the verdict on each. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { escapeHtml } from '../../../../src/build/escapeHtml.ts';
import { LANGS } from '../../../browser/support/pictureNames.ts';
import { venueOfRun, type ReadVenue } from './dressed.ts';

export const APPEARANCES = ['light', 'dark'] as const;
type Appearance = (typeof APPEARANCES)[number];

export const EVERY_PAGE = 'every page';
export const EVERY_COMPONENT = 'every component';
/** Puts the pages first and the components last. */
const rankOf = (chain: string) => Number(chain === EVERY_COMPONENT) - Number(chain === EVERY_PAGE);

/** One place in one language. */
export interface Seen {
  /** Equal in all languages. */
  chain: string;
  place: string;
  lang: (typeof LANGS)[number];
  /** Picture files by path below the sheet. */
  pictures: Record<Appearance, string>;
  /** The illegible texts. */
  faults: readonly string[];
}

const FOLDER = new URL('../../../../test-results/themes/', import.meta.url);
const SHEET = new URL('index.html', FOLDER);
const PARTS = '.json';

export function keepPicture(path: string, bytes: Buffer): void {
  const file = new URL(path, FOLDER);
  mkdirSync(dirname(fileURLToPath(file)), { recursive: true });
  writeFileSync(file, bytes);
}

/** Each test writes its own file, because tests run in parallel. */
export function keepSeen(name: string, seen: readonly Seen[]): void {
  keepPicture(`${name}${PARTS}`, Buffer.from(JSON.stringify(seen)));
}

function takeSeen(): Seen[] {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith(PARTS));
  return names.toSorted().flatMap((name) => {
    const file = new URL(name, FOLDER);
    const seen = JSON.parse(readFileSync(file, 'utf8')) as Seen[];
    rmSync(file);
    return seen;
  });
}

const STYLE = `
  body { font: 1rem/1.5 system-ui, sans-serif; margin: auto; max-inline-size: 90rem; padding: 1rem; }
  h2 { margin-block-start: 3rem; } h3 { font-size: 1rem; }
  .row { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 0.75rem; }
  figure { margin: 0; } img { inline-size: 100%; border: 1px solid #8886; border-radius: 6px; }
  figcaption { color: #666; font-size: 0.85rem; } .fault { color: #b3261e; overflow-wrap: anywhere; }
`;

function figuresOf({ lang, place, pictures, faults }: Seen): string {
  const figures = APPEARANCES.map((appearance) => {
    const what = `${lang}, ${appearance}`;
    return `<figure><img loading="lazy" src="${escapeHtml(pictures[appearance])}" alt="${escapeHtml(`${place}: ${what}`)}"><figcaption>${what}</figcaption></figure>`;
  });
  return (
    figures.join('') + faults.map((fault) => `<p class="fault">${escapeHtml(fault)}</p>`).join('')
  );
}

function chainPart(chain: string, seen: readonly Seen[]): string {
  const rows = [...Map.groupBy(seen, ({ place }) => place)].map(
    ([place, some]) =>
      `<h3>${escapeHtml(place)}</h3><div class="row">${some.map(figuresOf).join('')}</div>`,
  );
  return `<section><h2>${escapeHtml(chain)}</h2>${rows.join('\n')}</section>`;
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;
const all = new Intl.ListFormat('en-GB');

export function headOf(seen: readonly Seen[]): string {
  const places = new Set(seen.map(({ chain, place }) => `${chain}/${place}`));
  const langs = LANGS.filter((lang) => seen.some((each) => each.lang === lang));
  const faults = seen.flatMap((each) => each.faults);
  const looks = counted(seen.length * APPEARANCES.length, 'look');
  return `${counted(places.size, 'place')}, seen in ${all.format(langs)}, ${all.format(APPEARANCES)}: ${looks}, ${counted(faults.length, 'text')} that cannot be read.`;
}

export function sheetOf({ name, lines }: ReadVenue, seen: readonly Seen[]): string {
  const inOrder = seen.toSorted(
    (one, other) =>
      rankOf(one.chain) - rankOf(other.chain) ||
      LANGS.indexOf(one.lang) - LANGS.indexOf(other.lang),
  );
  const chains = Map.groupBy(inOrder, ({ chain }) => chain);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Looks of ${escapeHtml(name)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${escapeHtml(name)}</h1>
<p>${escapeHtml(headOf(seen))}</p>
<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>
${[...chains].map(([chain, some]) => chainPart(chain, some)).join('\n')}
</body>
</html>
`;
}

/** Playwright calls this after all tests. */
export default function writeSheet(): void {
  const seen = takeSeen();
  writeFileSync(SHEET, sheetOf(venueOfRun(), seen));
  process.stdout.write(`\n${headOf(seen)}\nSee ${fileURLToPath(SHEET)}\n`);
}

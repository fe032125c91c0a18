/** What every host of a build has to know, from the sources that `npm start` serves by. */
import { APP_SEGMENTS } from '../../config/paths.ts';
import { WORKER_ADDRESS } from '../../config/worker.ts';
import { headerRules, headersOf, type HeaderRule } from '../../server/headers.ts';
import { PASSED_ON } from '../../server/proxy.ts';

/** Folders of files: what is missing there is not the page. */
export const FOLDERS = ['static', 'assets', 'icons', 'install'];

/** A raw address that begins with a segment of the venue's server, written plainly. */
export function plainly(segments: readonly string[]): string {
  return `^/(?:${segments.join('|')})(?:[/?]|$)`;
}

/**
 * Such an address with dots that climb, also encoded more than once, or with what no honest one holds: control
 * characters and letters longer than need be. A host decodes an address before it chooses a block.
 */
export function climbing(segments: readonly string[]): string {
  const slash = String.raw`(?:[/\\]|%(?:25)*(?:2f|5c))`;
  const end = String.raw`(?:[/\\;?#]|%(?:25)*(?:2f|5c|3b|3f|23)|$)`;
  const dots = String.raw`${slash}(?:\.|%(?:25)*2e)(?:\.|%(?:25)*2e)?${end}`;
  const odd = '%(?:[01][0-9a-f]|7f|c[01])';
  return String.raw`^/(?:${segments.join('|')})(?:(?:/[^?]*)?${dots}|/[^?]*${odd})`;
}

type Headers = Readonly<Record<string, string>>;

export interface HostFacts {
  /** Of all addresses; a later rule's header replaces that of an earlier one. */
  rules: readonly HeaderRule[];
  /** Of the page and of all that has no rule of its own. */
  everywhere: Headers;
  worker: Headers;
  /** Of files that carry their content in their name. */
  named: Headers;
  /** First segments of the app's own addresses: all below them is the page, dots and all. */
  pages: readonly string[];
  /** First segments that the venue's server answers. */
  passedOn: readonly string[];
  /** The files with which the first screen begins, as a `Link` header: hosts in front make early hints of it. */
  links: string;
}

const ATTRIBUTE = /\b(rel|href|src|type)="([^"]*)"/g;

function attributesOf(element: string): Record<string, string> {
  return Object.fromEntries([...element.matchAll(ATTRIBUTE)].map(([, name, text]) => [name, text]));
}

/** What the page itself asks for at once; files with a part in their name come later, by its script. */
function linksOf(html: string): string {
  return [...html.matchAll(/<(?:link|script)\b[^>]*>/g)]
    .filter(([element]) => !/\bdisabled\b/.test(element))
    .map(([element]) => attributesOf(element))
    .flatMap(({ rel, type, href, src }) => {
      if (rel === 'modulepreload') return [`<${href}>; rel=modulepreload`];
      if (rel === 'stylesheet') return [`<${href}>; rel=preload; as=style; crossorigin`];
      return type === 'module' && src ? [`<${src}>; rel=modulepreload`] : [];
    })
    .join(', ');
}

export function hostFacts(html: string, reportTo: string | undefined): HostFacts {
  const rules = headerRules(html, reportTo);
  return {
    rules,
    everywhere: headersOf(rules, '/'),
    worker: headersOf(rules, WORKER_ADDRESS),
    named: headersOf(rules, '/static/any'),
    pages: [...APP_SEGMENTS].toSorted(),
    passedOn: [...PASSED_ON],
    links: linksOf(html),
  };
}

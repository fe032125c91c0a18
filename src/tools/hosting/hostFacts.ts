/** The facts that every host of a build needs, from the same sources as `npm start`. */
import { APP_SEGMENTS } from '../../rules/common/routes.ts';
import { WORKER_ADDRESS } from '../../config/worker.ts';
import { headerRules, headersOf, type HeaderRule } from '../../server/headers.ts';
import { PASSED_ON } from '../../server/proxy.ts';

/** Folders of files: a missing file in them is a 404, not the page. */
export const FOLDERS = ['static', 'assets', 'icons', 'install'];

/** A raw address that begins with an unencoded segment of the venue's server. */
export function plainly(segments: readonly string[]): string {
  return `^/(?:${segments.join('|')})(?:[/?]|$)`;
}

/**
 * Such an address with dots that climb, also encoded more than once, or with bytes that no honest
 * address has: control characters and overlong encodings. A host decodes an address before it
 * chooses a block.
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
  /** For all addresses; a later rule's header overrides an earlier one. */
  rules: readonly HeaderRule[];
  /** For the page and every address without its own rule. */
  everywhere: Headers;
  worker: Headers;
  /** For files with a content hash in their name. */
  named: Headers;
  /**
   * First segments of the app's own addresses: everything below them is the page, even with dots.
   */
  pages: readonly string[];
  /** First segments that the venue's server answers. */
  passedOn: readonly string[];
  /**
   * The first screen's files as a `Link` header, which a CDN in front can turn into early hints.
   */
  links: string;
}

const ATTRIBUTE = /\b(rel|href|src|type)="([^"]*)"/g;

function attributesOf(element: string): Record<string, string> {
  return Object.fromEntries([...element.matchAll(ATTRIBUTE)].map(([, name, text]) => [name, text]));
}

/** The files that the page loads at once; its script loads the links with `rel="later"`. */
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

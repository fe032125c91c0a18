/** Checks the headers of the page itself. */
import { headersOf, HTTPS_ALONE } from '../../server/headers.ts';
import { faults, type Check, type Site } from './site.ts';

const POLICY = 'content-security-policy';
/** Directives that a host may add. */
const HARMLESS = /^(?:report-to|report-uri|upgrade-insecure-requests)$/;
const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

type Directives = ReadonlyMap<string, ReadonlySet<string>>;

function directivesOf(policy: string): Directives {
  const parts = policy.split(';').map((part) => part.trim().split(/\s+/));
  return new Map(
    parts
      .filter(([name = '']) => name !== '' && !HARMLESS.test(name))
      .map(([name = '', ...values]) => [name, new Set(values)]),
  );
}

/** The differences between the sent policy and the wanted one. */
export function policyFaults(sent: string | undefined, wanted: string): string[] {
  if (sent === undefined)
    return ['There is no Content-Security-Policy: send that of dist/_headers.'];
  const [is, should] = [directivesOf(sent), directivesOf(wanted)];
  const names = [...new Set([...should.keys(), ...is.keys()])];
  return names.flatMap((name) => {
    const [has, needs] = [is.get(name) ?? new Set<string>(), should.get(name) ?? new Set<string>()];
    const lacking = [...needs].filter((value) => !has.has(value));
    const further = [...has].filter((value) => !needs.has(value));
    if (!is.has(name) || lacking.length > 0)
      return [
        `The policy's ${name} lacks ${lacking.join(' ') || 'its line'}: write the host's files again after each build and each edit of the page.`,
      ];
    if (!should.has(name)) return [];
    return further.length > 0
      ? [`The policy's ${name} lets in ${further.join(' ')}, which this page does not need.`]
      : [];
  });
}

function otherHeaderFaults({ page, rules }: Site): string[] {
  const wanted = Object.entries(headersOf(rules, '/')).filter(
    ([name]) => !/^(?:content-security-policy|cache-control|reporting-endpoints)$/i.test(name),
  );
  return wanted
    .filter(([name, value]) => page.headers[name.toLowerCase()] !== value)
    .map(([name, value]) => {
      const sent = page.headers[name.toLowerCase()];
      return `${name} is ${sent === undefined ? 'missing' : `"${String(sent)}"`}: send "${value}".`;
    });
}

/** True when browsers revalidate a cached copy before they use it. */
export function isAskedAgain(cacheControl: string | undefined): boolean {
  return /\bno-cache\b|\bno-store\b|\bmax-age=0\b/.test(cacheControl ?? '');
}

async function packedFaults({ html, get }: Site): Promise<string[]> {
  const answers = await Promise.all(
    ['br', 'gzip'].map(async (encoding) => ({
      encoding,
      answer: await get('/', { 'accept-encoding': encoding }),
    })),
  );
  return answers.flatMap(({ encoding, answer }) => {
    if (answer.headers['content-encoding'] !== encoding)
      return [
        `The page is not packed for a phone that takes ${encoding}: it is ${answer.body.length} bytes.`,
      ];
    if (answer.text === undefined) return [`What is sent as ${encoding} is not ${encoding}.`];
    return faults(
      answer.text !== html &&
        `The ${encoding} copy of the page is another page: pack the build again after each edit (npm run hosting).`,
    );
  });
}

async function revisitFaults({ page, get }: Site): Promise<string[]> {
  const { etag, 'last-modified': changed } = page.headers;
  if (etag === undefined && changed === undefined)
    return ['The page has neither ETag nor Last-Modified: each look at it loads it whole.'];
  const again = await get('/', {
    ...(etag !== undefined && { 'if-none-match': etag }),
    ...(changed !== undefined && { 'if-modified-since': changed }),
  });
  return faults(
    again.status !== 304 &&
      `It answers ${again.status} instead of 304 to a browser that has the page already.`,
  );
}

export const PAGE_CHECKS: readonly Check[] = [
  {
    name: 'the page comes by https',
    look: ({ origin }) => {
      const { protocol, hostname } = new URL(origin);
      return faults(
        protocol !== 'https:' &&
          !LOOPBACK.test(hostname) &&
          'By plain http a phone has no offline copy, no camera and no install: serve it by https.',
      );
    },
  },
  {
    name: 'the page is HTML in UTF-8',
    look: ({ page }) =>
      faults(
        !/^text\/html; ?charset=utf-8$/i.test(page.headers['content-type'] ?? '') &&
          `The page is sent as ${page.headers['content-type'] ?? 'nothing'}: send text/html; charset=utf-8.`,
      ),
  },
  {
    name: 'the page is revalidated each time',
    look: ({ page }) =>
      faults(
        !isAskedAgain(page.headers['cache-control']) &&
          `The page may be kept (Cache-Control: ${page.headers['cache-control'] ?? 'none'}), and phones would go on with an old one: send no-cache.`,
      ),
  },
  { name: 'an unchanged page is not sent again', look: revisitFaults },
  { name: 'the page is compressed', look: packedFaults },
  {
    name: 'caches keep compressed answers apart',
    look: async ({ get }) => {
      const { headers } = await get('/', { 'accept-encoding': 'br' });
      return faults(
        !/\baccept-encoding\b|\*/i.test(headers.vary ?? '') &&
          'Vary does not name Accept-Encoding: a cache in between would send a compressed page to clients that cannot read it.',
      );
    },
  },
  {
    name: 'the policy is the one of this page',
    look: ({ page, rules }) =>
      page.countOf(POLICY) > 1
        ? ['There are two policies, and browsers obey both: send one.']
        : policyFaults(
            page.headers[POLICY] as string | undefined,
            headersOf(rules, '/')['Content-Security-Policy'] ?? '',
          ),
  },
  { name: 'the other headers are there', look: otherHeaderFaults },
  {
    name: 'only https is used',
    isAdvice: true,
    look: ({ origin, page }) =>
      faults(
        origin.startsWith('https:') &&
          page.headers[HTTPS_ALONE.name.toLowerCase()] === undefined &&
          `Once the whole host answers by https alone, send ${HTTPS_ALONE.name}: ${HTTPS_ALONE.value}.`,
      ),
  },
];

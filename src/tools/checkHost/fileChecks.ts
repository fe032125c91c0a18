/** Checks the files of the build: complete, from one build, and cached for the right time. */
import { LANGS, LANGUAGES } from '../../contract/languages.ts';
import { PAGE_ADDRESS, WORKER_ADDRESS, isWords } from '../../config/worker.ts';
import { fingerprint } from '../../config/copyKey.ts';
import { SMALLEST_BYTES } from '../../server/compression.ts';
import { headersOf } from '../../server/headers.ts';
import { PACKED_TYPES } from '../hosting/packBuild.ts';
import type { Answer } from './ask.ts';
import { isAskedAgain, policyFaults } from './pageChecks.ts';
import { answersTo, faults, type Check, type Site } from './site.ts';

const LISTED = /\{"revision":(null|"[^"]*"),"url":"([^"]+)"\}/g;
const HASHED = /\/static\/[\w.-]+\.(?:js|css)/g;

/** The worker's precache list, by address. */
function listOf({ text = '' }: Answer): ReadonlyMap<string, string> {
  return new Map(
    [...text.matchAll(LISTED)].map(([, revision = '', url]) => [
      `/${url}`,
      revision.replaceAll('"', ''),
    ]),
  );
}

function typeFault(path: string, { headers }: Answer): string | undefined {
  const [wanted = ''] = (PACKED_TYPES[path.split('.').at(-1) ?? ''] ?? '').split(';');
  const sent = headers['content-type'] ?? 'nothing';
  const isMeant = sent.startsWith(wanted) || (wanted.endsWith('json') && /json\b/.test(sent));
  return isMeant ? undefined : `${path} is sent as ${sent}: send ${wanted}.`;
}

/** One sentence for many files: the first file and the number of others. */
function together(found: readonly string[]): string[] {
  const [first] = found;
  if (first === undefined) return [];
  return [found.length === 1 ? first : `${first} So it is with ${found.length - 1} more.`];
}

function namedFiles(site: Site) {
  const { html } = site;
  // The keys of the import map name no files.
  const paths = (html.match(HASHED) ?? []).filter((path) => !html.includes(`"${path}":`));
  return answersTo(site, new Set(paths), { 'accept-encoding': 'br' });
}

async function buildFaults(site: Site): Promise<string[]> {
  const [worker, files] = [await site.get(WORKER_ADDRESS), await namedFiles(site)];
  const list = listOf(worker);
  const missing = files.filter(({ answer }) => answer.status !== 200);
  const listed = await answersTo(site, list.keys());
  const lost = listed.filter(({ answer }) => answer.status !== 200);
  const unnamed = [...list.keys()].filter(
    (path) => path.startsWith('/static/') && !site.html.includes(path),
  );
  const words = await Promise.all(
    listed
      .filter(({ path }) => isWords(path))
      .map(async ({ path, answer }) => ({ path, print: await fingerprint(answer.text ?? '') })),
  );
  const edited = words.filter(({ path, print }) => list.get(path) !== print);
  return [
    ...together(
      missing.map(
        ({ path, answer }) => `The page asks for ${path}, which answers ${answer.status}.`,
      ),
    ),
    ...together(
      lost.map(({ path, answer }) => `The worker keeps ${path}, which answers ${answer.status}.`),
    ),
    ...faults(
      unnamed.length > 0 &&
        'The page and sw.js are of two builds: deploy all files of one, or no phone keeps the app.',
    ),
    ...edited.map(
      ({ path }) =>
        `${path} is not the one that sw.js was built with: words are part of a build, so build again after editing them.`,
    ),
  ];
}

async function keptFaults(site: Site): Promise<string[]> {
  const files = (await namedFiles(site)).filter(({ answer }) => answer.status === 200);
  return [
    ...together(
      files
        .filter(({ answer }) => !/\bimmutable\b/.test(answer.headers['cache-control'] ?? ''))
        .map(
          ({ path, answer }) =>
            `${path} may be kept for ever, and is sent with Cache-Control: ${answer.headers['cache-control'] ?? 'none'}: send public, max-age=31536000, immutable.`,
        ),
    ),
    ...together(
      files
        .filter(
          ({ answer }) =>
            answer.headers['content-encoding'] !== 'br' &&
            (answer.text ?? '').length >= SMALLEST_BYTES,
        )
        .map(
          ({ path }) => `${path} is not packed by brotli: npm run hosting writes packed copies.`,
        ),
    ),
    ...together(files.flatMap(({ path, answer }) => faults(typeFault(path, answer)))),
  ];
}

async function workerFaults({ get, rules }: Site): Promise<string[]> {
  const { status, headers, text } = await get(WORKER_ADDRESS);
  if (status >= 300 && status < 400)
    return [`sw.js is sent on to ${headers.location ?? 'nowhere'}: browsers refuse such a worker.`];
  if (status !== 200) return [`sw.js answers ${status}: no phone keeps the app.`];
  const isScript = /javascript\b/.test(headers['content-type'] ?? '');
  if (!isScript)
    return [
      `sw.js is sent as ${headers['content-type'] ?? 'nothing'}${/<!doctype html/i.test(text ?? '') ? ', and is the page' : ''}: browsers refuse such a worker.`,
    ];
  const wanted = headersOf(rules, WORKER_ADDRESS)['Content-Security-Policy'] ?? '';
  return [
    ...faults(
      !isAskedAgain(headers['cache-control']) &&
        `sw.js may be kept (Cache-Control: ${headers['cache-control'] ?? 'none'}), and a release would come late: send no-cache.`,
    ),
    ...policyFaults(headers['content-security-policy'] as string | undefined, wanted).map(
      (sentence) => `sw.js: ${sentence}`,
    ),
  ];
}

async function installFaults(site: Site): Promise<string[]> {
  const manifests = await answersTo(
    site,
    LANGS.map((lang) => `/${LANGUAGES[lang].manifest}`),
  );
  const found = await Promise.all(
    manifests.map(async ({ path, answer }) => {
      if (answer.status !== 200)
        return [`${path} answers ${answer.status}: the app cannot be installed.`];
      return faults(typeFault(path, answer), ...(await iconFaults(site, answer.text)));
    }),
  );
  return found.flat();
}

async function iconFaults(site: Site, manifest = '{}'): Promise<string[]> {
  let icons: { src?: string }[] = [];
  try {
    ({ icons = [] } = JSON.parse(manifest) as { icons?: { src?: string }[] });
  } catch {
    return ['The manifest is not JSON.'];
  }
  const answers = await answersTo(
    site,
    icons.map(({ src = '' }) => src),
  );
  return answers
    .filter(({ answer }) => !answer.headers['content-type']?.startsWith('image/'))
    .map(({ path }) => `The icon ${path} is missing: the app cannot be installed without it.`);
}

async function freshFaults(site: Site): Promise<string[]> {
  const paths = [PAGE_ADDRESS, ...LANGS.map((lang) => `/assets/i18n/${lang}.json`)];
  const answers = await answersTo(site, paths);
  return answers
    .filter(({ answer }) => answer.status === 200 && !isAskedAgain(answer.headers['cache-control']))
    .map(({ path }) => `${path} may be kept, and has no content in its name: send no-cache.`);
}

export const FILE_CHECKS: readonly Check[] = [
  { name: 'all files are of one build', look: buildFaults },
  { name: 'files that never change are cached and compressed', look: keptFaults },
  { name: 'other files are revalidated each time', look: freshFaults },
  { name: 'the worker can be installed', look: workerFaults },
  { name: 'the app can be installed', look: installFaults },
];

/** Checks which addresses answer with the page, with a file, or with neither. */
import { configBlockOf } from '../../build/pageConfig.ts';
import { ask, type Answer } from './ask.ts';
import { answersTo, faults, type Check, type Site } from './site.ts';

/** No venue has this code. */
const NOBODY = 'NOBODY-HERE-4711';
const PAGES = [
  `/Emenu/${NOBODY}/T1`,
  `/Menu/${NOBODY}`,
  `/Menu/${NOBODY}.v2/T1.b`,
  `/Delivery/${NOBODY}/`,
  `/Item/${NOBODY}/1/T1?find=%D8%B9`,
  `/${NOBODY}`,
];
const CALL = `/api/Menu/headerSetup/EN/${NOBODY}`;
const PICTURE = `/images/${NOBODY}.jpg`;
const DISGUISED = `/images/..%2f${CALL.slice(1)}`;
const MISSING = [`/static/${NOBODY}.js`, `/static/${NOBODY}.css`, `/assets/i18n/${NOBODY}.json`];
const HIDDEN = ['/.env', '/.git/HEAD', '/.vite/manifest.json', '/_headers'];
const CLIMBING = [
  '/..%2f..%2f..%2fetc%2fpasswd',
  '/static/..%2f..%2f..%2f..%2fetc%2fpasswd',
  '/static/../../../../etc/passwd',
];

function isPage({ text }: Answer): boolean {
  return text !== undefined && configBlockOf(text) !== undefined;
}

function pageFault(path: string, answer: Answer): string | undefined {
  const { status, headers } = answer;
  if (status === 200 && isPage(answer)) return undefined;
  if (status >= 300 && status < 400)
    return `${path} is sent on to ${headers.location ?? 'nowhere'}: a code on a table would open another address.`;
  return `${path} answers ${status}${status === 200 ? ', which is not the page' : ''}: every address without a file is index.html.`;
}

/** True when calls may come to this host; a `host` setting sends them to another server. */
function isServerHere({ config, origin }: Site): boolean {
  return config.host === '' || URL.parse(config.host)?.origin === origin;
}

async function serverFaults(site: Site): Promise<string[]> {
  if (!isServerHere(site)) return [];
  const [call, picture] = await Promise.all([site.get(CALL), site.get(PICTURE)]);
  const { status } = call;
  return faults(
    isPage(call) && "/api answers the page: pass /api, /images and /pay on to the venue's server.",
    !isPage(call) &&
      status >= 502 &&
      status <= 504 &&
      `/api answers ${status}: the host cannot reach the venue's server.`,
    !isPage(call) &&
      status >= 300 &&
      status < 400 &&
      `/api is sent on to ${call.headers.location ?? 'nowhere'}: pass it on within the host.`,
    isPage(picture) && "/images answers the page: pass it on to the venue's server.",
    !isPage(call) &&
      /\b(?:public|immutable|max-age=[1-9]|s-maxage=[1-9])/.test(
        call.headers['cache-control'] ?? '',
      ) &&
      status >= 400 &&
      `/api answers an error that may be kept (Cache-Control: ${call.headers['cache-control']}).`,
  );
}

function isSame(one: Answer, other: Answer): boolean {
  return one.status === other.status && one.text === other.text;
}

/**
 * The raw and the decoded address differ: a host that checks one and forwards the other bypasses
 * its own rules.
 */
async function disguisedFaults(site: Site): Promise<string[]> {
  if (!isServerHere(site)) return [];
  const [answer, call, picture, missing] = await Promise.all([
    site.get(DISGUISED),
    site.get(CALL),
    site.get(PICTURE),
    site.get(MISSING[0] ?? ''),
  ]);
  const { status } = answer;
  const isRefusal = (status >= 300 && status < 400) || [400, 403, 404].includes(status);
  const isServers = [call, picture].some((each) => isSame(answer, each));
  const isHosts = isPage(answer) || isSame(answer, missing);
  return faults(
    !isHosts &&
      (!isRefusal || isServers) &&
      `${DISGUISED} reaches the venue's server, which answers ${status}: answer 400 where an address climbs, or names /api, /images or /pay only once it is decoded.`,
  );
}

async function plainFaults({ origin }: Site): Promise<string[]> {
  if (!origin.startsWith('https:') || new URL(origin).port !== '') return [];
  // A host that does not answer plain http serves no page over it.
  const answer = await ask(origin.replace('https:', 'http:'), '/').catch(() => undefined);
  return faults(
    answer?.status === 200 && 'By plain http it serves the page as well: send it on to https.',
  );
}

export const ADDRESS_CHECKS: readonly Check[] = [
  {
    name: "the app's addresses return its page",
    look: async (site) => {
      const answers = await answersTo(site, PAGES);
      return faults(...answers.map(({ path, answer }) => pageFault(path, answer)));
    },
  },
  {
    name: 'a missing file is not the page',
    look: async (site) => {
      const answers = await answersTo(site, MISSING);
      const found = answers.filter(({ answer }) => answer.status !== 404 && answer.status !== 410);
      return found.map(
        ({ path, answer }) =>
          `${path} answers ${answer.status} instead of 404: a phone would take it for the file.`,
      );
    },
  },
  {
    name: 'only public files are served',
    look: async (site) => {
      const hidden = await answersTo(site, HIDDEN);
      const climbed = await answersTo(site, CLIMBING);
      return [
        ...hidden
          .filter(({ answer }) => answer.status === 200 && !isPage(answer))
          .map(
            ({ path }) =>
              `${path} is served: let nothing out whose name begins with a dot or an underscore.`,
          ),
        ...climbed
          .filter(({ answer }) => /^root:/m.test(answer.text ?? ''))
          .map(({ path }) => `${path} leaves the folder of the build.`),
      ];
    },
  },
  { name: "calls are forwarded to the venue's server", look: serverFaults },
  { name: 'a disguised address does not reach the server', look: disguisedFaults },
  { name: 'plain http is redirected', look: plainFaults },
];

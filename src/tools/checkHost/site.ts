import type { AppConfig } from '../../config/appConfig.ts';
import { CommandFault } from '../../build/commandFault.ts';
import { headerRules, type HeaderRule } from '../../server/headers.ts';
import { readPageConfig } from '../../build/pageConfig.ts';
import { ask, type Answer, type Asking } from './ask.ts';
import { reachPage } from './reach.ts';

/** A host under check: its page and the settings in it. */
export interface Site {
  origin: string;
  html: string;
  page: Answer;
  config: AppConfig;
  rules: readonly HeaderRule[];
  /** The answer to this address, requested once. */
  get: (path: string, headers?: Asking['headers']) => Promise<Answer>;
}

export async function openSite(origin: string): Promise<Site> {
  const { html, answer } = await reachPage(origin);
  const asked = new Map<string, Promise<Answer>>();
  return {
    origin,
    html,
    page: answer,
    config: readPageConfig(html),
    rules: headerRules(html),
    get: (path, headers = {}) => {
      const key = JSON.stringify([path, headers]);
      const first = asked.get(key) ?? ask(origin, path, { headers });
      asked.set(key, first);
      return first;
    },
  };
}

interface Answered {
  path: string;
  answer: Answer;
}

/** Upper bound for the files of a build, because they are all requested at once. */
const MOST_FILES = 2000;

export async function answersTo(
  { get }: Pick<Site, 'get'>,
  paths: Iterable<string>,
  headers?: Asking['headers'],
): Promise<Answered[]> {
  const all = [...paths];
  if (all.length >= MOST_FILES)
    throw new CommandFault(
      `It names ${all.length} files, and a build has fewer than ${MOST_FILES}.`,
    );
  return Promise.all(all.map(async (path) => ({ path, answer: await get(path, headers) })));
}

/** A check of a host. Each fault is a sentence that says what to do. */
export interface Check {
  name: string;
  /** True when the app works without it, although less well. */
  isAdvice?: true;
  look: (site: Site) => Promise<readonly string[]> | readonly string[];
}

export function faults(...found: (string | false | undefined)[]): string[] {
  return found.filter((each) => typeof each === 'string');
}

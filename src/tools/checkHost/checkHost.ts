import { CommandFault } from '../../build/commandFault.ts';
import { oneLine } from '../commandLine.ts';
import { addressIn } from '../../build/hostNames.ts';
import { ADDRESS_CHECKS } from './addressChecks.ts';
import { FILE_CHECKS } from './fileChecks.ts';
import { PAGE_CHECKS } from './pageChecks.ts';
import { whyUnreached } from './reach.ts';
import { SETTING_CHECKS } from './settingChecks.ts';
import { openSite } from './site.ts';

const CHECKS = [...PAGE_CHECKS, ...ADDRESS_CHECKS, ...FILE_CHECKS, ...SETTING_CHECKS];

interface Found {
  check: string;
  isAdvice: boolean;
  sentences: readonly string[];
}

export function originIn(words: readonly string[]): string {
  const [address = '', ...rest] = words;
  const url = addressIn(address);
  if (!url || rest.length > 0)
    throw new CommandFault('Name one address: npm run check-host -- https://order.example');
  if (url.href !== `${url.origin}/`)
    throw new CommandFault(
      `The app stands at the root of a host, where the codes on tables lead: check ${url.origin}, not ${url.href}`,
    );
  return url.origin;
}

/**
 * Runs every check against a host. A host that fails during a check gets a fault for that check.
 */
export async function checkHost(origin: string): Promise<Found[]> {
  const site = await openSite(origin);
  const found: Found[] = [];
  for (const { name, isAdvice = false, look } of CHECKS) {
    const sentences = await Promise.resolve(look(site)).catch((error: unknown) => [
      error instanceof CommandFault ? error.message : `The host broke off: ${whyUnreached(error)}`,
    ]);
    found.push({ check: name, isAdvice, sentences });
  }
  return found;
}

/** A line per check, followed by a line per fault. */
export function reportOf(origin: string, found: readonly Found[]): string {
  const lines = found.flatMap(({ check, isAdvice, sentences }) => {
    const mark = sentences.length === 0 ? 'ok    ' : isAdvice ? 'advice' : 'FAULT ';
    return [`${mark} ${check}`, ...sentences.map((sentence) => `         ${oneLine(sentence)}`)];
  });
  const wrong = found.filter(({ isAdvice, sentences }) => !isAdvice && sentences.length > 0);
  return [...lines, '', `${origin}: ${found.length} checks, ${wrong.length} faults`].join('\n');
}

export function isRight(found: readonly Found[]): boolean {
  return found.every(({ isAdvice, sentences }) => isAdvice || sentences.length === 0);
}

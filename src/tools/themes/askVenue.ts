/** Reads a venue's looks from its server. */
import { SECOND_MS } from '../../config/times.ts';
import { getHeaderSetup } from '../../contract/endpoints/delivery/settings.ts';
import { DEFAULT_LANG as lang } from '../../contract/languages.ts';
import { pictureUrl } from '../../rules/common/pictures.ts';
import { CommandFault } from '../../build/commandFault.ts';
import { ask, askIfThere, bytesOf, type Server } from '../previews/ask.ts';
import {
  PAGE_NAMES,
  PAGES,
  type Logo,
  type PageName,
  type Said,
  type VenueSettings,
} from './settings.ts';

const TIMEOUT_MS = 15 * SECOND_MS;

/** If the logo fails to load, the venue shows its name. */
async function logoAt(host: string, name: string): Promise<Logo | undefined> {
  const address = pictureUrl(name, { base: `${host}/images`, appOrigin: host, hosts: [] });
  if (address === undefined) return undefined;
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!answer.ok) return undefined;
    const bytes = await bytesOf(address, answer);
    return { type: answer.headers.get('content-type') ?? '', base64: bytes.toString('base64') };
  } catch (error) {
    if (error instanceof CommandFault) throw error;
    return undefined;
  }
}

export async function settingsOf(
  host: string,
  code: string,
  tokenKey: string,
): Promise<VenueSettings> {
  const server: Server = { host, tokenKey, timeoutMs: TIMEOUT_MS };
  const header = await ask(server, getHeaderSetup, { lang, code });
  const colorsOf = async (page: PageName): Promise<[PageName, Said]> => {
    const colors = await askIfThere(server, PAGES[page].call, { code });
    return [page, colors ?? {}];
  };
  const pages = await Promise.all(PAGE_NAMES.map(colorsOf));
  return {
    header,
    pages: Object.fromEntries(pages) as VenueSettings['pages'],
    logo: await logoAt(host, header.logo),
  };
}

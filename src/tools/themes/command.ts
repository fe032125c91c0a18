/**
 * First part of `npm run themes`: reads a venue's settings and reports what the app does with its
 * colours.
 */
import { writeFile } from 'node:fs/promises';
import { CommandFault } from '../../build/commandFault.ts';
import { originIn, runCommand, valuesOf } from '../commandLine.ts';
import { settingsOf } from './askVenue.ts';
import { settingsIn, type VenueSettings } from './settings.ts';
import { headOf, linesOf, verdictsOf } from './verdict.ts';

const TEXT = { type: 'string' } as const;
const OPTIONS = {
  settings: TEXT,
  host: TEXT,
  code: TEXT,
  'token-key': { ...TEXT, default: 'sufra-public' },
  /** The browser part reads the settings from this file. */
  keep: { ...TEXT, default: '' },
} as const;

type Words = ReturnType<typeof valuesOf<typeof OPTIONS>>;

async function settingsFrom(words: Words): Promise<VenueSettings> {
  if (words.settings !== undefined) return settingsIn(words.settings);
  if (words.host === undefined)
    throw new CommandFault('--settings must name a file, or --host and --code a venue.');
  if (!words.code) throw new CommandFault('--code must name a venue of this server.');
  return settingsOf(originIn(words.host, 'host'), words.code, words['token-key']);
}

await runCommand(async () => {
  const words = valuesOf(OPTIONS, process.argv.slice(2));
  const settings = await settingsFrom(words);
  const verdicts = verdictsOf(settings);
  const name = words.settings ?? `${words.code} at ${words.host}`;
  const lines = [`${name}: ${headOf(verdicts)}`, ...linesOf(verdicts)];
  if (words.keep !== '') await writeFile(words.keep, JSON.stringify({ ...settings, name, lines }));
  return lines.join('\n');
});

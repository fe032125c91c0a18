import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { CommandFault } from '../build/commandFault.ts';
import { addressIn } from '../build/hostNames.ts';

/** A disk that is full, a folder that may not be written: what Node says of it names the path. */
function isOfTheSystem(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error;
}

/** What moves the cursor, colours a terminal or reorders a line; ends of lines stay. */
const CONTROLS = /(?!\n)\p{Cc}|[\p{Bidi_Control}\p{Zl}\p{Zp}]/gu;

/** Servers and files of strangers are quoted in what is printed. */
function printable(text: string): string {
  return text.replaceAll(CONTROLS, '');
}

/** A sentence that quotes a server cannot begin a line of its own. */
export function oneLine(sentence: string): string {
  return sentence.replaceAll(/\s+/g, ' ');
}

/** Prints what `work` says, or the one line of its fault. */
export async function runCommand(work: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${printable(await work())}\n`);
  } catch (error) {
    if (!(error instanceof CommandFault || isOfTheSystem(error))) throw error;
    console.error(printable(error.message));
    process.exitCode = 1;
  }
}

/** The words behind a command, by the names of its options. */
export function valuesOf<const Options extends ParseArgsOptionsConfig>(
  options: Options,
  words: readonly string[],
) {
  try {
    return parseArgs({ args: [...words], options }).values;
  } catch (error) {
    const [why] = error instanceof Error ? error.message.split('\n') : [];
    const all = Object.keys(options).map((name) => `--${name}`);
    throw new CommandFault(`${why} There are ${new Intl.ListFormat('en-GB').format(all)}.`);
  }
}

export function originIn(value: string | undefined, name: string): string {
  const url = addressIn(value);
  if (!url || url.href !== `${url.origin}/`)
    throw new CommandFault(`--${name} must be an origin such as https://api.example.`);
  return url.origin;
}

import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { CommandFault } from '../build/commandFault.ts';
import { addressIn } from '../build/hostNames.ts';

/** Such as a full disk or a read-only folder: Node's message names the path. */
function isOfTheSystem(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error;
}

/** Characters that move the cursor, colour a terminal or reorder a line; line ends stay. */
const CONTROLS = /(?!\n)\p{Cc}|[\p{Bidi_Control}\p{Zl}\p{Zp}]/gu;

/** The output quotes servers and files of strangers. */
function printable(text: string): string {
  return text.replaceAll(CONTROLS, '');
}

/** A sentence that quotes a server must not start a new line. */
export function oneLine(sentence: string): string {
  return sentence.replaceAll(/\s+/g, ' ');
}

/** Prints the result of `work`, or the one line of its fault. */
export async function runCommand(work: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${printable(await work())}\n`);
  } catch (error) {
    if (!(error instanceof CommandFault || isOfTheSystem(error))) throw error;
    console.error(printable(error.message));
    process.exitCode = 1;
  }
}

/** The arguments of a command, by option name. */
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

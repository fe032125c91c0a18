/** Prints one line for the person who started the run. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

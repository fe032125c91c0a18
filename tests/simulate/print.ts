/** One line for whoever has started the run. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

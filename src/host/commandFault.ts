/** What whoever gave a command did wrong, or what they have to do first, in one line for them to read. */
export class CommandFault extends Error {}

/** Prints what `work` says, or the one line of its fault. */
export async function runCommand(work: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await work()}\n`);
  } catch (error) {
    if (!(error instanceof CommandFault)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

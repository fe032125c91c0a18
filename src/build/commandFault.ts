/** A mistake in a command or in its settings. The message is the one line that is printed. */
export class CommandFault extends Error {
  // Where a build fails for it, this is what is printed.
  override readonly stack = this.message;
}

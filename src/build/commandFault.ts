/** A mistake in a command or its settings. The message is printed as one line. */
export class CommandFault extends Error {
  // A failing build prints the stack.
  override readonly stack = this.message;
}

/** What whoever asked for previews did wrong, or what the server did, in one line for them to read. */
export class PreviewFault extends Error {
  /** The server knows no such thing. */
  readonly isUnknown: boolean;

  constructor(sentence: string, isUnknown = false) {
    super(sentence);
    this.isUnknown = isUnknown;
  }
}

import { CommandFault } from '../../build/commandFault.ts';

/** What whoever asked for previews did wrong, or what the server did. */
export class PreviewFault extends CommandFault {
  /** The server knows no such thing. */
  readonly isUnknown: boolean;

  constructor(sentence: string, isUnknown = false) {
    super(sentence);
    this.isUnknown = isUnknown;
  }
}

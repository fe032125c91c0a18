import { CommandFault } from '../../build/commandFault.ts';

/** A mistake in the arguments, or a fault of the server. */
export class PreviewFault extends CommandFault {
  /** True when the server does not know the requested item. */
  readonly isUnknown: boolean;

  constructor(sentence: string, isUnknown = false) {
    super(sentence);
    this.isUnknown = isUnknown;
  }
}

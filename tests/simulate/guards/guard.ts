import type { Mutation } from '../bundle.ts';

/** A line of the app without which something goes wrong: with its mutation it is taken away. */
export interface Guard extends Mutation {
  /** What is not so any more. */
  guard: string;
}

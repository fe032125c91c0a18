import { contractCalls } from '../../src/contract/examples/contractCalls.ts';

/** For `it.each`: the title and the call. */
export const titledCalls = contractCalls.map(
  (contractCall) => [`${contractCall.controller} ${contractCall.name}`, contractCall] as const,
);

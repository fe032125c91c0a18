/** Calls a venue's server like a phone without a log-in. */
import * as v from 'valibot';
import { ANSWER_LIMIT_BYTES } from '../../config/times.ts';
import type { Endpoint, Sending } from '../../contract/endpoint.ts';
import { openEnvelope } from '../../contract/envelope.ts';
import { STATUS } from '../../contract/status.ts';
import { CommandFault } from '../../build/commandFault.ts';
import { pathOf, type Parts } from '../conformance/server.ts';

export interface Server {
  /** Without a slash at the end. */
  host: string;
  tokenKey: string;
  timeoutMs: number;
}

/** A mistake in the arguments, or a fault of the server. */
export class PreviewFault extends CommandFault {
  /** True when the server does not know the requested item. */
  readonly isUnknown: boolean;

  constructor(sentence: string, isUnknown = false) {
    super(sentence);
    this.isUnknown = isUnknown;
  }
}

/** Stops as soon as the answer exceeds the limit. */
export async function bytesOf(address: string, { body }: Response): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of body ?? []) {
    bytes += piece.byteLength;
    if (bytes > ANSWER_LIMIT_BYTES)
      throw new PreviewFault(`${address} answers more than ${ANSWER_LIMIT_BYTES} bytes.`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

async function heard(address: string, { tokenKey, timeoutMs }: Server) {
  try {
    const answer = await fetch(address, {
      headers: { tokenKey, 'Accept-Language': 'en' },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: answer.status, text: (await bytesOf(address, answer)).toString('utf8') };
  } catch (error) {
    if (error instanceof PreviewFault) throw error;
    const why = error instanceof Error && error.name === 'TimeoutError' ? 'is silent' : 'is down';
    throw new PreviewFault(`${address} ${why}: is --host the address of the venue's server?`);
  }
}

function parsed(address: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new PreviewFault(
      `${address} answers no JSON: is --host the address of the venue's server?`,
    );
  }
}

/** The validated answer of a read. */
export async function ask<Answer, Asked extends Sending & Parts>(
  server: Server,
  endpoint: Endpoint<string, Answer, Asked, false>,
  asked: NoInfer<Asked>,
): Promise<Answer> {
  const address = `${server.host}/api/${pathOf(endpoint, asked)}`;
  const { status: httpStatus, text } = await heard(address, server);
  if (httpStatus >= 300 && httpStatus <= 399)
    throw new PreviewFault(`${address} leads elsewhere (${httpStatus}): name that host as --host.`);
  if (httpStatus < 200 || httpStatus > 299)
    throw new PreviewFault(`${address} answers ${httpStatus}.`, httpStatus === 404);
  const { status, dataenum } = openEnvelope(parsed(address, text));
  if (status <= 0)
    throw new PreviewFault(`${address} refuses with status ${status}.`, status === STATUS.notFound);
  const checked = v.safeParse(endpoint.answer, dataenum);
  if (checked.success) return checked.output;
  const field = v.getDotPath(checked.issues[0]) ?? 'the whole of it';
  throw new PreviewFault(`${address} answers against the contract: ${field}.`);
}

/** Like `ask`, for parts that a preview can do without. */
export async function askIfThere<Answer, Asked extends Sending & Parts>(
  server: Server,
  endpoint: Endpoint<string, Answer, Asked, false>,
  asked: NoInfer<Asked>,
): Promise<Answer | undefined> {
  try {
    return await ask(server, endpoint, asked);
  } catch (error) {
    if (error instanceof PreviewFault) return undefined;
    throw error;
  }
}

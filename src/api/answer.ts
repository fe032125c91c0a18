import * as v from 'valibot';
import { ANSWER_LIMIT_BYTES, LONGEST_WAIT_MS, SECOND_MS } from '../config/times.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { openEnvelope, parseAnswer } from '../contract/envelope.ts';
import { callName } from './address.ts';
import { markAnswer, type Source } from './copies.ts';
import { ApiFailure } from './failure.ts';

/** The answer before it is checked. */
export interface Reply extends Source {
  httpStatus: number;
  text: string;
  retryAfter?: string | null;
  date?: string | null;
}

function parseJson(text: string): unknown {
  try {
    return parseAnswer(text);
  } catch {
    return undefined;
  }
}

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

/** A wait in whole seconds, limited to the longest one that the app accepts. */
function waitOf(seconds: number): number {
  return Math.ceil(Math.min(Math.max(0, seconds), LONGEST_WAIT_MS / SECOND_MS));
}

/** `Retry-After` is a number of seconds or a date on the server's clock. */
function retryAfterSeconds({ retryAfter, date }: Reply): number | undefined {
  if (!retryAfter?.trim()) return undefined;
  const seconds = Number(retryAfter);
  if (!Number.isNaN(seconds)) return waitOf(seconds);
  const untilMs = Date.parse(retryAfter);
  if (Number.isNaN(untilMs)) return undefined;
  const serverNowMs = Date.parse(date ?? '') || Date.now();
  return waitOf((untilMs - serverNowMs) / SECOND_MS);
}

function httpFailure(endpoint: Endpoint, reply: Reply): ApiFailure {
  const body = parseJson(reply.text);
  const { status, message, dataenum, errors } = openEnvelope(body ?? null);
  const isEnvelope = status <= 0;
  const bareMessage = propertyOf(body, 'message');
  return new ApiFailure('http', callName(endpoint), {
    httpStatus: reply.httpStatus,
    status: isEnvelope ? status : undefined,
    details: isEnvelope ? dataenum : null,
    errors,
    message: message || (typeof bareMessage === 'string' ? bareMessage : ''),
    retryAfterSeconds: retryAfterSeconds(reply),
  });
}

/** Returns the checked answer, or throws a failure with the reason. */
export function readAnswer<T>(endpoint: Endpoint<string, T>, reply: Reply): T {
  const { onlyStatus } = endpoint;
  const call = callName(endpoint);
  const { httpStatus, text } = reply;
  if (text.length > ANSWER_LIMIT_BYTES) throw new ApiFailure('tooLarge', call, { httpStatus });
  if (httpStatus < 200 || httpStatus > 299) throw httpFailure(endpoint, reply);
  const body = parseJson(text);
  if (body === undefined) throw new ApiFailure('unreadable', call, { httpStatus });

  const { status, message, dataenum, errors } = openEnvelope(body);
  if (status <= 0 || (onlyStatus !== undefined && status !== onlyStatus)) {
    const wait = propertyOf(dataenum, 'retryAfterSeconds');
    throw new ApiFailure('refusal', call, {
      httpStatus,
      status,
      message,
      details: dataenum,
      errors,
      retryAfterSeconds: typeof wait === 'number' ? waitOf(wait) : retryAfterSeconds(reply),
    });
  }
  const result = v.safeParse(endpoint.answer, dataenum);
  if (result.success) {
    markAnswer(result.output, reply);
    return result.output;
  }
  const [issue] = result.issues;
  throw new ApiFailure('contract', call, {
    httpStatus,
    status,
    field: v.getDotPath(issue) ?? '',
    // Its message would quote the value, which may be a name or an address.
    cause: new Error(issue.type),
  });
}

import * as v from 'valibot';
import { list, text } from './schema.ts';

export interface FieldError {
  /** Path in the body, such as `contact.mobileNo` or `answers.{questionId}`. */
  field: string;
  message: string;
}

interface Envelope {
  status: number;
  message: string;
  dataenum: unknown;
  errors: FieldError[];
}

const FieldErrors = list(v.object({ field: text, message: text }), 'field errors');
const ENVELOPE_ONLY = new Set(['status', 'message', 'errors']);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The part of an answer that every controller shares. A body without an envelope is a success. */
export function openEnvelope(body: unknown): Envelope {
  if (!isRecord(body)) return bare(body);
  const hasData = Object.hasOwn(body, 'dataenum');
  const isStatusOnly =
    typeof body['status'] === 'number' &&
    Object.keys(body).every((name) => ENVELOPE_ONLY.has(name));
  if (!hasData && !isStatusOnly) return bare(body);
  return {
    status: typeof body['status'] === 'number' ? body['status'] : 1,
    message: v.parse(text, body['message']),
    dataenum: body['dataenum'] ?? null,
    errors: v.parse(FieldErrors, body['errors']),
  };
}

function bare(dataenum: unknown): Envelope {
  return { status: 1, message: '', dataenum, errors: [] };
}

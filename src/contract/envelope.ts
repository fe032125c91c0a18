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

/** Longer than any text of a venue. A phone needs seconds to lay out a text of millions of words. */
const LONGEST_TEXT = 50_000;

/** Looks only at the distances between quotes: most answers need no closer look. */
function mayHaveEndlessText(json: string): boolean {
  let before = 0;
  for (let at = json.indexOf('"'); at >= 0; at = json.indexOf('"', at + 1)) {
    if (at - before > LONGEST_TEXT) return true;
    if (json[at - 1] !== '\\') before = at;
  }
  return false;
}

/** Cuts in place and step by step: an answer can be nested more deeply than functions can call each other. */
function cutEndlessTexts(body: unknown): unknown {
  const root = { body };
  const open: object[] = [root];
  for (let owner = open.pop(); owner; owner = open.pop())
    for (const [name, value] of Object.entries(owner as Record<string, unknown>)) {
      if (typeof value === 'string' && value.length > LONGEST_TEXT)
        Reflect.set(owner, name, `${value.slice(0, LONGEST_TEXT)}…`);
      else if (typeof value === 'object' && value !== null) open.push(value);
    }
  return root.body;
}

/** Parses an answer, and cuts the texts in it that no page can show. Throws if it is no JSON. */
export function parseAnswer(json: string): unknown {
  const body: unknown = JSON.parse(json);
  return mayHaveEndlessText(json) ? cutEndlessTexts(body) : body;
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

/** Reads a JSON file written by hand and reports a mistake in one line. */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { CommandFault } from './commandFault.ts';

/** How to fix each mistake. */
interface Hints {
  missing?: string;
  unknown?: string;
}

function faultOf(issue: v.BaseIssue<unknown>, { unknown = '' }: Hints): string {
  const at = issue.path?.map(({ key }) => String(key)).join('.') ?? 'it';
  if (issue.expected === 'never') return `${at} is no setting${unknown}.`;
  if (issue.received === 'undefined') return `${at} is missing.`;
  return `${at} ${issue.message}`;
}

export function jsonIn(file: string, { missing = '' }: Hints = {}): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new CommandFault(`${file} is no JSON: ${error.message}`);
    throw new CommandFault(`${file} is not there${missing}.`);
  }
}

export function readSettings<Schema extends v.GenericSchema>(
  schema: Schema,
  file: string,
  hints: Hints,
): v.InferOutput<Schema> {
  const json = jsonIn(file, hints);
  if (Array.isArray(json)) throw new CommandFault(`${file} must be an object of settings.`);
  const read = v.safeParse(schema, json);
  if (!read.success) throw new CommandFault(`${file}: ${faultOf(read.issues[0], hints)}`);
  return read.output;
}

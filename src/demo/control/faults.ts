/** Delays calls and makes them fail, as set on the control page. */
import { setTimeout as wait } from 'node:timers/promises';
import type { World } from '../backend/common/world.ts';
import type { Fault } from './actions.ts';

/** Rate limit and maintenance: these statuses carry `Retry-After`. */
const WAITS = new Set([429, 503]);
const RETRY_AFTER_SECONDS = 2;

function isMeant(call: string, names: readonly string[]): boolean {
  return call === '*' || names.some((name) => name.toLowerCase() === call.toLowerCase());
}

function takeFault(world: World, names: readonly string[], kinds: readonly Fault['kind'][]) {
  const fault = world.faults.find(
    (entry) => isMeant(entry.call, names) && kinds.includes(entry.kind),
  );
  if (fault?.times !== undefined) {
    fault.times -= 1;
    if (fault.times <= 0) world.faults.splice(world.faults.indexOf(fault), 1);
  }
  return fault;
}

/** Faults before the call is carried out. */
export async function beforeAnswer(
  world: World,
  names: readonly string[],
): Promise<Response | undefined> {
  for (const delay of world.delays.filter((entry) => isMeant(entry.call, names))) {
    await wait(delay.ms);
  }
  const fault = takeFault(world, names, ['httpStatus', 'html', 'empty', 'breakLine', 'hang']);
  switch (fault?.kind) {
    case 'httpStatus': {
      const headers = new Headers({
        'Content-Type': 'application/json',
        'Cache-Control': 'no-store',
      });
      if (WAITS.has(fault.httpStatus)) headers.set('Retry-After', String(RETRY_AFTER_SECONDS));
      const body = JSON.stringify({ status: 0, message: 'A fault from the control page.' });
      return new Response(body, { status: fault.httpStatus, headers });
    }
    case 'html':
      return new Response('<!doctype html><title>Gateway</title><h1>502 Bad Gateway</h1>', {
        headers: { 'Content-Type': 'text/html' },
      });
    case 'empty':
      return new Response('', { headers: { 'Content-Type': 'application/json' } });
    case 'breakLine':
      return Response.error();
    case 'hang':
      return new Promise(() => undefined);
    default:
      return undefined;
  }
}

function withWrongTypes(value: unknown): unknown {
  if (typeof value === 'number') return `number ${value}`;
  if (typeof value === 'string') return value.length;
  if (typeof value === 'boolean') return { is: value };
  if (Array.isArray(value)) return value.map(withWrongTypes);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, withWrongTypes(entry)]),
  );
}

/** Each field that a server may send oddly, in its odd form. */
const ODD_FIELDS: Readonly<Record<string, (value: unknown) => unknown>> = {
  logoHeight: (height) => String(height).replace('px', ''),
  menuColorCode: () => '',
  dietaryTags: (tags) => [...(tags as string[]), 'paleo'],
  images: (pictures) => [...(pictures as object[]), { width: 0, name: '' }],
};

function withOddValues(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withOddValues);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [
    name,
    ODD_FIELDS[name]?.(field) ?? withOddValues(field),
  ]);
  return { ...Object.fromEntries(fields), ofALaterVersion: null };
}

const CHANGED_BY: Partial<Record<Fault['kind'], (dataenum: unknown) => unknown>> = {
  wrongTypes: withWrongTypes,
  odd: withOddValues,
};

/** Faults after the call was carried out. */
export async function afterAnswer(
  world: World,
  names: readonly string[],
  response: Response,
): Promise<Response> {
  const fault = takeFault(world, names, ['halfBody', 'wrongTypes', 'odd', 'loseAnswer']);
  if (!fault) return response;
  if (fault.kind === 'loseAnswer') return Response.error();
  const text = await response.text();
  const { status, headers } = response;
  if (fault.kind === 'halfBody') {
    return new Response(text.slice(0, Math.ceil(text.length / 2)), { status, headers });
  }
  const body = JSON.parse(text) as Record<string, unknown>;
  const dataenum = CHANGED_BY[fault.kind]?.(body['dataenum']);
  return new Response(JSON.stringify({ ...body, dataenum }), { status, headers });
}

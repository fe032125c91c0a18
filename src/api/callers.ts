import type { Endpoint } from '../contract/endpoint.ts';
import { call } from './client.ts';

/** Calls as plain functions, so that the ordering core can be tested with others. */
export type Callers<Endpoints> = {
  [Name in keyof Endpoints]: Endpoints[Name] extends Endpoint<string, infer Answer, infer Asked>
    ? (asked: Asked) => Promise<Answer>
    : never;
};

export function callersOf<Endpoints extends Record<string, Endpoint>>(
  endpoints: Endpoints,
): Callers<Endpoints> {
  const callers = Object.entries(endpoints).map(([name, endpoint]) => [
    name,
    (asked: Parameters<typeof call>[1]) => call(endpoint, asked),
  ]);
  return Object.fromEntries(callers) as Callers<Endpoints>;
}

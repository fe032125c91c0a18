import type { Endpoint } from '../contract/endpoint.ts';
import { call } from './client.ts';

/** Calls as functions, for a core that is given them from outside and tried with others. */
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

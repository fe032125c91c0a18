import type { Endpoint } from '../contract/endpoint.ts';
import { call } from './client.ts';
import type { CallOptions } from './request.ts';

/** Calls as plain functions, so that tests of the ordering core can replace them. */
export type Callers<Endpoints> = {
  [Name in keyof Endpoints]: Endpoints[Name] extends Endpoint<string, infer Answer, infer Asked>
    ? (asked: Asked, options?: CallOptions) => Promise<Answer>
    : never;
};

export function callersOf<Endpoints extends Record<string, Endpoint>>(
  endpoints: Endpoints,
): Callers<Endpoints> {
  const callers = Object.entries(endpoints).map(([name, endpoint]) => [
    name,
    (...asked: Parameters<typeof call> extends [unknown, ...infer Rest] ? Rest : never) =>
      call(endpoint, ...asked),
  ]);
  return Object.fromEntries(callers) as Callers<Endpoints>;
}

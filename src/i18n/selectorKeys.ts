/**
 * Replaces the hooks' import from i18next: support for keys given as functions, which this app does
 * not use. The first screen then does not wait for the library.
 */
export function keyFromSelector(): never {
  throw new TypeError('t() accepts only keys written as strings.');
}

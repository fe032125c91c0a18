/**
 * Takes the place of i18next in what the hooks import of it: keys given as functions, which this app
 * does not write. So the first screen does not wait for the whole library.
 */
export function keyFromSelector(): never {
  throw new TypeError('Texts are asked for by their written keys.');
}

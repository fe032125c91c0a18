import { ROUTES, wordsOf } from './routes.ts';
import type { Route } from './route.ts';

/** Ignores upper and lower case, as the router does. */
function isAt(pattern: string, segments: readonly string[]): boolean {
  const words = wordsOf(pattern);
  if (segments.length > words.length) return false;
  return words.every((word, index) => {
    const segment = segments[index];
    if (segment === undefined) return word.endsWith('?');
    return word.startsWith(':') || word.toLowerCase() === segment.toLowerCase();
  });
}

export function routeAt(path: string): Route | undefined {
  const segments = wordsOf(path);
  return Object.values<Route>(ROUTES).find(({ pattern }) => isAt(pattern, segments));
}

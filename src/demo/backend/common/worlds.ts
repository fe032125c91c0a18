/** All worlds of this server, by the cookie `world`. */
import type { Catalog } from './catalog.ts';
import { seedCustomers } from './seed.ts';
import { createWorld, type World } from './world.ts';

const SHARED_WORLD = 'shared';
/** Limits the worlds of a long test run: the oldest are removed. */
const MOST_WORLDS = 300;

function worldNameOf(request: Request): string {
  const cookie = /(?:^|;\s*)world=([^;]*)/.exec(request.headers.get('Cookie') ?? '');
  return cookie?.[1] ? decodeURIComponent(cookie[1]) : SHARED_WORLD;
}

export function createWorlds(catalog: Catalog) {
  const worlds = new Map<string, World>();

  function named(name: string): World {
    const known = worlds.get(name);
    if (known) return known;
    const oldest = worlds.keys().next().value;
    if (worlds.size >= MOST_WORLDS && oldest !== undefined) worlds.delete(oldest);
    const world = createWorld(name, catalog);
    seedCustomers(world);
    worlds.set(name, world);
    return world;
  }

  return {
    catalog,
    named,
    of: (request: Request): World => named(worldNameOf(request)),
    reset: (name: string): void => void worlds.delete(name),
  };
}
export type Worlds = ReturnType<typeof createWorlds>;

/** All worlds of this server, by the cookie `world`. */
import type { Catalog } from './catalog.ts';
import { cookieOf, decoded } from './cookies.ts';
import { seedCustomers } from './seed.ts';
import { createWorld, type Uploads, type World } from './world.ts';

const SHARED_WORLD = 'shared';
/** Limits the visitors' worlds: the longest unused world is deleted, but never the shared one. */
const MOST_WORLDS = 300;

function worldNameOf(request: Request): string {
  return decoded(cookieOf(request, 'world') ?? '') || SHARED_WORLD;
}

export function createWorlds(catalog: Catalog) {
  const worlds = new Map<string, World>();
  // Photo names cannot be guessed, so all worlds share one store.
  const uploads: Uploads = new Map();

  function newWorld(name: string): World {
    const world = createWorld(name, catalog, uploads);
    seedCustomers(world);
    return world;
  }

  function named(name: string): World {
    const world = worlds.get(name) ?? newWorld(name);
    worlds.delete(name);
    worlds.set(name, world);
    const [oldest = '', next = ''] = worlds.keys();
    if (worlds.size > MOST_WORLDS) worlds.delete(oldest === SHARED_WORLD ? next : oldest);
    return world;
  }

  return {
    catalog,
    named,
    all: () => worlds.values(),
    of: (request: Request): World => named(worldNameOf(request)),
    reset: (name: string): void => void worlds.delete(name),
  };
}
export type Worlds = ReturnType<typeof createWorlds>;

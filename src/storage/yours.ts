/** A diner's favourites at a venue, and the dishes viewed last. They never leave the phone. */
import * as v from 'valibot';
import { flag, id, list } from '../contract/schema.ts';
import {
  HEARTS_LIMIT,
  MISSED_LIMIT,
  NO_YOURS,
  SEEN_LIMIT,
  type Yours,
} from '../rules/menu/yours.ts';
import { entry } from './entry.ts';
import { stores, subscribe } from './store.ts';

const idsUpTo = (limit: number) =>
  v.optional(
    v.pipe(
      list(id, 'the dishes of a diner'),
      v.transform((ids) => [...new Set(ids)].slice(0, limit)),
    ),
    [],
  );

export const yoursEntry = entry({
  area: 'local',
  key: (code: string) => `yours_${code}`,
  schema: v.object({
    hearts: idsUpTo(HEARTS_LIMIT),
    seen: idsUpTo(SEEN_LIMIT),
    // An invalid list must not cost the favourites.
    missed: v.fallback(
      v.pipe(
        list(v.object({ id, atMs: v.number() }), 'the dishes that a diner missed'),
        v.transform((missed) => missed.slice(0, MISSED_LIMIT)),
      ),
      [],
    ),
    isAway: v.optional(flag, false),
  }),
});

const known = new Map<string, { text: string; yours: Yours }>();

/** Returns the same object until it changes, here or in another tab. */
export function yoursAt(code: string): Yours {
  const text = stores.local.read(yoursEntry.key(code)) ?? '';
  const before = known.get(code);
  if (before?.text === text) return before.yours;
  const yours = yoursEntry.read(code) ?? NO_YOURS;
  known.set(code, { text, yours });
  return yours;
}

const listeners = new Set<() => void>();

export function changeYours(code: string, change: (before: Yours) => Yours): void {
  const before = yoursAt(code);
  const after = change(before);
  if (after === before) return;
  const { hearts, seen, missed, isAway } = after;
  yoursEntry.write({ hearts: [...hearts], seen: [...seen], missed: [...missed], isAway }, code);
  for (const tell of listeners) tell();
}

/** Calls back after each change, in this tab or another. */
export function onYoursChanged(code: string, listener: () => void): () => void {
  listeners.add(listener);
  const stop = subscribe(yoursEntry.key(code), listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/**
 * The browser's two storages, made safe: they may be missing, blocked, full or cleared at any time,
 * and ordering must still work. A value that cannot be stored stays in memory until the page ends.
 */

export type Area = 'local' | 'session';

interface Store {
  read(key: string): string | null;
  write: (key: string, value: string) => void;
  remove(key: string): void;
  keys(): string[];
}

/** The stored menu can be fetched again, so it is removed to make room for other values. */
const DISPENSABLE_PREFIX = 'menuItems_';

let onTrouble: (() => void) | undefined;
let hadTrouble = false;

/** Called at most once, when a value could only be kept in memory. */
export function onStorageTrouble(listener: () => void): void {
  onTrouble = listener;
  if (hadTrouble) listener();
}

function tellTrouble(): void {
  if (hadTrouble) return;
  hadTrouble = true;
  onTrouble?.();
}

function createStore(area: Area): Store {
  /** Values that the browser refused to store; null marks a refused removal. */
  const memory = new Map<string, string | null>();

  // Read at each call: if storage is blocked, even reading the property throws.
  const storage = (): Storage => {
    const found = area === 'local' ? globalThis.localStorage : globalThis.sessionStorage;
    if (!found) throw new Error(`no ${area}Storage`);
    return found;
  };

  const storedKeys = (): string[] => {
    try {
      const found = storage();
      return Array.from({ length: found.length }, (_, index) => found.key(index) ?? '');
    } catch {
      return [];
    }
  };

  const makeRoom = (): void => {
    for (const key of storedKeys()) {
      if (key.startsWith(DISPENSABLE_PREFIX)) storage().removeItem(key);
    }
  };

  return {
    read(key) {
      const kept = memory.get(key);
      if (kept !== undefined) return kept;
      try {
        return storage().getItem(key);
      } catch {
        tellTrouble();
        return null;
      }
    },
    write(key, value) {
      try {
        try {
          storage().setItem(key, value);
        } catch {
          makeRoom();
          storage().setItem(key, value);
        }
        memory.delete(key);
      } catch {
        memory.set(key, value);
        tellTrouble();
      }
    },
    remove(key) {
      memory.delete(key);
      try {
        storage().removeItem(key);
      } catch {
        memory.set(key, null);
        tellTrouble();
      }
    },
    keys() {
      const keys = new Set(storedKeys());
      for (const [key, value] of memory) {
        if (value === null) keys.delete(key);
        else keys.add(key);
      }
      return [...keys];
    },
  };
}

export const stores: Readonly<Record<Area, Store>> = {
  local: createStore('local'),
  session: createStore('session'),
};

/** The rest of each key that starts with the prefix. */
export function endingsOf(area: Area, prefix: string): string[] {
  return stores[area]
    .keys()
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length));
}

/** Calls back when another tab writes, removes or clears the key. */
export function subscribe(key: string, listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  globalThis.addEventListener('storage', onStorage);
  return () => globalThis.removeEventListener('storage', onStorage);
}

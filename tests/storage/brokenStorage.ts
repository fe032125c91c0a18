import { vi } from 'vitest';

class MapStorage implements Storage {
  readonly #values = new Map<string, string>();
  [name: string]: unknown;
  get length(): number {
    return this.#values.size;
  }
  key(index: number): string | null {
    return [...this.#values.keys()][index] ?? null;
  }
  getItem(key: string): string | null {
    return this.#values.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.#values.set(key, value);
  }
  removeItem(key: string): void {
    this.#values.delete(key);
  }
  clear(): void {
    this.#values.clear();
  }
}

/** Has room for `limit` characters, keys and values together. */
export class FullStorage extends MapStorage {
  readonly #limit: number;
  constructor(limit: number) {
    super();
    this.#limit = limit;
  }
  override setItem(key: string, value: string): void {
    let used = key.length + value.length;
    for (let index = 0; index < this.length; index += 1) {
      const other = this.key(index) ?? '';
      if (other !== key) used += other.length + (this.getItem(other)?.length ?? 0);
    }
    if (used > this.#limit) throw new DOMException('full', 'QuotaExceededError');
    super.setItem(key, value);
  }
}

function refuse(): never {
  throw new DOMException('blocked', 'SecurityError');
}

/** Every method throws, as in some private modes. */
export class RefusingStorage extends MapStorage {
  override get length(): number {
    return refuse();
  }
  override key = refuse;
  override getItem = refuse;
  override setItem = refuse;
  override removeItem = refuse;
  override clear = refuse;
}

const NAMES = ['localStorage', 'sessionStorage'];
const both = (storage: () => unknown) => () => {
  for (const name of NAMES) vi.stubGlobal(name, storage());
};

export const BROKEN_STORAGES: readonly (readonly [title: string, install: () => void])[] = [
  ['missing', both(() => undefined)],
  [
    'blocked at the first look',
    () => {
      both(() => null)();
      for (const name of NAMES)
        Object.defineProperty(globalThis, name, { get: refuse, configurable: true });
    },
  ],
  ['blocked at every access', both(() => new RefusingStorage())],
  ['full from the start', both(() => new FullStorage(0))],
];

/** The storage of a phone, shared by its pages, and that of each tab. */

type StorageTrouble = 'none' | 'full' | 'throws';

export interface Written {
  key: string;
  oldValue: string | null;
  value: string | null;
}

/** A browser's storage that can be full, throw, forget and garble. */
export class SimStorage {
  readonly #values = new Map<string, string>();
  trouble: StorageTrouble = 'none';
  #onWrite: (written: Written) => void;

  constructor(onWrite: (written: Written) => void = () => undefined) {
    this.#onWrite = onWrite;
  }

  get length(): number {
    this.#refuseIfThrowing();
    return this.#values.size;
  }

  key(index: number): string | null {
    this.#refuseIfThrowing();
    return [...this.#values.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    this.#refuseIfThrowing();
    return this.#values.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.#refuseIfThrowing();
    if (this.trouble === 'full') throw new DOMException('full', 'QuotaExceededError');
    const oldValue = this.#values.get(key) ?? null;
    this.#values.set(key, value);
    this.#onWrite({ key, oldValue, value });
  }

  removeItem(key: string): void {
    this.#refuseIfThrowing();
    const oldValue = this.#values.get(key) ?? null;
    if (this.#values.delete(key)) this.#onWrite({ key, oldValue, value: null });
  }

  /** The browser deletes everything, as phones do when they run out of space. */
  evict(): void {
    this.#values.clear();
  }

  /** Changes values without events, like a program with a bug. */
  garble(change: (key: string, value: string) => string | undefined): void {
    for (const [key, value] of this.#values) {
      const changed = change(key, value);
      if (changed !== undefined) this.#values.set(key, changed);
    }
  }

  /** For judges: ignores the trouble. */
  peek(key: string): string | undefined {
    return this.#values.get(key);
  }

  keys(): string[] {
    return [...this.#values.keys()];
  }

  #refuseIfThrowing(): void {
    if (this.trouble === 'throws') throw new DOMException('denied', 'SecurityError');
  }
}

/** The browser's locks for all pages of a phone: a dying page releases its locks. */

interface Owner {
  isAlive: boolean;
}

interface Waiting {
  owner: Owner;
  begin: () => void;
}

type Work = (lock: object | null) => unknown;

export class SimLocks {
  readonly #held = new Map<string, Owner>();
  readonly #queues = new Map<string, Waiting[]>();

  /** The locks for one page. */
  of(owner: Owner) {
    return {
      request: (name: string, { ifAvailable = false }: { ifAvailable?: boolean }, work: Work) =>
        this.#request(owner, name, ifAvailable, work),
    };
  }

  drop(owner: Owner): void {
    for (const [name, queue] of this.#queues) {
      const left = queue.filter((waiting) => waiting.owner !== owner);
      this.#queues.set(name, left);
    }
    for (const [name, holder] of this.#held) if (holder === owner) this.#next(name);
  }

  async #request(owner: Owner, name: string, ifAvailable: boolean, work: Work): Promise<unknown> {
    // A dead page's pending requests get no lock.
    if (!owner.isAlive) return undefined;
    if (this.#held.has(name)) {
      if (ifAvailable) return work(null);
      await new Promise<void>((begin) => {
        const queue = this.#queues.get(name) ?? [];
        queue.push({ owner, begin });
        this.#queues.set(name, queue);
      });
      if (!owner.isAlive) return undefined;
    } else this.#held.set(name, owner);
    try {
      return await work({ name });
    } finally {
      if (this.#held.get(name) === owner) this.#next(name);
    }
  }

  #next(name: string): void {
    const next = this.#queues.get(name)?.shift();
    if (next) {
      this.#held.set(name, next.owner);
      next.begin();
    } else this.#held.delete(name);
  }
}

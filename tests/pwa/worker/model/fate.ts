/**
 * Decides the outcome of each step of a phone: a storage read, a write, a removal, a request. A
 * plan makes one of them fail, or all from a step on.
 */
export type Kind = 'look' | 'write' | 'drop' | 'ask';

/** `behind`: another machine of the host answers, which still has the previous build. */
export type LineFault = 'portal' | 'redirect' | '511' | 'away' | 'cutShort' | 'behind';

export type Happening = 'good' | 'full' | LineFault;

export interface Plan {
  /** The step after which the power fails. */
  lastStep?: number;
  /** The writes that find the storage full. */
  isFull?: (write: number) => boolean;
  /** The fault of the network at a request. */
  line?: (ask: number, path: string) => LineFault | undefined;
  /** Called before a request is sent. */
  beforeAsk?: (ask: number) => void;
}

export interface Counts {
  steps: number;
  writes: number;
  asks: number;
}

/** Never resolves: after a power failure nothing continues. */
const forEver = () => new Promise<never>(() => undefined);

export interface Fate {
  counts: Counts;
  /** Resolves when the power fails. */
  dead: Promise<void>;
  isDead: () => boolean;
  /** Takes a step, unless the power has failed. */
  take: <T>(kind: Kind, act: (happening: Happening) => T | Promise<T>, path?: string) => Promise<T>;
}

export function makeFate(plan: Plan = {}): Fate {
  const counts: Counts = { steps: 0, writes: 0, asks: 0 };
  const { promise: dead, resolve: die } = Promise.withResolvers<void>();
  let isDead = plan.lastStep === 0;
  if (isDead) die();
  const happening = (kind: Kind, path: string): Happening => {
    if (kind === 'write') {
      counts.writes += 1;
      return plan.isFull?.(counts.writes) ? 'full' : 'good';
    }
    if (kind !== 'ask') return 'good';
    counts.asks += 1;
    plan.beforeAsk?.(counts.asks);
    return plan.line?.(counts.asks, path) ?? 'good';
  };
  return {
    counts,
    dead,
    isDead: () => isDead,
    take: async (kind, act, path = '') => {
      if (isDead) return forEver();
      counts.steps += 1;
      const isLast = counts.steps === plan.lastStep;
      if (isLast) isDead = true;
      const result = Promise.resolve().then(() => act(happening(kind, path)));
      if (!isLast) return result;
      await result.catch(() => undefined);
      die();
      return forEver();
    },
  };
}

/**
 * What happens to each step of a phone: a look into its storage, a write, a removal, a request. A plan
 * lets one of them, or all from it on, go wrong.
 */
export type Kind = 'look' | 'write' | 'drop' | 'ask';

/** `behind`: another machine of the host answers, which still has the build before. */
export type LineFault = 'portal' | 'redirect' | '511' | 'away' | 'cutShort' | 'behind';

export type Happening = 'good' | 'full' | LineFault;

export interface Plan {
  /** The step after which the power is gone. */
  lastStep?: number;
  /** Writes that find the device full. */
  isFull?: (write: number) => boolean;
  /** What is the matter with the line at a request. */
  line?: (ask: number, path: string) => LineFault | undefined;
  /** Called before a request leaves. */
  beforeAsk?: (ask: number) => void;
}

export interface Counts {
  steps: number;
  writes: number;
  asks: number;
}

/** Never resolves: whoever waits for it has no power any more. */
const forEver = () => new Promise<never>(() => undefined);

export interface Fate {
  counts: Counts;
  /** Resolves when the power is gone. */
  dead: Promise<void>;
  isDead: () => boolean;
  /** Takes a step, unless there is no power. */
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

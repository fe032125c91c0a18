import { SECOND_MS } from '../../config/times.ts';
import type { OrderLease } from '../../storage/orderEntries.ts';

/** A few renewals long: a busy phone may miss one, a killed tab must not hold the key for long. */
const LEASE_MS = 15 * SECOND_MS;
const LEASE_RENEWAL_MS = 3 * SECOND_MS;
/** Two tabs that saw the same free place both write: whoever stands there after this has it. */
const LEASE_SETTLING_MS = 50;
const LEASE_POLL_MS = SECOND_MS;

interface LeaseStore {
  read: (orderKey: string) => OrderLease | undefined;
  write: (lease: OrderLease, orderKey: string) => void;
  remove: (orderKey: string) => void;
}

/**
 * One sender per order key, across tabs. While another one holds the key: `leave` answers undefined
 * at once, `wait` waits for its turn, which comes when the other is done or dead.
 */
export type OrderLock = <T>(
  orderKey: string,
  work: () => Promise<T>,
  whenBusy: 'leave' | 'wait',
) => Promise<T | undefined>;

/** Over plain http the browser has no locks; a lease in the storage takes their place. */
export function createOrderLock(leases: LeaseStore, newOwner: () => string): OrderLock {
  return async (orderKey, work, whenBusy) => {
    const locks = globalThis.navigator?.locks as LockManager | undefined;
    if (!locks) return withLease(leases, newOwner(), orderKey, work, whenBusy);
    let hasBegun = false;
    const begin = () => {
      hasBegun = true;
      return work();
    };
    try {
      return await locks.request(
        `order ${orderKey}`,
        { ifAvailable: whenBusy === 'leave' },
        (lock) => (lock ? begin() : Promise.resolve(undefined)),
      );
    } catch (cause) {
      // Some frames have locks that refuse to work.
      if (hasBegun) throw cause;
      return withLease(leases, newOwner(), orderKey, work, whenBusy);
    }
  };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function withLease<T>(
  leases: LeaseStore,
  owner: string,
  orderKey: string,
  work: () => Promise<T>,
  whenBusy: 'leave' | 'wait',
): Promise<T | undefined> {
  const write = () => leases.write({ owner, untilMs: Date.now() + LEASE_MS }, orderKey);
  const isMine = () => leases.read(orderKey)?.owner === owner;
  const isTaken = () => (leases.read(orderKey)?.untilMs ?? 0) > Date.now();
  const take = async () => {
    if (isTaken()) return false;
    write();
    await pause(LEASE_SETTLING_MS);
    return isMine();
  };
  while (!(await take())) {
    if (whenBusy === 'leave') return undefined;
    await pause(LEASE_POLL_MS);
  }
  const release = () => {
    if (isMine()) leases.remove(orderKey);
  };
  // A page that slept too long has lost its lease: it must not take it from whoever works now.
  const timer = setInterval(() => isMine() && write(), LEASE_RENEWAL_MS);
  // A reload ends the sender, but not the work: the page that comes next goes on at once.
  globalThis.addEventListener('pagehide', release);
  try {
    return await work();
  } finally {
    globalThis.removeEventListener('pagehide', release);
    clearInterval(timer);
    release();
  }
}

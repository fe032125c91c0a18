import { SECOND_MS } from '../../config/times.ts';
import type { OrderLease } from '../../storage/orderEntries.ts';

/** Several renewals long, as a busy phone may miss one; short, as a killed tab cannot end it. */
const LEASE_MS = 15 * SECOND_MS;
const LEASE_RENEWAL_MS = 3 * SECOND_MS;
/** Two tabs may write at the same time; after this pause the last one to write has the lease. */
const LEASE_SETTLING_MS = 50;
const LEASE_POLL_MS = SECOND_MS;

interface LeaseStore {
  read: (orderKey: string) => OrderLease | undefined;
  write: (lease: OrderLease, orderKey: string) => void;
  remove: (orderKey: string) => void;
}

/**
 * Allows one sender per order key among all tabs. While another tab holds the key, `leave` returns
 * undefined at once, and `wait` waits until that tab has finished or was closed.
 */
export type OrderLock = <T>(
  orderKey: string,
  work: () => Promise<T>,
  whenBusy: 'leave' | 'wait',
) => Promise<T | undefined>;

/** Browsers have no locks over plain http: a lease in the storage replaces them. */
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
      // In some frames locks exist but throw.
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
  const isTaken = () => {
    const leftMs = (leases.read(orderKey)?.untilMs ?? 0) - Date.now();
    // A longer lease dates from before the phone's clock was set back.
    return leftMs > 0 && leftMs <= LEASE_MS;
  };
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
  // After a long sleep the lease may belong to another tab: then do not renew it.
  const timer = setInterval(() => isMine() && write(), LEASE_RENEWAL_MS);
  // Release it on a reload, so that the new page can resume the order at once.
  globalThis.addEventListener('pagehide', release);
  try {
    return await work();
  } finally {
    globalThis.removeEventListener('pagehide', release);
    clearInterval(timer);
    release();
  }
}

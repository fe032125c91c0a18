import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as storeModule from '../../src/storage/store.ts';
import { BROKEN_STORAGES, FullStorage, RefusingStorage } from './brokenStorage.ts';

let store: typeof storeModule;
let troubles: number;

/** The memory and the warning last as long as the page: each test opens a new one. */
beforeEach(async () => {
  vi.resetModules();
  store = await import('../../src/storage/store.ts');
  troubles = 0;
  store.onStorageTrouble(() => {
    troubles += 1;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

const AREAS = ['local', 'session'] as const;

describe.each(AREAS)('the %s storage', (area) => {
  const browserStorage = () => (area === 'local' ? localStorage : sessionStorage);

  it('is read, written, listed, emptied', () => {
    const { [area]: it } = store.stores;
    it.write('a', '1');
    it.write('b', '2');
    expect(browserStorage().getItem('a')).toBe('1');
    expect([it.read('a'), it.read('none')]).toEqual(['1', null]);
    expect(it.keys().toSorted()).toEqual(['a', 'b']);
    it.remove('a');
    expect(it.keys()).toEqual(['b']);
    it.remove('b');
    expect(browserStorage()).toHaveLength(0);
    expect(troubles).toBe(0);
  });

  it.each(BROKEN_STORAGES)('%s: continues in memory and reports it once', (_, install) => {
    install();
    const { [area]: it } = store.stores;
    expect(it.read('a')).toBeNull();
    it.write('a', '1');
    it.write('b', '2');
    expect([it.read('a'), it.read('b')]).toEqual(['1', '2']);
    expect(it.keys().toSorted()).toEqual(['a', 'b']);
    it.remove('a');
    expect([it.read('a'), ...it.keys()]).toEqual([null, 'b']);
    it.remove('b');
    expect(it.keys()).toEqual([]);
    expect(it.read('b')).toBeNull();
    expect(troubles).toBe(1);
  });

  it('does not restore what a storage that broke later still holds', () => {
    const { [area]: it } = store.stores;
    it.write('a', 'old');
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const removeItem = vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    it.write('a', 'new');
    expect(it.read('a')).toBe('new');
    it.remove('a');
    expect(it.read('a')).toBeNull();
    expect(it.keys()).toEqual([]);
    setItem.mockRestore();
    removeItem.mockRestore();
    it.write('a', 'newer');
    expect([it.read('a'), browserStorage().getItem('a')]).toEqual(['newer', 'newer']);
    expect(troubles).toBe(1);
  });
});

describe('a full storage', () => {
  it('drops the stored menus first and keeps the new value', () => {
    vi.stubGlobal('localStorage', new FullStorage(60));
    const { local } = store.stores;
    local.write('token_BEIT', 'abc');
    local.write('menuItems_BEIT', 'm'.repeat(30));
    local.write('deliveryCart_501', 'c'.repeat(30));
    expect(localStorage.getItem('deliveryCart_501')).toBe('c'.repeat(30));
    expect(local.keys()).toEqual(['token_BEIT', 'deliveryCart_501']);
    expect(troubles).toBe(0);
  });

  it('keeps in memory what still does not fit', () => {
    vi.stubGlobal('localStorage', new FullStorage(60));
    const { local } = store.stores;
    local.write('token_BEIT', 'abc');
    local.write('deliveryCart_501', 'c'.repeat(100));
    expect(local.read('deliveryCart_501')).toBe('c'.repeat(100));
    expect(local.read('token_BEIT')).toBe('abc');
    expect(troubles).toBe(1);
  });
});

it('is looked up at each call, so that a storage that appears later is used', () => {
  vi.stubGlobal('localStorage', new RefusingStorage());
  store.stores.local.write('a', '1');
  vi.unstubAllGlobals();
  store.stores.local.write('b', '2');
  expect(localStorage.getItem('b')).toBe('2');
  expect(store.stores.local.read('a')).toBe('1');
});

it('reports trouble from before the first listener', async () => {
  vi.resetModules();
  const fresh = await import('../../src/storage/store.ts');
  vi.stubGlobal('localStorage', new FullStorage(0));
  fresh.stores.local.write('a', '1');
  const listener = vi.fn();
  fresh.onStorageTrouble(listener);
  expect(listener).toHaveBeenCalledOnce();
});

const fromOtherTab = (key: string | null) =>
  globalThis.dispatchEvent(new StorageEvent('storage', { key, newValue: 'x' }));

describe('another tab', () => {
  it('is noticed when it changes the key or clears everything, until the listener is removed', () => {
    const listener = vi.fn();
    const unsubscribe = store.subscribe('eOrder_1', listener);
    fromOtherTab('eOrder_1');
    fromOtherTab('eOrder_2');
    expect(listener).toHaveBeenCalledTimes(1);
    fromOtherTab(null);
    expect(listener).toHaveBeenCalledTimes(2);
    unsubscribe();
    fromOtherTab('eOrder_1');
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

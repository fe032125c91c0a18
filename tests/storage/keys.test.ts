import { afterEach, describe, expect, it, vi } from 'vitest';
import { likelyLanguage, likelyToken } from '../../src/storage/earlyReads.ts';
import { clearLogin } from '../../src/storage/loginChanges.ts';
import {
  customerIdEntry,
  tokenEntry,
  userIdEntry,
  userNameEntry,
} from '../../src/storage/loginEntries.ts';
import {
  langEntry,
  langMirrorEntry,
  notificationsShownEntry,
} from '../../src/storage/visitEntries.ts';
import { placedOrdersEntry } from '../../src/storage/orderTraces.ts';
import { newDeliveryId, newUniqueCartId, newUniqueId } from '../../src/storage/randomKey.ts';
import { sharedCartEntry } from '../../src/storage/sharedCart.ts';
import {
  retireUniqueCartId,
  uniqueCartIdOf,
  writeUniqueCartId,
} from '../../src/storage/uniqueCartId.ts';

afterEach(() => {
  localStorage.clear();
});

describe('random keys', () => {
  it.each([
    ['unique cart id', newUniqueCartId, 12],
    ['delivery id', newDeliveryId, 9],
    ['unique id', newUniqueId, 12],
  ])('%s: letters and digits of its length, never twice', (_, make, length) => {
    const keys = Array.from({ length: 500 }, make);
    expect(keys.every((key) => /^[A-Za-z0-9]+$/.test(key) && key.length === length)).toBe(true);
    expect(new Set(keys).size).toBe(500);
    expect(new Set(keys.join('')).size).toBe(62);
  });

  it('leaves out the bytes that would favour the first letters', () => {
    const bytes = [255, 248, 0, 61, 62, 247, ...Array.from({ length: 18 }, () => 1)];
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
      (array as Uint8Array).set(bytes);
      return array;
    });
    expect(newUniqueCartId()).toBe('A9A9BBBBBBBB');
  });
});

describe('the unique cart id', () => {
  const NOON_MS = Date.parse('2025-03-01T12:00:00Z');
  const HOUR_MS = 3_600_000;

  it('stays the same plain 12 characters for a table for 12 hours', () => {
    const made = uniqueCartIdOf('BEIT', 'T12', NOON_MS);
    expect(localStorage.getItem('uniqueCartId_BEIT_T12')).toBe(made);
    expect(made).toMatch(/^[A-Za-z0-9]{12}$/);
    expect(uniqueCartIdOf('BEIT', 'T12', NOON_MS + 12 * HOUR_MS - 1)).toBe(made);
    expect(uniqueCartIdOf('BEIT', 'T13', NOON_MS)).not.toBe(made);
    expect(uniqueCartIdOf('BEIT', 'T12', NOON_MS + 12 * HOUR_MS)).not.toBe(made);
  });

  it("is the phone's own again when a shared cart ends", () => {
    const shared = { orderKey: 'Qw3rTy7uIo9p', ownKey: 'abcdefghijkl' };
    sharedCartEntry.write(shared, 'BEIT', 'T12');
    writeUniqueCartId(shared.orderKey, 'BEIT', 'T12', NOON_MS);
    retireUniqueCartId('BEIT', 'T12');
    expect(uniqueCartIdOf('BEIT', 'T12')).toBe(shared.ownKey);
  });

  it('is replaced when it is not 12 characters', () => {
    localStorage.setItem('uniqueCartId_BEIT_T12', '"Qw3rTy7uIo9p"');
    expect(uniqueCartIdOf('BEIT', 'T12', NOON_MS)).toMatch(/^[A-Za-z0-9]{12}$/);
  });

  it('starts its lifetime now if its age is unknown', () => {
    localStorage.setItem('uniqueCartId_BEIT_T12', 'Qw3rTy7uIo9p');
    expect(uniqueCartIdOf('BEIT', 'T12', NOON_MS)).toBe('Qw3rTy7uIo9p');
    expect(uniqueCartIdOf('BEIT', 'T12', NOON_MS + 13 * HOUR_MS)).not.toBe('Qw3rTy7uIo9p');
  });

  it('can be taken over from another phone and is retired after the order', () => {
    writeUniqueCartId('Qw3rTy7uIo9p', 'BEIT', 'T12', NOON_MS);
    expect(uniqueCartIdOf('BEIT', 'T12', NOON_MS)).toBe('Qw3rTy7uIo9p');
    retireUniqueCartId('BEIT', 'T12');
    expect(localStorage).toHaveLength(0);
    expect(uniqueCartIdOf('BEIT', 'T12', NOON_MS)).not.toBe('Qw3rTy7uIo9p');
  });
});

describe('the keys of two venues', () => {
  afterEach(() => {
    sessionStorage.clear();
  });

  it('never collide, whatever a code or a table code contains', () => {
    writeUniqueCartId('Qw3rTy7uIo9p', 'A', 'B_C');
    writeUniqueCartId('Zx8cVb6nMq1w', 'A_B', 'C');
    expect(uniqueCartIdOf('A', 'B_C')).toBe('Qw3rTy7uIo9p');
    expect(uniqueCartIdOf('A_B', 'C')).toBe('Zx8cVb6nMq1w');
    expect(localStorage.getItem('uniqueCartId_A_B%5FC')).toBe('Qw3rTy7uIo9p');
    expect(localStorage.getItem('uniqueCartId_A%5FB_C')).toBe('Zx8cVb6nMq1w');

    const order = [{ eOrderID: 1, orderKey: 'k', placedAtMs: 1 }];
    placedOrdersEntry.write(order, 'A', 'B_C');
    placedOrdersEntry.write(order, 'A_B', 'C');
    clearLogin('A_B', 'expired');
    expect(placedOrdersEntry.read('A', 'B_C')).toEqual(order);
    expect(placedOrdersEntry.read('A_B', 'C')).toBeUndefined();
  });

  it('keep a lone code as it is, which the boot script relies on', () => {
    tokenEntry.write('t', 'A_B');
    userIdEntry.write(7, 'A_B');
    customerIdEntry.write(7, 'A_B');
    userNameEntry.write('Amal', 'A_B');
    langMirrorEntry.write('AR', 'A_B');
    langEntry.write('EN', 'A_B');
    notificationsShownEntry.write([], 'A_B');
    expect(localStorage.getItem('token_A_B')).toBe('t');
    expect(Object.keys(sessionStorage).toSorted()).toEqual(['langA_B', 'notificationA_B']);
    expect(likelyToken('A_B')).toBe('t');
    expect(likelyToken('A')).toBeUndefined();
    expect(likelyLanguage('A_B')).toBe('EN');
    sessionStorage.clear();
    expect(likelyLanguage('A_B')).toBe('AR');
  });
});

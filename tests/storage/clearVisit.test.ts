import { afterEach, describe, expect, it } from 'vitest';
import { pendingLineAtEntry, pendingLineEntry, promoEntry } from '../../src/storage/cartEntries.ts';
import {
  addressDraftEntry,
  arrivedEntry,
  bayEntry,
  dishDraftEntry,
  ratingDraftEntry,
  reportDraftEntry,
  roomGuestEntry,
} from '../../src/storage/draftEntries.ts';
import { clearVisit } from '../../src/storage/login.ts';
import { paymentDraftEntry } from '../../src/storage/orderEntries.ts';
import { askedZoneEntry } from '../../src/storage/servingEntries.ts';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const contentOf = (storage: Storage) => Object.fromEntries(Object.entries(storage));

describe('restarting the visit', () => {
  it('empties the session and writes place and language back', () => {
    for (const key of ['storeId', 'State', 'notificationBEIT', 'mergeCode']) {
      sessionStorage.setItem(key, 'x');
    }
    localStorage.setItem('uniqueCartId_BEIT_T12', 'Qw3rTy7uIo9p');
    clearVisit({ code: 'BEIT', tableCode: 'T12', lang: 'AR' });
    expect(contentOf(sessionStorage)).toEqual({ code: 'BEIT', tableCode: 'T12', langBEIT: 'AR' });
    expect(contentOf(localStorage)).toEqual({ uniqueCartId_BEIT_T12: 'Qw3rTy7uIo9p' });
  });

  it.each([
    ['the form of an order', paymentDraftEntry.key('Qw3rTy7uIo9p')],
    ['a dish', dishDraftEntry.key('BEIT')],
    ['a new address', addressDraftEntry.key('BEIT')],
    ['a rating', ratingDraftEntry.key('BEIT', 162, 0)],
    ['a report', reportDraftEntry.key(7001)],
    ['the guest of a room', roomGuestEntry.key('PALM', 321)],
    ['the bay of a car', bayEntry.key('Qw3rTy7uIo9p')],
    ['the mark that they are here', arrivedEntry.key(7001)],
    ['the line of a visitor', pendingLineEntry.key('BEIT')],
    ['the promo of a visitor', 'pendingPromo_BEIT'],
    ['its hour', pendingLineAtEntry.key('BEIT')],
    ['the part of town', askedZoneEntry.key('BEIT')],
    ['the code of a cart', promoEntry.key(501)],
  ])('keeps what the diner has entered: %s', (_, key) => {
    sessionStorage.setItem(key, 'x');
    clearVisit({});
    expect(contentOf(sessionStorage)).toEqual({ [key]: 'x' });
  });

  it('restores nothing that was not there', () => {
    sessionStorage.setItem('code', 'OLD');
    clearVisit({});
    expect(contentOf(sessionStorage)).toEqual({});
  });
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followDiner } from '../../src/app/sameDiner.ts';
import { appStore } from '../../src/state/appStore.ts';
import { customerIdEntry } from '../../src/storage/loginEntries.ts';

const CODE = 'BEIT';
const reload = vi.fn();
let stop = () => {};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  reload.mockReset();
  customerIdEntry.write(501, CODE);
  appStore.getState().enterDelivery(CODE);
  vi.stubGlobal('location', { pathname: `/Delivery/${CODE}/orderList`, search: '', reload });
  stop = followDiner();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

const leave = () => dispatchEvent(new Event('pagehide'));
const comeBack = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

it('reloads a restored page for another customer', () => {
  leave();
  customerIdEntry.write(502, CODE);
  comeBack();
  expect(reload).toHaveBeenCalledOnce();
});

it('keeps a restored page for the same customer', () => {
  leave();
  comeBack();
  expect(reload).not.toHaveBeenCalled();
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { appStore } from '../../src/state/appStore.ts';
import { storedLanguage } from '../../src/state/languageSlice.ts';
import { likelyLanguage } from '../../src/storage/earlyReads.ts';

const { enterVisit, enterDelivery, enterRoom, enterHall, enterLane, restoreVisit, keepLanguage } =
  appStore.getState();
const OUTLETS = [
  { code: 'SEA', tableCode: 'SEA-1204' },
  { code: 'LOUNGE', tableCode: 'LOUNGE-1204' },
];
const STALLS = [
  { code: 'GRILL', tableCode: 'G1', state: 'Table' as const },
  { code: 'LANE', tableCode: '0', state: 'View' as const },
];

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  appStore.setState({ visit: undefined });
});

describe('the way of ordering at a place', () => {
  it('is at the table after its code was scanned', () => {
    expect(enterVisit('BEIT', 'T12')).toEqual({ code: 'BEIT', tableCode: 'T12', state: 'Table' });
    expect(enterVisit('BEIT', undefined)).toMatchObject({ tableCode: 'T12', state: 'Table' });
  });

  it('is for delivery at home, with a way back only to a table of this venue', () => {
    enterVisit('BEIT', 'T12');
    enterDelivery('BEIT');
    expect(enterVisit('BEIT', undefined)).toMatchObject({ tableCode: 'T12' });
    enterDelivery('CORNER');
    expect(enterVisit('CORNER', undefined)).toMatchObject({ tableCode: '0' });
  });

  it('is for reading only without a table', () => {
    expect(enterVisit('BEIT', undefined)).toMatchObject({ tableCode: '0', state: 'View' });
  });

  it('is to the room at the outlets of a hotel', () => {
    enterRoom('PALM', 321, OUTLETS);
    const visit = { state: 'Room', roomCode: 'PALM', roomTableId: 321 };
    expect(enterVisit('SEA', 'SEA-1204')).toMatchObject(visit);
    expect(enterVisit('LOUNGE', 'LOUNGE-1204')).toMatchObject(visit);
    expect(enterVisit('LOUNGE', undefined)).toMatchObject({ ...visit, tableCode: 'LOUNGE-1204' });
  });

  it('is for reading only in a room, until somebody has checked in', () => {
    enterRoom('PALM', 321, OUTLETS, false);
    expect(enterVisit('SEA', 'SEA-1204')).toMatchObject({ state: 'Room', isRoomIdle: true });
    enterRoom('PALM', 321, OUTLETS, true);
    expect(enterVisit('SEA', 'SEA-1204').isRoomIdle).toBeUndefined();
    enterRoom('PALM', 321, OUTLETS, false);
    expect(enterVisit('BEIT', 'T12').isRoomIdle).toBeUndefined();
  });

  it('follows the hall in a hall, and the lane in a lane', () => {
    enterHall('SOUQ', STALLS);
    expect(enterVisit('GRILL', 'G1')).toMatchObject({ state: 'Table', mergeCode: 'SOUQ' });
    expect(enterVisit('LANE', undefined)).toMatchObject({ state: 'View', mergeCode: 'SOUQ' });
    enterLane('LANE', 'L1');
    expect(enterVisit('LANE', undefined)).toMatchObject({
      tableCode: 'L1',
      state: 'DriveThrough',
      mergeCode: 'SOUQ',
    });
    expect(enterVisit('LANE', 'L1')).toMatchObject({ state: 'DriveThrough', mergeCode: 'SOUQ' });
  });
});

describe('a table scanned elsewhere', () => {
  it.each([
    ['of another venue', 'BEIT', 'T12'],
    ['of the same venue', 'SEA', 'S7'],
  ])('%s ends the way back to the room', (_, code, tableCode) => {
    enterRoom('PALM', 321, OUTLETS);
    const visit = enterVisit(code, tableCode);
    expect(visit).toEqual({ code, tableCode, state: 'Table' });
    expect(enterVisit('LOUNGE', 'LOUNGE-1204').state).toBe('Table');
  });

  it('a hall ends a room, and a room ends a hall', () => {
    enterRoom('PALM', 321, OUTLETS);
    enterHall('SOUQ', STALLS);
    expect(enterVisit('GRILL', 'G1')).not.toHaveProperty('roomCode', 'PALM');
    enterRoom('PALM', 321, OUTLETS);
    expect(enterVisit('SEA', 'SEA-1204')).not.toHaveProperty('mergeCode', 'SOUQ');
  });
});

describe('after the session storage was cleared under the page', () => {
  it.each([
    ['the room', () => enterRoom('PALM', 321, OUTLETS), 'SEA', 'SEA-1204', { roomTableId: 321 }],
    [
      'a room where nobody is',
      () => enterRoom('PALM', 321, OUTLETS, false),
      'SEA',
      'SEA-1204',
      { isRoomIdle: true },
    ],
    ['the hall', () => enterHall('SOUQ', STALLS), 'GRILL', 'G1', { mergeCode: 'SOUQ' }],
  ])('%s is still known', (_, enter, code, tableCode, visit) => {
    enter();
    const before = enterVisit(code, tableCode);
    sessionStorage.clear();
    restoreVisit();
    expect(enterVisit(code, tableCode)).toEqual(before);
    expect(before).toMatchObject(visit);
  });

  it('so are the other places of the room', () => {
    enterRoom('PALM', 321, OUTLETS);
    enterVisit('SEA', 'SEA-1204');
    sessionStorage.clear();
    restoreVisit();
    expect(enterVisit('LOUNGE', 'LOUNGE-1204')).toMatchObject({ state: 'Room', roomTableId: 321 });
  });
});

describe('the language of a venue in a hotel', () => {
  it("is the hotel's until the diner chooses another one there", () => {
    keepLanguage('PALM', 'AR');
    enterRoom('PALM', 321, OUTLETS);
    const languages = (code: string) => [storedLanguage(code), likelyLanguage(code)];
    expect(languages('SEA')).toEqual(['AR', 'AR']);
    expect(languages('BEIT')).toEqual(['EN', 'EN']);
    keepLanguage('SEA', 'EN');
    expect(languages('SEA')).toEqual(['EN', 'EN']);
    expect(languages('LOUNGE')).toEqual(['AR', 'AR']);
  });
});

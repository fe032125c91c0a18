import {
  checkDriveThroughSetup,
  checkRoomGuest,
  getCountries,
  getDriveThroughSetup,
  getGeolocationStoresByConcept,
  getHomePageMenuScheduleUrl,
  getHomepage,
  getMergeScreen,
  getRooms,
} from '../contract/endpoints/places.ts';
import type { Position, StoreSummary } from '../contract/stores.ts';
import { changeHook } from './change.ts';
import { queryOf, readHook, useRead, type ReadOptions } from './read.ts';

export const useCheckDriveThroughSetup = readHook(checkDriveThroughSetup, ['code']);
export const useDriveThroughSetup = readHook(getDriveThroughSetup, ['code']);
export const useGeolocationStoresByConcept = (
  code: string,
  position?: Position,
  options?: ReadOptions<StoreSummary[]>,
) => useRead(queryOf(getGeolocationStoresByConcept, { code, ...position }), options);
export const useHomepage = readHook(getHomepage, ['code', 'lang']);
export const useHomePageMenuScheduleUrl = readHook(getHomePageMenuScheduleUrl, ['code']);
export const useMergeScreen = readHook(getMergeScreen, ['code', 'lang']);
export const useCountries = readHook(getCountries, ['code']);
export const useRooms = readHook(getRooms, ['code', 'tableId', 'lang']);
export const useCheckRoomGuest = changeHook(checkRoomGuest);

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

export const useCheckDriveThroughSetup = readHook(checkDriveThroughSetup);
export const useDriveThroughSetup = readHook(getDriveThroughSetup);
export const useGeolocationStoresByConcept = (
  code: string,
  position?: Position,
  options?: ReadOptions<StoreSummary[]>,
) => useRead(queryOf(getGeolocationStoresByConcept, { code, ...position }), options);
export const useHomepage = readHook(getHomepage);
export const useHomePageMenuScheduleUrl = readHook(getHomePageMenuScheduleUrl);
export const useMergeScreen = readHook(getMergeScreen);
export const useCountries = readHook(getCountries);
export const useRooms = readHook(getRooms);
export const useCheckRoomGuest = changeHook(checkRoomGuest);

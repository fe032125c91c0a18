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
import { changeHook } from './change.ts';
import { readHook } from './read.ts';

export const useCheckDriveThroughSetup = readHook(checkDriveThroughSetup);
export const useDriveThroughSetup = readHook(getDriveThroughSetup);
export const useGeolocationStoresByConcept = readHook(getGeolocationStoresByConcept);
export const useHomepage = readHook(getHomepage);
export const useHomePageMenuScheduleUrl = readHook(getHomePageMenuScheduleUrl);
export const useMergeScreen = readHook(getMergeScreen);
export const useCountries = readHook(getCountries);
export const useRooms = readHook(getRooms);
export const useCheckRoomGuest = changeHook(checkRoomGuest);

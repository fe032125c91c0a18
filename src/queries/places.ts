import * as api from '../api/places.ts';
import type { PositionQuery } from '../api/places.ts';
import type { DriveThroughSetup, HomePage, MergeScreen, RoomInfo } from '../contract/places.ts';
import type { Active } from '../contract/basics.ts';
import type { Lang } from '../contract/languages.ts';
import type { Country } from '../contract/concept.ts';
import type { PageUrl } from '../contract/venue.ts';
import type { StoreSummary } from '../contract/stores.ts';
import { useChange } from './change.ts';
import { queryKey } from './keys.ts';
import { ALWAYS_STALE, read, useRead, type ReadOptions } from './read.ts';

export const checkDriveThroughSetupQuery = (code: string) =>
  read(queryKey('Menu', 'checkDriveThroughSetup', [code]), (signal) =>
    api.checkDriveThroughSetup(code, signal),
  );
export const useCheckDriveThroughSetup = (code: string, options?: ReadOptions<Active>) =>
  useRead(checkDriveThroughSetupQuery(code), options);

/** Free bays change while the diner thinks. */
export const driveThroughSetupQuery = (code: string) =>
  read(
    queryKey('Menu', 'getDriveThroughSetup', [code]),
    (signal) => api.getDriveThroughSetup(code, signal),
    ALWAYS_STALE,
  );
export const useDriveThroughSetup = (code: string, options?: ReadOptions<DriveThroughSetup>) =>
  useRead(driveThroughSetupQuery(code), options);

export const geolocationStoresByConceptQuery = (code: string, position: PositionQuery = {}) =>
  read(queryKey('Menu', 'getGeolocationStoresByConcept', [code, position]), (signal) =>
    api.getGeolocationStoresByConcept(code, position, signal),
  );
export const useGeolocationStoresByConcept = (
  code: string,
  position?: PositionQuery,
  options?: ReadOptions<StoreSummary[]>,
) => useRead(geolocationStoresByConceptQuery(code, position), options);

export const homepageQuery = (code: string, lang: Lang) =>
  read(queryKey('Menu', 'getHomepage', [code], lang), (signal) =>
    api.getHomepage(lang, code, signal),
  );
export const useHomepage = (code: string, lang: Lang, options?: ReadOptions<HomePage>) =>
  useRead(homepageQuery(code, lang), options);

export const homePageMenuScheduleUrlQuery = (code: string) =>
  read(queryKey('Menu', 'getHomePageMenuScheduleUrl', [code]), (signal) =>
    api.getHomePageMenuScheduleUrl(code, signal),
  );
export const useHomePageMenuScheduleUrl = (code: string, options?: ReadOptions<PageUrl>) =>
  useRead(homePageMenuScheduleUrlQuery(code), options);

export const mergeScreenQuery = (code: string, lang: Lang) =>
  read(queryKey('Menu', 'getMergeScreen', [code], lang), (signal) =>
    api.getMergeScreen(lang, code, signal),
  );
export const useMergeScreen = (code: string, lang: Lang, options?: ReadOptions<MergeScreen>) =>
  useRead(mergeScreenQuery(code, lang), options);

export const countriesQuery = (code: string) =>
  read(queryKey('Menu', 'getCountries', [code]), (signal) => api.getCountries(code, signal));
export const useCountries = (code: string, options?: ReadOptions<Country[]>) =>
  useRead(countriesQuery(code), options);

export const roomsQuery = (code: string, tableId: number, lang: Lang) =>
  read(queryKey('Menu', 'getRooms', [code, tableId], lang), (signal) =>
    api.getRooms(lang, code, tableId, signal),
  );
export const useRooms = (
  code: string,
  tableId: number,
  lang: Lang,
  options?: ReadOptions<RoomInfo>,
) => useRead(roomsQuery(code, tableId, lang), options);

export const useCheckRoomGuest = () =>
  useChange(
    (asked: { code: string; tableId: number; guest: { lastName: string; departure?: string } }) =>
      api.checkRoomGuest(asked.code, asked.tableId, asked.guest),
  );

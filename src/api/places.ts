import * as endpoints from '../contract/endpoints/places.ts';
import type { Lang } from '../contract/languages.ts';
import { call } from './client.ts';

/** Where the diner is, if they allowed it. */
export type PositionQuery = Readonly<{ latitude?: number; longitude?: number }>;

export const checkDriveThroughSetup = (code: string, signal?: AbortSignal) =>
  call(endpoints.checkDriveThroughSetup, { code }, { signal });

export const getDriveThroughSetup = (code: string, signal?: AbortSignal) =>
  call(endpoints.getDriveThroughSetup, { code }, { signal });

export const getGeolocationStoresByConcept = (
  code: string,
  query: PositionQuery = {},
  signal?: AbortSignal,
) => call(endpoints.getGeolocationStoresByConcept, { code }, { query, signal });

export const getHomepage = (lang: Lang, code: string, signal?: AbortSignal) =>
  call(endpoints.getHomepage, { lang, code }, { signal });

export const getHomePageMenuScheduleUrl = (code: string, signal?: AbortSignal) =>
  call(endpoints.getHomePageMenuScheduleUrl, { code }, { signal });

export const getMergeScreen = (lang: Lang, code: string, signal?: AbortSignal) =>
  call(endpoints.getMergeScreen, { lang, code }, { signal });

export const getCountries = (code: string, signal?: AbortSignal) =>
  call(endpoints.getCountries, { code }, { signal });

export const getRooms = (lang: Lang, code: string, tableId: number, signal?: AbortSignal) =>
  call(endpoints.getRooms, { lang, code, tableId }, { signal });

export const checkRoomGuest = (
  code: string,
  tableId: number,
  body: { lastName: string; departure?: string },
) => call(endpoints.checkRoomGuest, { code, tableId }, { body });

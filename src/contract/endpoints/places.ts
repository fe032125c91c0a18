import * as v from 'valibot';
import { read, write } from '../endpoint.ts';
import { DriveThroughSetup, HomePage, MergeScreen, RoomInfo } from '../places.ts';
import { flag, listAnswer } from '../schema.ts';
import { Active } from '../basics.ts';
import { Country } from '../concept.ts';
import { StoreSummary } from '../stores.ts';
import { PageUrl } from '../venue.ts';

export const checkHomePageActivation = read('Menu/checkHomePageActivation/:code', Active, {
  isOffline: true,
  isSilent: true,
});
export const checkDriveThroughSetup = read('Menu/CheckDriveThroughSetup/:code', Active, {
  isSilent: true,
});
export const getDriveThroughSetup = read('Menu/GetDriveThroughSetup/:code', DriveThroughSetup);
export const getGeolocationStoresByConcept = read(
  'Menu/GetGeolocationStoresByConcept/:code',
  listAnswer(StoreSummary, 'stores'),
  { isOffline: true },
);
export const getHomepage = read('Menu/homepage/:lang/:code', HomePage, { isOffline: true });
export const getHomePageUrl = read('Menu/GetHomePageUrl/:code', PageUrl, { isSilent: true });
export const getHomePageMenuScheduleUrl = read('Menu/GetHomePageMenuScheduleUrl/:code', PageUrl, {
  isSilent: true,
});
export const getMergeScreen = read('Menu/MergeScreen/:lang/:code', MergeScreen, {
  isOffline: true,
});
export const getCountries = read('Menu/GetCountries/:code', listAnswer(Country, 'countries'), {
  isOffline: true,
});
export const getRooms = read('Menu/Rooms/:lang/:code/:tableId', RoomInfo, { isOffline: true });
export const checkRoomGuest = write(
  'Menu/CheckRoomGuest/:code/:tableId',
  v.object({ guestOk: flag }),
  'N',
);

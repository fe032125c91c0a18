import * as v from 'valibot';
import { Active } from '../basics.ts';
import { Country } from '../concept.ts';
import { read, typed, write } from '../endpoint.ts';
import { DriveThroughSetup, HomePage, MergeScreen, RoomInfo, type GuestCheck } from '../places.ts';
import { flag, listAnswer } from '../schema.ts';
import { StoreSummary } from '../stores.ts';
import { PageUrl } from '../venue.ts';

export const checkDriveThroughSetup = read('Menu/CheckDriveThroughSetup/:code', Active, {
  isSilent: true,
});
/** Free bays change while the diner chooses. */
export const getDriveThroughSetup = read('Menu/GetDriveThroughSetup/:code', DriveThroughSetup, {
  freshMinutes: 0,
});
export const getGeolocationStoresByConcept = read(
  'Menu/GetGeolocationStoresByConcept/:code',
  listAnswer(StoreSummary, 'stores'),
  { isOffline: true, query: ['latitude', 'longitude'] },
);
export const getHomepage = read('Menu/homepage/:lang/:code', HomePage, { isOffline: true });
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
  { sends: typed<{ body: GuestCheck }>() },
);

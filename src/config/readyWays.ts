/** Names the venue's store, which other calls need. */
export const VENUE_CALL = 'Menu/GetStoreIdFromCode/:code';
/** Says whether a venue is a lane, which has a table code of its own. */
export const LANE_CALL = 'Menu/CheckDriveThroughSetup/:code';
export const LANE_SETUP_CALL = 'Menu/GetDriveThroughSetup/:code#:isLane';
/** Sent with the table and the time. */
export const HOURS_CALL = 'TableCart/checkOperationHourForTable#:tableCode';

/** What the page says of a way. */
export interface ReadyWay {
  /** Each is asked once all its words that begin with a colon are known; what is behind a # is not sent. */
  asks: readonly string[];
  /** Addresses of files, in the order in which they are needed. */
  files: readonly string[];
}

/** The element of the page that holds them all, by their patterns. */
export const WAYS_ID = 'ways';

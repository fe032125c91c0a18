/** Names the venue's store, which other calls need. */
export const VENUE_CALL = 'Menu/GetStoreIdFromCode/:code';
/** Says if a venue is a lane, which has its own table code. */
export const LANE_CALL = 'Menu/CheckDriveThroughSetup/:code';
export const LANE_SETUP_CALL = 'Menu/GetDriveThroughSetup/:code#:isLane';
/** Sent with the table and the time. */
export const HOURS_CALL = 'TableCart/checkOperationHourForTable#:tableCode';

/** Words of the pages that are in the first files, and of all others that are drawn early. */
export type WordsFolder = 'first' | 'doors';

/** The page's data about an entry point. */
export interface EntryPreload {
  /**
   * A call is sent once all its placeholders, which begin with a colon, have a value; the part
   * after # is a condition and not sent.
   */
  asks: readonly string[];
  /** Addresses of files, in the order of need. */
  files: readonly string[];
  /** The folder of the words that it is drawn with. */
  words?: WordsFolder;
  /** The script that draws it before the app, and styles that are not in the page. */
  draws?: readonly string[];
  /** The same for a diner with filters, or one who avoids something. */
  drawsOwn?: readonly string[];
}

/** The element of the page with all entry points, by their patterns. */
export const ENTRIES_ID = 'entries';

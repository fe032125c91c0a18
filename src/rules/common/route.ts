import type { CallPath } from '../../contract/calls.ts';

/** The back targets that are not a step back. */
export type Back =
  /** The menu of an order. */
  | 'menuOfOrder'
  /** The hall that led here. */
  | 'hall'
  /** The room, hall or home page before a menu. */
  | 'entrance'
  | 'deliveryHome'
  | 'landing'
  | 'cart'
  /** The page named in the address. */
  | 'backUrl';

/**
 * A call that the page sends before the app is there, as soon as its placeholders have values: from the
 * address, and from answers before it.
 */
export type EarlyAsk =
  | CallPath
  | {
      path: CallPath;
      /** Parameters that are always the same. */
      with?: Readonly<Record<string, number>>;
      /** Only for a drive-through lane, or only for other venues. */
      if?: 'isLane' | 'isNoLane';
    };

export interface Route {
  /** The router's pattern. */
  pattern: string;
  /** The file of the page below `pages`, and its component. */
  page: string;
  /** The file of the build that holds the page, if it is not named after the page's folder. */
  file?: 'first' | 'home' | 'dish' | 'payment' | 'bank' | 'review' | 'address';
  /** The frame around the page. `customer` also demands a log-in. */
  layout?: 'table' | 'delivery' | 'customer' | 'entry' | 'qlub';
  /** The first screen arrives with everything that the page needs. */
  isFirst?: boolean;
  /** The early calls at an address with all its parts. */
  asks?: readonly EarlyAsk[];
  /** The early calls without the optional last part. */
  asksWithout?: readonly EarlyAsk[];
  /** What draws the page before the app, at an address with all its parts: a row in `build/firstScreen.ts`. */
  draws?:
    | 'Menu'
    | 'Emenu'
    | 'Rooms'
    | 'Merge'
    | 'Item'
    | 'Order'
    | 'Rounds'
    | 'RateByLink'
    | 'DeliveryMenu'
    | 'Delivery'
    | 'DeliveryItem'
    | 'Verification';
  /** The same without the optional last part. */
  drawsWithout?: 'Lane' | 'Cart';
  /** Files below `src`, besides the page and its frame, that the early answers need. */
  also?: readonly string[];
  back?: Back;
  /** An order is about to be sent or paid here, so nothing may distract the diner. */
  isPaying?: boolean;
  /** Redirects the diner after the login, so no return link may lead here. */
  isLogin?: boolean;
  /** The diner works on the order here, so the cart does not expire. */
  keepsCart?: boolean;
  /** A picture with its own back button replaces the header. */
  hasNoHeader?: boolean;
  /** Which of the venue's delivery-page colours it uses. */
  colors?: 'login' | 'address' | 'cart' | 'payment';
}

/** A page with all facts that need none of its code. `link` builds its addresses. */
export interface RouteRow extends Route {
  link?: (...words: never[]) => string;
}

/** The early calls of every venue: its store, and its colours. */
export const VENUE = [
  'Menu/GetStoreIdFromCode/:code',
  'TableCart/GetButtonColorCodes/:code',
] as const satisfies readonly EarlyAsk[];

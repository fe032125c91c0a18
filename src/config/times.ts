/** Every time span and limit of the product, once, with its unit. */

export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export const TOAST_LIFE_MS = 3000;
/** Longer than other messages: it leads to a dish. */
export const BACK_AGAIN_LIFE_MS = 10 * SECOND_MS;
/** A category counts as viewed only after this time, not when scrolled past. */
export const CATEGORY_LOOK_MS = SECOND_MS;

/** Time to read an order's status before a popup may cover it. */
export const ORDER_LOOK_MS = 10 * SECOND_MS;

/** Taps on plus and minus are collected for this time, then sent as one absolute quantity. */
export const QUANTITY_GATHER_MS = 300;

/** The page counts as loaded after this at the latest; then the worker is registered. */
export const DRAWING_LIMIT_MS = 30_000;
export const UPDATE_CHECK_MS = 6 * HOUR_MS;
export const UPDATE_DIALOG_MS = 4000;
/** How often a waiting new version checks if it may be loaded. */
export const UPDATE_RETRY_MS = SECOND_MS;
/** Limits reloads if servers disagree about the newest version. */
export const UPDATE_PAUSE_MS = MINUTE_MS;
/** How long a page waits for a new worker to take over. */
export const TAKEOVER_LIMIT_MS = 3 * SECOND_MS;
/** How long fetching a lost file's new version may take before the page reloads without it. */
export const RECOVERY_LIMIT_MS = 10 * SECOND_MS;
/** After this time without an answer, a copy on the device is used. */
export const COPY_AFTER_MS = 5 * SECOND_MS;
/** How often a venue without an answer is asked again while the page is visible. */
export const ASK_AGAIN_MS = 10 * SECOND_MS;
/** After the server is back, reads are repeated at once and then at most this often. */
export const BACK_AGAIN_MS = 3 * SECOND_MS;
/** Data fetched only for offline use is not fetched again within this time. */
export const COPY_FRESH_MS = HOUR_MS;

/** The app ignores longer waits in a server's answer. */
export const LONGEST_WAIT_MS = DAY_MS;
/** A longer wait is shown in minutes. */
export const WAIT_IN_SECONDS_MS = 90 * SECOND_MS;

export const CART_LIFE_MINUTES = 2;
export const CART_CUTOFF_HOUR = 5;
export const CART_EXPIRY_REDIRECT_MS = 2000;
/** Time to read the warning that the cart expires, and to keep it. */
export const CART_WARNING_MS = 30 * SECOND_MS;
/** The life span of a cart in use is extended this long before the warning would show. */
export const CART_KEEPING_MS = 5 * SECOND_MS;

export const READ_TIMEOUT_MS = 15_000;
export const READ_RETRY_DELAYS_MS = [1000, 3000] as const;

/** How often to ask for a payment's result: quickly at first, then slower, then only by hand. */
export const PAYMENT_POLL_FAST_MS = 2000;
export const PAYMENT_POLL_FAST_FOR_MS = 30_000;
export const PAYMENT_POLL_SLOW_MS = 5000;
export const PAYMENT_POLL_LIMIT_MS = 3 * MINUTE_MS;

/** How often a page compares the clock with a promised time. */
export const CLOCK_LOOK_MS = 10 * SECOND_MS;

/** The shortest time between two reads of an order, even if its answer asks for less. */
export const ORDER_POLL_LEAST_MS = 3 * SECOND_MS;
/** If the bank's page has not loaded after this time, the button can be used again. */
export const LEAVING_LIMIT_MS = 10 * SECOND_MS;
/** Time to read the order number before a venue's own page opens. */
export const ENDING_REDIRECT_LEAST_SECONDS = 5;

/** A self-order key is not reused after this time. */
export const UNIQUE_CART_ID_LIFE_MS = 12 * HOUR_MS;
export const INTENT_LIFE_MS = DAY_MS;
/**
 * An interrupted order is sent again only within this time; later its outcome is only looked up.
 */
export const RESUME_LIMIT_MS = 10 * MINUTE_MS;
/** How long a returning diner is offered the orders of a table. */
export const PLACED_ORDER_LIFE_MS = 12 * HOUR_MS;
/** More than an evening needs: each order costs a request and a card on the page of the rounds. */
export const MOST_ORDERS_AT_TABLE = 50;
/** A call for service without an answer is repeated as the same call for this long. */
export const SERVICE_DOUBT_MS = 2 * MINUTE_MS;
/** How long a device keeps its notes about an order in progress. */
export const ORDER_NOTE_LIFE_MS = DAY_MS;
/** A screen stays on for a waiting diner no longer than this. */
export const SCREEN_AWAKE_MS = 30 * MINUTE_MS;
/** How often a shared cart on screen is read. */
export const SHARED_CART_POLL_MS = 5 * SECOND_MS;
/** How often a menu or a dish on screen is read again, because dishes sell out. */
export const STOCK_POLL_MS = 2 * MINUTE_MS;
/** How long a receipt stays readable on the device that ordered. */
export const KEPT_ORDER_LIFE_MS = 30 * DAY_MS;
/** After this time an installed app no longer opens at the last table. */
export const SEAT_LIFE_MS = 12 * HOUR_MS;
/** How long a closed install banner stays hidden. */
export const INSTALL_BANNER_PAUSE_MS = 14 * DAY_MS;
/** How long a log-out waits for the server. */
export const LOGOUT_WAIT_MS = 2 * SECOND_MS;
export const PENDING_LINE_LIFE_MS = 30 * MINUTE_MS;

/** No server accepts a larger file. */
export const UPLOAD_LIMIT_BYTES = 8 * 1024 * 1024;
/** Such a file plus the form around it: no request has a larger body. */
export const BODY_LIMIT_BYTES = UPLOAD_LIMIT_BYTES + 1024 * 1024;
/** Larger answers are refused: even a menu of ten thousand dishes is smaller. */
export const ANSWER_LIMIT_BYTES = 12 * 1024 * 1024;

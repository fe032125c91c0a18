/** Every time span and limit of the product, once, with its unit. */

export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export const TOAST_LIFE_MS = 3000;
/** A category that one only scrolls past is not looked at. */
export const CATEGORY_LOOK_MS = SECOND_MS;

/** What an order's page says first is read before anything is laid over it. */
export const ORDER_LOOK_MS = 10 * SECOND_MS;

/** Taps on plus and minus are gathered this long before one absolute quantity is sent. */
export const QUANTITY_GATHER_MS = 300;

/** The page counts as stable at the latest after this; then the worker is registered. */
export const DRAWING_LIMIT_MS = 30_000;
export const UPDATE_CHECK_MS = 6 * HOUR_MS;
export const UPDATE_DIALOG_MS = 4000;
/** How often a new version that has to wait looks whether it may come. */
export const UPDATE_RETRY_MS = SECOND_MS;
/** Servers that disagree about the newest version must not make a page reload without end. */
export const UPDATE_PAUSE_MS = MINUTE_MS;
/** A new worker takes over in a moment; a page does not wait for one that hangs. */
export const TAKEOVER_LIMIT_MS = 3 * SECOND_MS;
/** How long a lost file's new version may take to be fetched before the page reloads without it. */
export const RECOVERY_LIMIT_MS = 10 * SECOND_MS;
/** A network that says nothing for so long is treated as none where the device has a copy. */
export const COPY_AFTER_MS = 5 * SECOND_MS;
/** How often a venue that does not answer is asked again while somebody is looking. */
export const ASK_AGAIN_MS = 10 * SECOND_MS;
/** What was away and is back is asked at once, and then no oftener than this. */
export const BACK_AGAIN_MS = 3 * SECOND_MS;
/** What is only fetched for a time without a network is not fetched again so soon. */
export const COPY_FRESH_MS = HOUR_MS;

/** A server that asks for more patience than this is not believed. */
export const LONGEST_WAIT_MS = DAY_MS;
/** A longer wait is told in minutes: nobody counts in seconds for so long. */
export const WAIT_IN_SECONDS_MS = 90 * SECOND_MS;

export const CART_LIFE_MINUTES = 2;
export const CART_CUTOFF_HOUR = 5;
export const CART_EXPIRY_REDIRECT_MS = 2000;
/** Time enough to read that the cart ends, and to keep it. */
export const CART_WARNING_MS = 30 * SECOND_MS;
/** So long before the warning a cart that is being worked for is kept. */
export const CART_KEEPING_MS = 5 * SECOND_MS;

export const READ_TIMEOUT_MS = 15_000;
export const READ_RETRY_DELAYS_MS = [1000, 3000] as const;

/** Rhythm of asking for a payment's result: quickly at first, then slower, then by hand. */
export const PAYMENT_POLL_FAST_MS = 2000;
export const PAYMENT_POLL_FAST_FOR_MS = 30_000;
export const PAYMENT_POLL_SLOW_MS = 5000;
export const PAYMENT_POLL_LIMIT_MS = 3 * MINUTE_MS;

/** An order is asked after no more often than this, whatever its answer says. */
export const ORDER_POLL_LEAST_MS = 3 * SECOND_MS;
/** The payment page should be there by now: the button may be used again. */
export const LEAVING_LIMIT_MS = 10 * SECOND_MS;
/** The order number can be read before a venue's own page takes over. */
export const ENDING_REDIRECT_LEAST_SECONDS = 5;

/** A forgotten self-order key is not used again after this. */
export const UNIQUE_CART_ID_LIFE_MS = 12 * HOUR_MS;
export const INTENT_LIFE_MS = DAY_MS;
/** An interrupted order is sent again only while its diner still expects it; later it is only looked for. */
export const RESUME_LIMIT_MS = 10 * MINUTE_MS;
/** How long the orders of a table are offered to the diner who comes back. */
export const PLACED_ORDER_LIFE_MS = 12 * HOUR_MS;
/** A table is left sooner or later: an app opened after this does not order to it unasked. */
export const SEAT_LIFE_MS = 12 * HOUR_MS;
/** A closed install banner stays away so long. */
export const INSTALL_BANNER_PAUSE_MS = 14 * DAY_MS;
/** A log-out waits for the server no longer than this. */
export const LOGOUT_WAIT_MS = 2 * SECOND_MS;
export const PENDING_LINE_LIFE_MS = 30 * MINUTE_MS;

/** A file larger than this is taken by no server. */
export const UPLOAD_LIMIT_BYTES = 8 * 1024 * 1024;
/** An answer larger than this is refused: no menu of a thousand dishes comes near it. */
export const ANSWER_LIMIT_BYTES = 8 * 1024 * 1024;

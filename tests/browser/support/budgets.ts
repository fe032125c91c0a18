/** Limits for the first load of a table's menu, with 150 dishes. */
export const FIRST_SCREEN_BUDGET = {
  /** What a dish can be added with, compressed: page, styles, first code, words and answers. */
  bytes: 60_000,
  /** The same and the app's own first files, which come at low priority. */
  bytesWithApp: 180_000,
  requests: 14,
  /** Cumulative Layout Shift, as the browser measures it. */
  layoutShift: 0.01,
} as const;

/** Limits for the whole first visit of a table, until nothing more is asked for; without pictures. */
export const FIRST_VISIT_BUDGET = {
  requests: 25,
  /** Code and styles that the worker keeps, `dist/static`. */
  filesOfBuild: 60,
} as const;

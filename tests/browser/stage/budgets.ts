/** What a diner who has just scanned the code of a table may be made to wait for. */
export const FIRST_SCREEN_BUDGET = {
  /**
   * Page, styles, code, words and answers, as they travel, until a dish can be added; with a menu
   * of 150 dishes.
   */
  bytes: 150_000,
  requests: 14,
  /** How far things that are already there may jump. */
  layoutShift: 0.01,
} as const;

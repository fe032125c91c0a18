/** Id of the sentence that explains why the controls are disabled. */
export const OFF_REASON_ID = 'off-reason';

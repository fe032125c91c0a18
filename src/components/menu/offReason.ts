/** The sentence that says why what is there to be tapped does not answer now. */
export const OFF_REASON_ID = 'off-reason';

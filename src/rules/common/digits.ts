/** The digits of the Arabic and Persian scripts as the 0 to 9 that every number is sent in. */
export function westernDigits(text: string): string {
  // The last four bits of each of these letters are its value.
  return text.replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) =>
    String((digit.codePointAt(0) ?? 0) % 16),
  );
}

/** `4:05`, for a wait that is counted down. */
export function countdownClock(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

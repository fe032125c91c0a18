/** Converts Arabic and Persian digits to 0 to 9: requests send all numbers in these. */
export function westernDigits(text: string): string {
  // The last four bits of these characters are their value.
  return text.replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) =>
    String((digit.codePointAt(0) ?? 0) % 16),
  );
}

/** `4:05`, for a countdown. */
export function countdownClock(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

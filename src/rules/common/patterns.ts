/**
 * Regular expressions that a venue's server sets for a field. A browser cannot stop a slow match: a
 * pattern that can match a text in too many ways would freeze the form, so the app skips it.
 */

/** This many attempts take no noticeable time. */
const MOST_READINGS = 200_000;
const LONGEST_PATTERN = 500;
/** A phone number or a number plate has fewer characters. */
const LONGEST_TEXT = 200;

const GROUP_START = /^\((?:\?(?:[:=!]|<[=!]|<\w+>))?/;
const CLASS = /^\[(?:\\[^]|[^\]\\])*\]/;
const ESCAPED = /^\\[^]/;
const TIMES = /^(?:[*+?]|\{(\d+)(?:(,)(\d*))?\})\??/;

/** An upper bound of the ways in which a pattern can match a text of this length. */
function readingsOf(pattern: string, length: number): number {
  let rest = pattern;
  const take = (part: RegExp) => {
    const [taken = ''] = part.exec(rest) ?? [];
    rest = rest.slice(taken.length);
    return taken;
  };

  const repeated = (readings: number): number => {
    const [taken, least, isRange, most] = TIMES.exec(rest) ?? [];
    if (taken === undefined) return readings;
    rest = rest.slice(taken.length);
    const from = taken.startsWith('+') ? 1 : Number(least ?? 0);
    const to = taken.startsWith('?') ? 1 : least && !isRange ? from : Number(most || Infinity);
    if (from > MOST_READINGS) return Infinity;
    let sum = 0;
    // Each repetition matches at least one character, so the length limits their number.
    for (let times = from; times <= Math.max(from, Math.min(to, length)); times += 1) {
      sum += readings ** times;
      if (sum > MOST_READINGS) return Infinity;
    }
    return sum * Math.max(1, from);
  };

  const isOver = () => /^(?:[|)]|$)/.test(rest);

  let isAnchored = true;
  const alternatives = (isOutermost: boolean): number => {
    let sum = 0;
    do {
      if (isOutermost && !rest.startsWith('^')) isAnchored = false;
      let product = 1;
      while (!isOver()) {
        if (take(GROUP_START)) {
          const inner = alternatives(false);
          take(/^\)/);
          product *= repeated(inner);
        } else {
          if (!take(CLASS) && !take(ESCAPED)) take(/^[^]/);
          product *= repeated(1);
        }
      }
      sum += product;
    } while (take(/^\|/));
    return sum;
  };

  const readings = alternatives(true);
  // An alternative without `^` may match from any character on.
  return isAnchored && rest === '' ? readings : readings * (length + 1);
}

/** True for a match, and untested for an invalid or slow pattern or a long text. */
export function fitsPattern(pattern: string | undefined, text: string, flags = ''): boolean {
  if (!pattern || pattern.length > LONGEST_PATTERN || text.length > LONGEST_TEXT) return true;
  try {
    const wanted = new RegExp(pattern, flags);
    return readingsOf(pattern, text.length) > MOST_READINGS || wanted.test(text);
  } catch {
    return true;
  }
}

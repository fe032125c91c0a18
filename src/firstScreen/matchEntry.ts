import type { EntryPreload } from '../config/entryPreload.ts';

export interface FoundEntry extends EntryPreload {
  /** The parts of the address, decoded. */
  parts: Readonly<Record<string, string>>;
}

const NUMBER = /^[1-9]\d{0,14}$/;

export function matchEntry(
  path: string,
  entries: Readonly<Record<string, EntryPreload>>,
): FoundEntry | undefined {
  const segments = path.replace(/\/$/, '').split('/');
  for (const [pattern, entry] of Object.entries(entries)) {
    const words = pattern.split('/');
    const parts = Object.fromEntries(
      words.map((word, index) => [word, decodeURIComponent(segments[index] ?? '')]),
    );
    const isThis =
      words.length === segments.length &&
      words.every((word) => (word.startsWith(':') ? parts[word] !== '' : parts[word] === word));
    if (!isThis) continue;
    // If `:id` is not a number, the app sends no request for it.
    if (!NUMBER.test(parts[':id'] ?? '')) delete parts[':id'];
    return { ...entry, parts };
  }
  return undefined;
}

export type Parts = Record<string, string>;

/** True when every placeholder has a value and the condition after `#` holds. */
export function isFillable(ask: string, parts: Parts): boolean {
  return (ask.match(/:\w+/g) ?? []).every((word) => word in parts);
}

/** Fills in the placeholders of an address, encoded as in the app. */
export function filledAsk(ask: string, parts: Parts): string {
  const [path = '', query] = ask.replace(/#.*/, '').split('?');
  const sent = new URLSearchParams(query);
  sent.forEach((value, name) => sent.set(name, parts[value] ?? value));
  const segments = path.split('/').map((word) => encodeURIComponent(parts[word] ?? word));
  return segments.join('/') + (query ? `?${sent.toString()}` : '');
}

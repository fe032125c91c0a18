/** One call as a venue's server would see and answer it, written down by hand. */
export interface LiteralCall {
  /** Its method and path. */
  call: `${'GET' | 'POST'} ${string}`;
  retry: 'R' | 'K' | 'S' | 'N';
  marks?: readonly ('offline' | 'silent' | 'open')[];
  /** What fills the path. */
  params: Record<string, string | number>;
  body?: unknown;
  /** Every field that a server must send. */
  answer: unknown;
  /** Fields that it may send beside them, in the same places. */
  more?: unknown;
}

export type LiteralCalls<Endpoints> = { readonly [Name in keyof Endpoints]: LiteralCall };

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The answer with everything in it. */
export function fullAnswer(answer: unknown, more: unknown): unknown {
  if (more === undefined) return answer;
  if (Array.isArray(answer) && Array.isArray(more)) {
    return Array.from({ length: Math.max(answer.length, more.length) }, (_, index) =>
      index < answer.length ? fullAnswer(answer[index], more[index]) : more[index],
    );
  }
  if (isRecord(answer) && isRecord(more)) {
    const names = [...new Set([...Object.keys(answer), ...Object.keys(more)])];
    return Object.fromEntries(names.map((name) => [name, fullAnswer(answer[name], more[name])]));
  }
  return more;
}

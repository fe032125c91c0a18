/** One call and its answer, written by hand from the contract, not generated from the code. */
export interface LiteralCall {
  /** Method and path. */
  call: `${'GET' | 'POST'} ${string}`;
  /** Absent for a call that only reads: its kind is R. */
  retry?: 'K' | 'S' | 'N';
  marks?: readonly ('offline' | 'silent' | 'open')[];
  /** Values for the placeholders of the path. */
  params: Record<string, string | number>;
  body?: unknown;
  /** Every field that a server must send. */
  answer: unknown;
  /** Optional fields, nested as in `answer`. */
  more?: unknown;
}

export type LiteralCalls<Endpoints> = { readonly [Name in keyof Endpoints]: LiteralCall };

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `answer` with the optional fields of `more` merged in. */
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

/**
 * How the contract's promises become checks. A field that prices or identifies something must be
 * right or its owner is refused; a field that is only shown falls back, so that one bad word never
 * costs a diner the page.
 */
import * as v from 'valibot';

type AnySchema = v.GenericSchema<unknown, unknown>;

/** Largest amount that stays exact in minor units with three decimals and a quantity beside it. */
const LARGEST_AMOUNT = 1e9;

/** Shown text: absent or mistyped becomes ''. */
export const text = v.fallback(v.string(), '');
/** Text that may be absent. */
export const maybeText = v.optional(v.fallback(v.optional(v.string()), undefined));
/** Yes or no: absent or mistyped becomes no. */
export const flag = v.fallback(v.boolean(), false);
export const maybeFlag = v.optional(v.fallback(v.optional(v.boolean()), undefined));
/** A text that identifies: never guessed. */
export const key = v.pipe(v.string(), v.nonEmpty());
/** An id: a whole number, never guessed. */
export const id = v.pipe(v.number(), v.safeInteger());
/** A number that prices something: never negative, never guessed. */
export const money = v.pipe(v.number(), v.minValue(0), v.maxValue(LARGEST_AMOUNT));
/** A difference of amounts, such as cash rounding. */
export const signedMoney = v.pipe(
  v.number(),
  v.minValue(-LARGEST_AMOUNT),
  v.maxValue(LARGEST_AMOUNT),
);
/** A number of units. */
export const quantity = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(100_000));
/** A tax or a charge, in per cent. */
export const rate = v.pipe(v.number(), v.minValue(0), v.maxValue(1000));
export const decimals = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(4));
export const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
export const iso = v.fallback(v.string(), '');
export const color = v.optional(v.fallback(v.optional(v.string()), undefined));

/** Larger than any number of points, calories or orders that a diner could believe. */
const LARGEST_SHOWN = 1e6;
const LONGEST_MINUTES = 7 * 24 * 60;
/** More than half way round the earth is no distance. */
const LONGEST_KILOMETRES = 20_040;

/** A number that is only shown: whole, and of a size that can be true. */
const shown = v.pipe(
  v.number(),
  v.minValue(0),
  v.maxValue(LARGEST_SHOWN),
  v.transform((value) => Math.round(value)),
);
export const maybeShown = maybe(shown);
/* @__NO_SIDE_EFFECTS__ */
export function shownOr(fallback: number) {
  return v.fallback(shown, fallback);
}

/** How long something takes, told in minutes: no time at all is not worth telling. */
const minutes = v.pipe(
  v.number(),
  v.minValue(0.5),
  v.maxValue(LONGEST_MINUTES),
  v.transform((value) => Math.round(value)),
);
export const maybeMinutes = maybe(minutes);
export const minutesOrNone = v.fallback(minutes, 0);
export const maybeKilometres = maybe(
  v.pipe(v.number(), v.minValue(0), v.maxValue(LONGEST_KILOMETRES)),
);

/** A number that only tunes the screen. */
/* @__NO_SIDE_EFFECTS__ */
export function numberOr(fallback: number) {
  return v.fallback(v.number(), fallback);
}

/* @__NO_SIDE_EFFECTS__ */
export function oneOf<const T extends readonly (string | number)[]>(
  values: T,
  fallback: T[number],
) {
  return v.fallback(v.picklist(values), fallback);
}

/** A field that may be absent; mistyped counts as absent. */
/* @__NO_SIDE_EFFECTS__ */
export function maybe<const S extends AnySchema>(schema: S) {
  return v.optional(v.fallback(v.optional(schema), undefined));
}

/** A field that may be absent; mistyped is refused, since it prices something. Null is absent. */
/* @__NO_SIDE_EFFECTS__ */
export function maybeExact<const S extends AnySchema>(schema: S) {
  return v.optional(
    v.pipe(
      v.nullable(schema),
      v.transform((value) => value ?? undefined),
    ),
  );
}

/** A number that bounds what is given away: absent is 0, mistyped is refused with its owner. */
/* @__NO_SIDE_EFFECTS__ */
export function bound<const S extends v.GenericSchema<unknown, number>>(schema: S) {
  return v.optional(v.nullable(schema, 0), 0);
}

let onDropped: (issue: string) => void = (issue) => console.warn(issue);
const told = new Set<string>();

/** Tests listen here; the browser's console hears of each kind of broken entry once. */
export function listenToDroppedEntries(listener: (issue: string) => void): void {
  onDropped = listener;
  told.clear();
}

function tellOnce(name: string, issue: v.BaseIssue<unknown>): void {
  const path = issue.path?.map((step) => String(step.key)).join('.') ?? '';
  const sentence = `A broken entry of ${name} was left out: ${path} ${issue.message}`;
  if (told.has(sentence)) return;
  told.add(sentence);
  onDropped(sentence);
}

/** An answer that is a list: it loses its broken entries, but something else is no list. */
/* @__NO_SIDE_EFFECTS__ */
export function listAnswer<const S extends AnySchema>(entry: S, name: string) {
  return v.pipe(
    v.nullable(v.array(v.unknown())),
    v.transform((values): v.InferOutput<S>[] =>
      (values ?? []).flatMap((value) => {
        const result = v.safeParse(entry, value);
        if (result.success) return [result.output];
        tellOnce(name, result.issues[0]);
        return [];
      }),
    ),
  );
}

/** A list inside an answer: null, absent or mistyped is empty. */
/* @__NO_SIDE_EFFECTS__ */
export function list<const S extends AnySchema>(entry: S, name = 'a list') {
  return v.fallback(listAnswer(entry, name), []);
}

/** A list that a sum is made of: one broken entry refuses the whole, null is empty. */
/* @__NO_SIDE_EFFECTS__ */
export function wholeList<const S extends AnySchema>(entry: S) {
  return v.pipe(
    v.nullable(v.array(entry)),
    v.transform((values) => values ?? []),
  );
}

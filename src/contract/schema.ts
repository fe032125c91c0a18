/**
 * Turns the contract's promises into checks. A field that is a price or an id must be valid, or its
 * owner is refused; a field that is only shown falls back, so that one invalid text does not break
 * a page.
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
/** A time used in comparisons: an invalid one is refused. */
export const instant = v.pipe(
  v.string(),
  v.check((value) => !Number.isNaN(Date.parse(value))),
);
export const color = v.optional(v.fallback(v.optional(v.string()), undefined));

/** More points, calories or orders than any real value. */
const LARGEST_SHOWN = 1e6;
const LONGEST_MINUTES = 7 * 24 * 60;
/** More than half the circumference of the earth. */
const LONGEST_KILOMETRES = 20_040;

/** A number that is only shown: whole, and within plausible limits. */
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

/** A duration in minutes; 0 is not shown. */
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

/** A number that limits a discount: 0 if absent; if mistyped, its owner is refused. */
/* @__NO_SIDE_EFFECTS__ */
export function bound<const S extends v.GenericSchema<unknown, number>>(schema: S) {
  return v.optional(v.nullable(schema, 0), 0);
}

let onDropped: (issue: string) => void = (issue) => console.warn(issue);
const told = new Set<string>();

/** Reports each kind of broken entry once on the console. Tests replace it. */
export function listenToDroppedEntries(listener: (issue: string) => void): void {
  onDropped = listener;
  told.clear();
}

function tellOnce(name: string, issue: v.BaseIssue<unknown>): void {
  const path = issue.path?.map((step) => String(step.key)).join('.') ?? '';
  // Its message would quote the value, which may be a name or an address.
  const sentence = `A broken entry of ${name} was left out: ${path} (${issue.type})`;
  if (told.has(sentence)) return;
  told.add(sentence);
  onDropped(sentence);
}

/** An answer that is a list. Broken entries are dropped; anything but a list is refused. */
/* @__NO_SIDE_EFFECTS__ */
export function listAnswer<const S extends AnySchema>(entry: S, name: string) {
  return v.pipe(
    // For generators of other formats: the shape that an entry must have.
    v.nullable({ ...v.array(v.unknown()), entry }),
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

/** A list that a sum is calculated from: one broken entry refuses all, null is empty. */
/* @__NO_SIDE_EFFECTS__ */
export function wholeList<const S extends AnySchema>(entry: S) {
  return v.pipe(
    v.nullable(v.array(entry)),
    v.transform((values) => values ?? []),
  );
}

/** The schema of a file with your own venues, as described in this folder's README.md. */
import * as v from 'valibot';
import { ALLERGENS } from '../../contract/modifiers.ts';

const text = v.pipe(v.string('must be a text.'), v.trim(), v.nonEmpty('must not be empty.'));
/** The same text for both languages, or one text for each. */
const words = v.pipe(
  v.union([text, v.strictObject({ en: text, ar: text })], 'must be a text, or { "en", "ar" }.'),
  v.transform((given) => (typeof given === 'string' ? { en: given, ar: given } : given)),
);
const amount = v.pipe(
  v.number('must be a number.'),
  v.finite('must be a number.'),
  v.minValue(0, 'must not be below 0.'),
);
const count = v.pipe(amount, v.integer('must be a whole number.'));
const codeText = v.pipe(
  text,
  v.regex(/^[A-Za-z0-9]{1,20}$/, 'must be 1 to 20 letters and digits.'),
);
const color = v.pipe(text, v.regex(/^#[\da-f]{6}$/i, 'must be a colour such as #1f6b4f.'));
const timeZone = v.pipe(
  text,
  v.check((zone) => {
    try {
      return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
    } catch {
      return false;
    }
  }, 'must be a time zone such as Asia/Kuwait.'),
);

const Option = v.strictObject({ name: words, price: v.optional(amount, 0) });
const Choice = v.strictObject({
  name: words,
  min: v.optional(count, 0),
  /** 0 for no limit. */
  max: v.optional(count, 1),
  options: v.pipe(v.array(Option), v.nonEmpty('must offer something.')),
});
const Dish = v.strictObject({
  name: words,
  description: v.optional(words),
  price: amount,
  /** A file in the same folder. */
  picture: v.optional(text),
  allergens: v.optional(v.array(v.picklist(ALLERGENS, `must be one of ${ALLERGENS.join(', ')}.`))),
  calories: v.optional(count),
  choices: v.optional(v.array(Choice), []),
});
const Category = v.strictObject({
  name: words,
  dishes: v.pipe(v.array(Dish), v.nonEmpty('must have a dish.')),
});
const OwnVenue = v.strictObject({
  code: codeText,
  name: words,
  currency: v.pipe(text, v.regex(/^[A-Z]{3}$/, 'must be a code of ISO 4217 such as KWD.')),
  timeZone,
  /** For phone numbers. */
  country: v.pipe(text, v.regex(/^[A-Z]{2}$/, 'must be a code of ISO 3166 such as KW.')),
  color: v.optional(color, '#1f6b4f'),
  logo: v.optional(text),
  hero: v.optional(text),
  address: v.optional(words, '-'),
  phone: v.optional(text, '+10000000000'),
  location: v.optional(
    v.strictObject({
      latitude: v.pipe(v.number('must be a number.'), v.minValue(-90), v.maxValue(90)),
      longitude: v.pipe(v.number('must be a number.'), v.minValue(-180), v.maxValue(180)),
    }),
    { latitude: 0, longitude: 0 },
  ),
  tables: v.optional(v.array(codeText), []),
  pickUp: v.optional(v.strictObject({ minutes: v.optional(count, 15) })),
  categories: v.pipe(v.array(Category), v.nonEmpty('must have a category.')),
});
export type OwnVenue = v.InferOutput<typeof OwnVenue>;

export const OwnVenues = v.strictObject({
  venues: v.pipe(v.array(OwnVenue), v.nonEmpty('must have a venue.')),
});

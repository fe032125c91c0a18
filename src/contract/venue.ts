import * as v from 'valibot';
import { color, decimals, flag, id, maybe, maybeText, numberOr, oneOf, text } from './schema.ts';

const storeRef = v.object({
  storeId: id,
  code: text,
  kind: oneOf(['store', 'concept', 'merge', 'hotel'], 'store'),
  conceptId: numberOr(0),
  conceptCode: text,
  labelEN: text,
  labelAR: text,
  currency: text,
  currencyDecimals: maybe(decimals),
  timeZone: text,
  selfOrder: v.fallback(v.boolean(), true),
  delivery: flag,
});
/** A bare number is read as the store's id; the rest then comes from the menu or the setup. */
export const StoreRef = v.union([
  storeRef,
  v.pipe(
    id,
    v.transform((storeId) => v.parse(storeRef, { storeId, delivery: true })),
  ),
]);
export type StoreRef = v.InferOutput<typeof StoreRef>;

const DEFAULT_LOGO_HEIGHT = '50px';
const TRANSPARENT_WHITE = '#ffffff00';

export const HeaderSetup = v.object({
  colorCode: text,
  feedBackIcon: v.fallback(v.union([v.boolean(), v.string()]), false),
  fontColorForArrow: text,
  hideLang: flag,
  languageColor: text,
  logo: text,
  logoHeight: v.fallback(
    v.pipe(
      v.union([v.string(), v.number()]),
      v.transform((height) =>
        /^\d+(\.\d+)?$/.test(String(height)) ? `${height}px` : String(height),
      ),
    ),
    DEFAULT_LOGO_HEIGHT,
  ),
  menuColorCode: v.fallback(v.pipe(v.string(), v.nonEmpty()), TRANSPARENT_WHITE),
  labelEN: maybeText,
  labelAR: maybeText,
  cartIconColor: color,
  profileIconColor: color,
  themeColor: color,
  favicon: maybeText,
  fontFamilyEN: maybeText,
  fontFamilyAR: maybeText,
  // The look; if absent, the first value applies.
  isEasternDigits: maybe(v.boolean()),
  typeStyle: maybe(v.picklist(['serif', 'grotesk', 'rounded', 'mono'])),
  cornerStyle: maybe(v.picklist(['soft', 'round', 'square'])),
  cardStyle: maybe(v.picklist(['beside', 'above', 'text'])),
  heroStyle: maybe(v.picklist(['picture', 'colour', 'plain'])),
});
export type HeaderSetup = v.InferOutput<typeof HeaderSetup>;

const pageUrl = v.object({
  url: text,
  menuScheduleId: maybe(id),
  menuScheduleUniqueId: maybeText,
  title: maybeText,
});
/** A bare text is the address itself. */
export const PageUrl = v.union([
  pageUrl,
  v.pipe(
    v.string(),
    v.transform((url) => v.parse(pageUrl, { url })),
  ),
]);

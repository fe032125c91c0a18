/**
 * Checks whether the answers are complete and ordinary enough to draw before the app starts.
 * Stricter than the contract's schemas, whose code loads later: where these would repair, omit or
 * refuse something, the app draws instead.
 */
import type { DietaryTag, Layout, Menu, MenuItem } from '../contract/menu.ts';
import type { FirstAnswers } from './VenueScreen.tsx';

export type Check = (value: unknown) => boolean;

const LARGEST_AMOUNT = 1e9;

export const isText: Check = (value) => typeof value === 'string';
export const isFlag: Check = (value) => typeof value === 'boolean';
const isNumber: Check = (value) => Number.isFinite(value);
export const isId: Check = (value) => Number.isSafeInteger(value);
const isMoney: Check = (value) =>
  isNumber(value) && Number(value) >= 0 && Number(value) <= LARGEST_AMOUNT;
const isQuantity: Check = (value) => isId(value) && Number(value) >= 0 && Number(value) <= 100_000;
const isDecimals: Check = (value) => isId(value) && Number(value) >= 0 && Number(value) <= 4;
const isCurrency: Check = (value) => isText(value) && /^[A-Z]{3}$/.test(String(value));
export const isYes: Check = (value) => value === true;
const isNo: Check = (value) => value === false;
const isNone: Check = (value) => value === undefined || value === null;
export const isSomeText: Check = (value) => isText(value) && value !== '';
export const wordOf =
  (words: object): Check =>
  (value) =>
    isText(value) && Object.hasOwn(words, String(value));
const LAYOUTS: Record<Layout, true> = { list: true, grid: true, large: true };
const TAGS: Record<DietaryTag, true> = {
  vegetarian: true,
  vegan: true,
  halal: true,
  kosher: true,
  glutenFree: true,
  dairyFree: true,
  nutFree: true,
  spicy: true,
  lowCalorie: true,
  keto: true,
  organic: true,
  containsAlcohol: true,
};
const oneOf =
  (...values: unknown[]): Check =>
  (value) =>
    isNone(value) || values.includes(value);
const isColor: Check = (value) => isNone(value) || isText(value);

const either =
  (...checks: Check[]): Check =>
  (value) =>
    checks.some((check) => check(value));
export const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
export const shaped = (fields: Record<string, Check>): Check => {
  const checks = Object.entries(fields);
  return (value) =>
    typeof value === 'object' &&
    value !== null &&
    checks.every(([name, check]) => check((value as Record<string, unknown>)[name]));
};
export const maybe = (check: Check): Check => either((value) => value === undefined, check);

export const PICTURES = listOf(
  shaped({
    width: (value) => isNumber(value) && Number(value) >= 1,
    name: isSomeText,
  }),
);
const WINDOWS = listOf(
  shaped({
    days: listOf(isNumber),
    ranges: listOf(shaped({ from: isText, to: isText })),
    startDate: maybe(isText),
    endDate: maybe(isText),
  }),
);
const NAMES = { label: isText, labelEN: isText, labelAR: isText };

const DISH = shaped({
  ...NAMES,
  id: isId,
  price: isMoney,
  oldPrice: maybe(isMoney),
  currency: isCurrency,
  categoryId: isNumber,
  seq: isNumber,
  description: isText,
  thumbnailImageName: isText,
  images: PICTURES,
  dietaryTags: listOf(wordOf(TAGS)),
  isAvailable: isFlag,
  availableFrom: maybe(isText),
  stockLeft: maybe(isQuantity),
  isCombo: isFlag,
  isCustomized: isFlag,
  isNew: maybe(isFlag),
  hasDiscount: isFlag,
  discountSetup: either(
    isNone,
    shaped({ id: isId, discountType: isNumber, dis_note: maybe(isText) }),
  ),
  minQty: isQuantity,
  maxQty: isQuantity,
});

/** The fields that assign the dishes below the first screen to their sections. */
const LATER_DISH = shaped({
  id: isId,
  categoryId: isNumber,
  seq: isNumber,
  thumbnailImageName: isText,
  images: Array.isArray,
});

const CATEGORY = shaped({
  ...NAMES,
  categoryId: isId,
  description: maybe(isText),
  parentCategoryId: isNumber,
  thumbnailImageName: isText,
  images: maybe(PICTURES),
  seq: isNumber,
  availability: WINDOWS,
  isAvailable: isFlag,
  availableFrom: maybe(isText),
  layout: maybe(wordOf(LAYOUTS)),
});

/** A menu that takes orders now. */
const MENU = shaped({
  menuScheduleId: isId,
  menuScheduleUniqueId: isText,
  // With any other type, the app may first have to find out where the diner is.
  menuTypeId: (value) => value === 1,
  storeId: isId,
  labelEN: isText,
  labelAR: isText,
  currency: isCurrency,
  currencyDecimals: maybe(isDecimals),
  timeZone: isText,
  layout: wordOf(LAYOUTS),
  isViewOnly: isNo,
  isOrderingActive: isYes,
  minOrderAmount: isMoney,
  packagingFee: either(isNone, isMoney),
  serviceCharge: either(
    isNone,
    shaped({ ratePercent: either(isNone, isMoney), amount: either(isNone, isMoney) }),
  ),
  filters: listOf(shaped({ x: isText })),
  categories: listOf(CATEGORY),
  menuItems: listOf(LATER_DISH),
  nextChangeAt: maybe(isText),
});

/** A restaurant: a hall and a hotel have pages of their own. */
const VENUE = shaped({
  storeId: isId,
  kind: (value) => value === 'store' || value === 'concept',
  labelEN: isText,
  labelAR: isText,
});

const HEADER = shaped({
  colorCode: isText,
  fontColorForArrow: isText,
  languageColor: isText,
  hideLang: isFlag,
  logo: isText,
  logoHeight: (value) => isText(value) && /\d[a-z]+$/.test(String(value)),
  menuColorCode: isSomeText,
  labelEN: maybe(isText),
  labelAR: maybe(isText),
  cartIconColor: isColor,
  profileIconColor: isColor,
  themeColor: isColor,
  favicon: isColor,
  typeStyle: oneOf('serif', 'grotesk', 'rounded', 'mono'),
  cornerStyle: oneOf('soft', 'round', 'square'),
  cardStyle: oneOf('beside', 'above', 'text'),
  heroStyle: oneOf('picture', 'colour', 'plain'),
  isEasternDigits: maybe(isFlag),
});

export const COLORS: Check = (value) =>
  shaped({})(value) && !Array.isArray(value) && Object.values(value as object).every(isColor);

const OPEN = shaped({ storeId: isId, isOpen: isYes, isViewOnly: isNo });
const HOME = shaped({ isActive: isFlag });

export type AnswersAsTheyCame = Record<'menu' | 'venue' | 'header' | 'colors', unknown> & {
  /** Undefined for stored answers. */
  hours?: unknown;
  home?: unknown;
  /** Only on the welcome page. */
  welcome?: unknown;
};

/** The content of the contract's envelope, or the bare answer; undefined for a refusal. */
export function opened(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null || !('dataenum' in answer)) return answer;
  const { status = 1, dataenum } = answer as { status?: unknown; dataenum: unknown };
  return status === 1 ? dataenum : undefined;
}

/**
 * The answers of an ordinary venue; undefined if the app has to draw them. Stored answers contain
 * no hours, and expire when the menu changes. Checks only the dishes that are drawn: two thousand
 * of them take a phone a while.
 */
export function usualAnswers(
  came: AnswersAsTheyCame,
  nowMs: number,
  drawnOf: (menu: Menu) => readonly MenuItem[] = ({ menuItems }) => menuItems,
): FirstAnswers | undefined {
  const [menu, venue, header, colors] = [
    opened(came.menu),
    opened(came.venue),
    opened(came.header),
    opened(came.colors),
  ];
  const isKept = came.hours === undefined && came.home === undefined;
  const isOpen = isKept || (OPEN(opened(came.hours)) && HOME(opened(came.home)));
  const isUsual = isOpen && MENU(menu) && VENUE(venue) && HEADER(header) && COLORS(colors);
  if (!isUsual) return undefined;
  const { menuItems, nextChangeAt } = menu as Menu;
  const isOver = nextChangeAt !== undefined && !(Date.parse(nextChangeAt) > nowMs);
  if (menuItems.length === 0 || isOver || !drawnOf(menu as Menu).every(DISH)) return undefined;
  return { menu, venue, header, colors } as FirstAnswers;
}

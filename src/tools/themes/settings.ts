/** Reads a venue's looks from a file in the contract's terms. */
import { readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import * as v from 'valibot';
import { ButtonColorCodes } from '../../contract/colors.ts';
import {
  AddressListColorCode,
  CartColorCode,
  PaymentPageColorCode,
  VerificationColorCode,
} from '../../contract/concept.ts';
import {
  getAddressListColorCode,
  getCartColorCode,
  getPaymentPageColorCode,
  getSendVerificationColorCode,
} from '../../contract/endpoints/delivery/settings.ts';
import { getButtonColorCodes } from '../../contract/endpoints/tablePage.ts';
import { HeaderSetup } from '../../contract/venue.ts';
import { parseColor } from '../../rules/common/ink.ts';
import { CommandFault } from '../../build/commandFault.ts';
import { readSettings } from '../../build/settingsFile.ts';

/** The pages with colours of their own, each with the call that returns them. */
export const PAGES = {
  table: { call: getButtonColorCodes, colors: ButtonColorCodes },
  cart: { call: getCartColorCode, colors: CartColorCode },
  login: { call: getSendVerificationColorCode, colors: VerificationColorCode },
  addresses: { call: getAddressListColorCode, colors: AddressListColorCode },
  payment: { call: getPaymentPageColorCode, colors: PaymentPageColorCode },
} as const;
export type PageName = keyof typeof PAGES;
export const PAGE_NAMES = Object.keys(PAGES) as PageName[];

export type Said = Readonly<Record<string, unknown>>;

export interface VenueSettings {
  header: Said;
  pages: Readonly<Record<PageName, Said>>;
  /** The header's logo, as the bytes of its file. */
  logo: Logo | undefined;
}

export interface Logo {
  type: string;
  base64: string;
}

const PICTURE_TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
};

/** Names the colours among the header's fields. */
const HEADER_COLOR = /color|fontColorForArrow/i;

const color = v.optional(
  v.pipe(
    v.string('must be a colour such as "#a23b1d".'),
    v.check(
      (source) => source === '' || parseColor(source) !== undefined,
      ({ input }) => `"${input}" is no colour such as "#a23b1d".`,
    ),
  ),
);

/** A field of the contract that accepts only values which parsing leaves unchanged. */
function fieldOf(schema: v.GenericSchema): v.GenericSchema {
  const asIs = (value: unknown) => v.is(schema, value) && v.parse(schema, value) === value;
  return v.optional(
    v.pipe(
      v.unknown(),
      v.check(asIs, 'is not what the contract has there: see src/contract/venue.ts.'),
    ),
  );
}

type Entries = Readonly<Record<string, v.GenericSchema>>;

function strict(entries: Entries, isColor: (name: string) => boolean) {
  const named = Object.entries(entries).map(([name, schema]) => [
    name,
    isColor(name) ? color : fieldOf(schema),
  ]);
  return v.strictObject(Object.fromEntries(named) as Record<string, v.GenericSchema>);
}

const isPageColor = (name: string) => name.endsWith('Color');
const colorsOf = (page: PageName) => strict(PAGES[page].colors.entries, isPageColor);
const ofAnyPage = Object.assign(
  {},
  ...PAGE_NAMES.map((page) => PAGES[page].colors.entries),
) as Entries;

const Settings = v.strictObject({
  header: v.optional(
    strict(HeaderSetup.entries, (name) => HEADER_COLOR.test(name)),
    {},
  ),
  colors: v.optional(strict(ofAnyPage, isPageColor), {}),
  table: v.optional(colorsOf('table'), {}),
  cart: v.optional(colorsOf('cart'), {}),
  login: v.optional(colorsOf('login'), {}),
  addresses: v.optional(colorsOf('addresses'), {}),
  payment: v.optional(colorsOf('payment'), {}),
});

function logoBeside(file: string, name: unknown): Logo | undefined {
  if (typeof name !== 'string' || name === '') return undefined;
  const type = PICTURE_TYPES[extname(name).toLowerCase()];
  if (type === undefined)
    throw new CommandFault(
      `${file}: header.logo must be a picture: ${Object.keys(PICTURE_TYPES).join(', ')}.`,
    );
  try {
    return { type, base64: readFileSync(join(dirname(file), name), 'base64') };
  } catch {
    throw new CommandFault(`${file}: header.logo names ${name}, which is not beside it.`);
  }
}

export function settingsIn(file: string): VenueSettings {
  const { header, colors, ...own } = readSettings(Settings, file, {
    unknown: ': src/tools/themes/example.json has some',
  });
  return {
    header,
    pages: Object.fromEntries(
      PAGE_NAMES.map((page) => [page, { ...colors, ...own[page] }]),
    ) as VenueSettings['pages'],
    logo: logoBeside(file, header['logo']),
  };
}

/** Replaces the settings of the demo's venues with those of a venue, in every answer. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { PAGE_NAMES, PAGES, type VenueSettings } from '../../../../src/tools/themes/settings.ts';
import { wholeAnswer } from '../../../browser/support/demoServer.ts';

/** The file that `src/tools/themes/command.ts` writes. */
export interface ReadVenue extends VenueSettings {
  name: string;
  lines: readonly string[];
}

export function venueOfRun(): ReadVenue {
  return JSON.parse(readFileSync(process.env['THEMES'] ?? '', 'utf8')) as ReadVenue;
}

const HEADER = /headerSetup/i;
/** Popups are not pages and have their own colours. */
const CALLS = /\/api\/(?!notification)/i;

const LOGO = 'logo-of-the-settings';
/** Header fields that stay the demo venue's. */
const KEPT_OF_HEADER = ['labelEN', 'labelAR', 'feedBackIcon', 'hideLang', 'logo', 'logoHeight'];
const COLORS = new Set(
  [PAGES.table, PAGES.cart].flatMap(({ colors }) => Object.keys(colors.entries)),
);

type Json = Record<string, unknown>;

function headerOf(own: Json, { header, logo }: VenueSettings): Json {
  const kept = Object.fromEntries(KEPT_OF_HEADER.map((name) => [name, own[name]]));
  return { ...kept, ...header, logo: logo ? LOGO : own['logo'] };
}

/** A copy with the colours of the settings. */
function recolored(value: unknown, colors: Json): unknown {
  if (Array.isArray(value)) return value.map((each) => recolored(each, colors));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, own]) => [
      name,
      COLORS.has(name) ? colors[name] : recolored(own, colors),
    ]),
  );
}

function dressedAnswer(path: string, answer: unknown, venue: VenueSettings): unknown {
  const page = PAGE_NAMES.find((name) =>
    path.startsWith(`/api/${PAGES[name].call.path.split(':')[0]}`),
  );
  if (page) return venue.pages[page];
  if (HEADER.test(path)) return headerOf(answer as Json, venue);
  return recolored(answer, venue.pages.table);
}

/** Call this before the first page opens. */
export async function dress(page: Page, venue: VenueSettings): Promise<void> {
  await page.route(CALLS, async (route) => {
    const path = new URL(route.request().url()).pathname;
    if (route.request().method() !== 'GET') return route.fallback();
    const answer = await wholeAnswer(route);
    const body = (await answer.json().catch(() => {})) as Json | undefined;
    if (body?.['status'] !== 1) return route.fulfill({ response: answer });
    const json = { ...body, dataenum: dressedAnswer(path, body['dataenum'], venue) };
    return route.fulfill({ response: answer, json });
  });
  const { logo } = venue;
  if (!logo) return;
  const body = Buffer.from(logo.base64, 'base64');
  await page.route(`**/${LOGO}*`, (route) => route.fulfill({ body, contentType: logo.type }));
}

/** Reads a file with your own venues. A file with any fault is not served. */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { createDemo } from '../demo.ts';
import { OwnVenues, type OwnVenue } from './format.ts';
import { createPictures } from './pictures.ts';
import { numbersFrom, venueSourceOf } from './venueSource.ts';

/** The faults of the file, one per line. */
export class VenuesFault extends Error {}

const MOST_FAULTS = 20;
/** Above the ids of the demo's own venues. */
const FIRST_NUMBER = 1_000_001;

function faultOf(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue) ?? 'the file';
  if (issue.expected === 'never') return `${path} is no field here: look for a slip of the pen.`;
  if (issue.received === 'undefined') return `${path} is missing.`;
  return `${path} ${issue.message}`;
}

function parsed(file: string): unknown {
  let written: string;
  try {
    written = readFileSync(file, 'utf8');
  } catch {
    throw new VenuesFault(`${file} cannot be read.`);
  }
  try {
    return JSON.parse(written);
  } catch (error) {
    throw new VenuesFault(`${file} is no JSON: ${error instanceof Error ? error.message : ''}`);
  }
}

/** Each code has to be unique in the file. */
function twice(venues: readonly OwnVenue[]): string[] {
  const codes = venues.flatMap(({ code, tables }) => [code, ...tables]);
  const seen = new Set<string>();
  return codes.flatMap((code) => {
    if (seen.has(code)) return [`"${code}" is the code of two places.`];
    seen.add(code);
    return [];
  });
}

function picturesOf({ code, logo, hero, categories }: OwnVenue) {
  const dishes = categories.flatMap((category) => category.dishes);
  const special = new Map<string, string>();
  if (logo !== undefined) special.set(`${code}~logo`, logo);
  if (hero !== undefined) special.set(`${code}~hero`, hero);
  return {
    special,
    files: [...special.values(), ...dishes.flatMap(({ picture }) => picture ?? [])],
  };
}

function refuse(faults: readonly string[]): void {
  if (faults.length === 0) return;
  const more = faults.length - MOST_FAULTS;
  const lines = faults.slice(0, MOST_FAULTS);
  throw new VenuesFault([...lines, ...(more > 0 ? [`... and ${more} more.`] : [])].join('\n'));
}

/** A demo server with these venues only, and its entry points. */
export function demoOfFile(file: string) {
  const result = v.safeParse(OwnVenues, parsed(file));
  if (!result.success) refuse(result.issues.map(faultOf));
  const { venues } = result.output as v.InferOutput<typeof OwnVenues>;
  const pictures = createPictures(file);
  const wanted = venues.map(picturesOf);
  const missing = wanted.flatMap(({ files }) => files.flatMap((each) => pictures.load(each) ?? []));
  refuse([...twice(venues), ...new Set(missing)]);
  const next = numbersFrom(FIRST_NUMBER);
  const special = new Map(wanted.flatMap((each) => Array.from(each.special)));
  const demo = createDemo({
    venues: venues.map((venue) => venueSourceOf(venue, next, pictures.nameOf)),
    picture: (name) => pictures.pictureAt(name, special),
  });
  const ways = venues.map(({ code, tables }) => `/Menu/${code}/${tables[0] ?? ''}`);
  return { handleDemo: demo.handleDemo, ways };
}

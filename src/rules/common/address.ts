/** Builds the addresses of the app. */

export const NO_TABLE = '0';

export type Segment = string | number;

export function join(...segments: (Segment | undefined)[]): string {
  return segments
    .filter((segment) => segment !== undefined && segment !== '')
    .map((segment) => `/${encodeURIComponent(String(segment).toWellFormed())}`)
    .join('');
}

export function table(tableCode: string | undefined): string | undefined {
  return tableCode === NO_TABLE ? undefined : tableCode;
}

/** The return links of a page. */
export interface ReturnLinks {
  returnUrl?: string;
  backUrl?: string;
}

export interface RatingQuery extends ReturnLinks {
  menuScheduleId?: number;
  /** 3 for the link in the header's panel. */
  pageId?: number;
  /** The order to rate. */
  eOrderId?: number;
}

export interface ProfileQuery extends ReturnLinks {
  customerId?: number;
}

export function withQuery(path: string, query: RatingQuery | ProfileQuery): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search.toString()}` : path;
}

export type ItemOrigin = 'edit' | 'Home' | 'Menu';

/** The query parameter with a menu's filters, so that Back and a reload restore them. */
export const FILTER_PARAM = 'filter';
/** The same with the text of a search. */
export const FIND_PARAM = 'find';

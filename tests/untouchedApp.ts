import { apiSettings } from '../src/api/client.ts';

/** A worker reads this once, before its first file: what calls go by when nobody has said anything. */
export const FIRST_API_SETTINGS = apiSettings();

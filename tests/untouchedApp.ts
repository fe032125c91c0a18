import { apiSettings } from '../src/api/client.ts';

/** The default settings of calls. Read once per worker, before a test file changes them. */
export const FIRST_API_SETTINGS = apiSettings();

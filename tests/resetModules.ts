import { apiSettings } from '../src/api/client.ts';
import { stores } from '../src/storage/store.ts';

/** The default settings of calls. Read once per worker, before a test file changes them. */
export const FIRST_API_SETTINGS = apiSettings();

const { local, session } = stores;
/** The original write functions: a page whose customer has left replaces them, to store no more. */
export const FIRST_WRITES = { local: local.write, session: session.write };

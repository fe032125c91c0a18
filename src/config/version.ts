import { version } from '../../package.json';

/** The app's version, as in its change log. */
export const VERSION: string = version;

import { version } from '../../package.json';

/** Of the app, as its change log counts. */
export const VERSION: string = version;

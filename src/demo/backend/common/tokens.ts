import { parseAppConfig } from '../../../config/appConfig.ts';

/** The tokenKey of everybody who is not logged in. */
export const { publicTokenKey } = parseAppConfig(undefined);

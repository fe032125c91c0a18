import { parseAppConfig } from '../../../config/appConfig.ts';

/** The tokenKey without a login. */
export const { publicTokenKey } = parseAppConfig(undefined);

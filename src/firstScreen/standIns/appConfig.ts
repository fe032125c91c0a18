import type { AppConfig } from '../../config/appConfig.ts';

export const APP_CONFIG_ELEMENT_ID = 'app-config';

let current: AppConfig | undefined;

/** The settings in the page, without the checks of the app's own reader. */
export function appConfig(): AppConfig {
  current ??= JSON.parse(
    document.getElementById(APP_CONFIG_ELEMENT_ID)?.textContent ?? '{}',
  ) as AppConfig;
  return current;
}

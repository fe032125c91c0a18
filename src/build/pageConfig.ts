import { APP_CONFIG_ELEMENT_ID, parseAppConfig, type AppConfig } from '../config/appConfig.ts';
import { CommandFault } from './commandFault.ts';
import { addressIn, isHost } from './hostNames.ts';

type Environment = Record<string, string | undefined>;

function listOf(value: string | undefined): string[] {
  return (value ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/**
 * The page's config block from the build's environment; settings without a value keep their
 * default.
 */
export function configFromEnvironment(env: Environment): Partial<AppConfig> {
  const timeout = Number(env['SUFRA_REQUEST_TIMEOUT_MS']);
  const config = {
    host: env['SUFRA_HOST'] ?? '',
    ...(env['SUFRA_PUBLIC_TOKEN_KEY'] ? { publicTokenKey: env['SUFRA_PUBLIC_TOKEN_KEY'] } : {}),
    imageBase: env['SUFRA_IMAGE_BASE'] ?? '',
    imageHosts: listOf(env['SUFRA_IMAGE_HOSTS']),
    paymentHosts: listOf(env['SUFRA_PAYMENT_HOSTS']),
    pushPublicKey: env['SUFRA_PUSH_PUBLIC_KEY'] ?? '',
    mapTileUrl: env['SUFRA_MAP_TILE_URL'] ?? '',
    mapAttribution: env['SUFRA_MAP_ATTRIBUTION'] ?? '',
    tokenCookiePath: env['SUFRA_TOKEN_COOKIE_PATH'] ?? '',
    watchUrl: env['SUFRA_WATCH_URL'] ?? '',
    ...(timeout > 0 ? { requestTimeoutMs: timeout } : {}),
  };
  refuseOddHosts(config);
  return config;
}

const ADDRESSES = { host: 'HOST', imageBase: 'IMAGE_BASE', watchUrl: 'WATCH_URL' } as const;
const HOSTS = { imageHosts: 'IMAGE_HOSTS', paymentHosts: 'PAYMENT_HOSTS' } as const;

function refusal(name: string, setting: string, expected: string, value: string): CommandFault {
  return new CommandFault(
    `SUFRA_${name} (${setting} of the page) must be ${expected}; it has ${JSON.stringify(value)}.`,
  );
}

/** These hosts are written into policies and web server files, so odd ones are refused. */
export function refuseOddHosts(config: Partial<AppConfig>): void {
  // Tile addresses may have a placeholder in their host; its braces are removed.
  const tiles = config.mapTileUrl?.replaceAll(/[{}]/g, '') ?? '';
  const addresses = Object.entries(ADDRESSES).map(
    ([setting, name]) => [name, setting, config[setting as keyof typeof ADDRESSES] ?? ''] as const,
  );
  for (const [name, setting, value] of [
    ...addresses,
    ['MAP_TILE_URL', 'mapTileUrl', tiles] as const,
  ]) {
    const isOfThisHost = value === '' || /^\/(?![/\\])/.test(value);
    if (!isOfThisHost && !addressIn(value))
      throw refusal(name, setting, 'an address such as https://api.example', value);
  }
  for (const [setting, name] of Object.entries(HOSTS)) {
    const odd = config[setting as keyof typeof HOSTS]?.find((host) => !isHost(host));
    if (odd !== undefined) throw refusal(name, setting, 'names of hosts such as cdn.example', odd);
  }
}

/** Warnings about the settings, for the build output. */
export function configWarnings({ paymentHosts }: AppConfig): string[] {
  return paymentHosts.length > 0
    ? []
    : [
        'SUFRA_PAYMENT_HOSTS is empty: set it to the hosts of your payment pages. Until then each diner is shown the host of the payment page and has to confirm it.',
      ];
}

const BLOCK = new RegExp(`(<script[^>]*id="${APP_CONFIG_ELEMENT_ID}"[^>]*>)([^<]*)(</script>)`);

/** The text of a page's config block; undefined for a page of another app. */
export function configBlockOf(html: string): string | undefined {
  return BLOCK.exec(html)?.[2];
}

export function readPageConfig(html: string): AppConfig {
  return parseAppConfig(configBlockOf(html));
}

/** Overrides settings of a page. `<` is escaped, so that no value can end the block. */
export function writePageConfig(html: string, settings: Partial<AppConfig>): string {
  const merged = { ...readPageConfig(html), ...settings };
  const json = JSON.stringify(merged).replaceAll('<', '\\u003c');
  return html.replace(BLOCK, (_, open: string, __, close: string) => `${open}${json}${close}`);
}

/** Inserts a script right after the settings it reads, before any file that would delay it. */
export function addBootScript(html: string, script: string): string {
  return html.replace(BLOCK, (block) => `${block}<script>${script}</script>`);
}

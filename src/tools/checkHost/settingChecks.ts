/** The settings in the page. */
import { configBlockOf, configWarnings } from '../../build/pageConfig.ts';
import { faults, type Check, type Site } from './site.ts';

/** A misspelt setting silently keeps its default, so this check names it. */
function settingFaults({ html, config, origin }: Site): string[] {
  let raw: unknown;
  try {
    raw = JSON.parse(configBlockOf(html) ?? '{}');
  } catch (error) {
    return [`The settings in the page are not JSON, and none of them counts: ${String(error)}.`];
  }
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    return ['The settings in the page are not an object, and none of them counts.'];
  const known: Record<string, unknown> = config;
  const entries = Object.entries(raw);
  const isPlain = (address: string) => address.startsWith('http:') && origin.startsWith('https:');
  return [
    ...entries
      .filter(([name]) => !Object.hasOwn(known, name))
      .map(
        ([name]) =>
          `There is no setting "${name}": the settings are ${Object.keys(known).join(', ')}.`,
      ),
    ...entries
      .filter(
        ([name, value]) =>
          Object.hasOwn(known, name) && JSON.stringify(value) !== JSON.stringify(known[name]),
      )
      .map(
        ([name, value]) =>
          `The setting ${name} is not understood (${JSON.stringify(value)}); ${JSON.stringify(known[name])} is used.`,
      ),
    ...faults(
      isPlain(config.host) &&
        `host is ${config.host}: a page by https may not call a server by http.`,
      config.host !== '' &&
        URL.parse(config.host)?.origin !== config.host &&
        `host is ${config.host}: it must be an origin such as https://api.example.`,
    ),
  ];
}

export const SETTING_CHECKS: readonly Check[] = [
  { name: 'the settings are understood', look: settingFaults },
  {
    name: 'payment hosts are set',
    isAdvice: true,
    look: ({ config }) => configWarnings(config),
  },
];

import { WORKER_ADDRESS } from '../config/worker.ts';
import { CommandFault } from '../build/commandFault.ts';
import { addressIn } from '../build/hostNames.ts';
import { readPageConfig, refuseOddHosts } from '../build/pageConfig.ts';
import { CALL_POLICY, PAYMENT_POLICY, PICTURE_POLICY } from './proxy.ts';
import { contentSecurityPolicy, workerPolicy } from './securityPolicy.ts';

/** Headers for all addresses that match a pattern; `*` at its end matches the rest of the path. */
export interface HeaderRule {
  path: string;
  headers: Readonly<Record<string, string>>;
}

const REPORT_GROUP = 'policy';
const POLICY = 'Content-Security-Policy';
const CACHE = 'Cache-Control';

/** Address for policy reports: a complete `https:` address, or undefined. */
function reportAddress(value: string | undefined): string | undefined {
  if (!value) return undefined;
  const url = addressIn(value);
  if (url?.protocol !== 'https:') {
    throw new CommandFault(
      `SUFRA_REPORT_URL must be an https: address; it is ${JSON.stringify(value)}.`,
    );
  }
  // These characters would end the address inside a header, or start a variable in a host's
  // settings.
  return url.href.replaceAll(
    /[;,${}`\\]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/**
 * The header rules of a build; a later rule overrides an earlier one. They are made from the very
 * page that is served, so that edited settings and their policy cannot drift apart.
 */
export function headerRules(html: string, reportTo?: string): HeaderRule[] {
  const config = readPageConfig(html);
  refuseOddHosts(config);
  const address = reportAddress(reportTo);
  const reports = address ? `; report-to ${REPORT_GROUP}; report-uri ${address}` : '';
  return [
    {
      path: '/*',
      headers: {
        [POLICY]: contentSecurityPolicy(html, config) + reports,
        ...(address && { 'Reporting-Endpoints': `${REPORT_GROUP}="${address}"` }),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Permissions-Policy': 'camera=(self), geolocation=(self), payment=(), microphone=()',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'X-Content-Type-Options': 'nosniff',
        [CACHE]: 'no-cache',
      },
    },
    { path: WORKER_ADDRESS, headers: { [POLICY]: workerPolicy(config) + reports } },
    // For hosts that forward these and add their own headers to the answers.
    { path: '/api/*', headers: { [POLICY]: CALL_POLICY } },
    { path: '/pay/*', headers: { [POLICY]: PAYMENT_POLICY } },
    { path: '/images/*', headers: { [POLICY]: PICTURE_POLICY } },
    // Their names contain a hash of the content.
    { path: '/static/*', headers: { [CACHE]: 'public, max-age=31536000, immutable' } },
  ];
}

export function headersOf(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const isMeant = (pattern: string) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
  return Object.assign(
    {},
    ...rules.filter((rule) => isMeant(rule.path)).map(({ headers }) => headers),
  ) as Record<string, string>;
}

/** Only sent over https. Browsers then use https for this host for a year, at every port. */
export const HTTPS_ALONE = { name: 'Strict-Transport-Security', value: 'max-age=31536000' };

/** Commented out in `_headers`, because browsers remember it for a long time. */
const ADVICE = [
  '# Once this host answers by https: alone, take the # away:',
  `#   ${HTTPS_ALONE.name}: ${HTTPS_ALONE.value}`,
];

/** The same for hosts that read a `_headers` file, where `!` removes an earlier rule's header. */
export function headersFile(rules: readonly HeaderRule[]): string {
  const [everywhere = {}] = rules.map(({ headers }) => headers);
  const lines = rules.flatMap(({ path, headers }, index) => [
    path,
    ...(index === 0 ? ADVICE : Object.keys(headers).filter((name) => name in everywhere)).map(
      (line) => (index === 0 ? `  ${line}` : `  ! ${line}`),
    ),
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `${lines.join('\n')}\n`;
}

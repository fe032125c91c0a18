/** Settings of Caddy 2.6 or later. With a name, Caddy gets certificates by itself. */
import { BODY_LIMIT_BYTES } from '../../config/times.ts';
import { HTTPS_ALONE } from '../../server/headers.ts';
import { HEARSAY_HEADERS } from '../../server/hearsay.ts';
import { CALL_POLICY, PAYMENT_POLICY, PICTURE_POLICY } from '../../server/proxy.ts';
import { climbing, plainly, type HostFacts } from './hostFacts.ts';
import type { KitFile, Place } from './place.ts';

const INDENT = '\t';

function block(head: string, lines: readonly string[]): string[] {
  return [`${head} {`, ...lines.map((line) => INDENT + line), '}'];
}

function headerLines(headers: Readonly<Record<string, string>>, matcher = ''): string[] {
  const lines = Object.entries(headers).map(([name, value]) => `${name} \`${value}\``);
  return block(`header${matcher}`, [...lines, 'Vary Accept-Encoding']);
}

/** No redirect of `index.html` to its folder, because the worker requests it by name. */
const PACKED = block('file_server', ['precompressed br gzip', 'disable_canonical_uris']);

function forwarding(server: string, further: readonly string[] = []): string[] {
  return [
    '# What a phone could have made up; some servers read `_` as `-`.',
    ...[...HEARSAY_HEADERS, 'X-Forwarded-*', '*_*'].map((name) => `request_header -${name}`),
    ...block(`reverse_proxy ${server}`, [
      'header_up Host {upstream_hostport}',
      'header_down X-Content-Type-Options nosniff',
      `header_down -${HTTPS_ALONE.name}`,
      ...further,
    ]),
  ];
}

/** Path matchers for the first segments and everything below them. */
function below(segments: readonly string[]): string {
  return segments.flatMap((first) => [`/${first}`, `/${first}/*`]).join(' ');
}

/** Caddy chooses a block by the decoded address and forwards the raw one. */
const REFUSALS = ['@unlike', '@upgrading'].map((matcher) => `error ${matcher} 400`);

function refusedAddresses(segments: readonly string[]): string[] {
  return [
    `@unlike not vars_regexp {http.request.orig_uri} \`${plainly(segments)}\``,
    `@climbing vars_regexp {http.request.orig_uri} \`(?i)${climbing(segments)}\``,
    '@upgrading header Upgrade *',
    '@navigating header Sec-Fetch-Mode navigate',
  ];
}

function passing(server: string | undefined): string[] {
  if (server === undefined) return block('handle @server', ['error 404']);
  const limit = block('request_body', [`max_size ${BODY_LIMIT_BYTES}`]);
  return [
    ...block('handle @pictures', [
      ...REFUSALS,
      `header Content-Security-Policy \`${PICTURE_POLICY}\``,
      ...forwarding(server, ['header_down -Content-Security-Policy']),
    ]),
    ...block('handle @calls', [
      ...REFUSALS,
      'error @navigating 403',
      ...limit,
      `header Content-Security-Policy \`${CALL_POLICY}\``,
      ...forwarding(server, ['header_down -Content-Security-Policy']),
    ]),
    ...block('handle @server', [
      ...REFUSALS,
      ...limit,
      ...forwarding(server, [`header_down +Content-Security-Policy \`${PAYMENT_POLICY}\``]),
    ]),
  ];
}

/** On a port without a certificate, a proxy in front ends TLS. */
function addressesOf({ names, port, certificate }: Place): string {
  const end = port === undefined ? '' : `:${port}`;
  const bare = port === undefined ? '' : 'http://';
  const scheme = certificate ? 'https://' : bare;
  if (names.length > 0) return names.map((name) => `${scheme}${name}${end}`).join(', ');
  if (certificate) return `https://${end || ':443'}`;
  return end || ':80';
}

/** With a name and no port, Caddy gets a certificate and redirects plain http. */
function endsTls({ names, port, certificate }: Place): boolean {
  return certificate !== undefined || (names.length > 0 && port === undefined);
}

function caddySite(facts: HostFacts, place: Place): string {
  const { certificate, root } = place;
  const page = [
    ...block('header', [`Link \`${facts.links}\``]),
    'try_files {path}/index.html /index.html',
    ...PACKED,
  ];
  const handles = [
    ...(place.server === undefined ? [] : ['error @climbing 400']),
    '# Files that carry their content in their name.',
    ...block('handle /static/*', [...headerLines(facts.named), ...PACKED]),
    '# The worker has a policy of its own.',
    ...block('handle /sw.js', [...headerLines(facts.worker), ...PACKED]),
    "# The venue's server.",
    ...passing(place.server),
    "# The app's own addresses, dots and all.",
    `@own path ${below(facts.pages)}`,
    ...block('handle @own', page),
    '# Notes of the build, and what was never meant to be served.',
    ...block('@hidden', [String.raw`path_regexp ^/(?:.*/)?[._]`, 'not path /.well-known/*']),
    ...block('handle @hidden', ['error 404']),
    '# Files; one that is missing is not the page.',
    String.raw`@file path_regexp \.\w+$`,
    ...block('handle @file', [
      '@manifest path *.webmanifest',
      'header @manifest Content-Type application/manifest+json',
      ...PACKED,
    ]),
    '# All else is the page, or a preview of its own.',
    ...block('handle', page),
  ];
  const site = [
    ...(certificate ? [`tls ${certificate.file} ${certificate.key}`] : []),
    ...(endsTls(place) ? [`header ${HTTPS_ALONE.name} \`${HTTPS_ALONE.value}\``] : []),
    `root * ${root}`,
    `@server path ${below(facts.passedOn)}`,
    `@pictures path ${below(['images'])}`,
    `@calls path ${below(['api'])}`,
    `@ours not path ${below(facts.passedOn)}`,
    ...headerLines(facts.everywhere, ' @ours'),
    ...refusedAddresses(facts.passedOn),
    '# In this order.',
    ...block('route', handles),
  ];
  return block(addressesOf(place), site).join('\n');
}

const HEAD = [
  '# Written by `npm run hosting -- --for caddy`. Run it again after each build and each edit of index.html:',
  "# the policy names the page's own scripts and the hosts of its settings.",
];
/** By default Caddy accepts commands from every local program on port 2019. */
const GLOBAL = ['{', `${INDENT}admin off`, '}'];

function file(name: string, ...lines: string[]): KitFile {
  return { name, text: `${[...HEAD, ...lines].join('\n')}\n` };
}

/** A Caddyfile may have one global block, at its top; a separate site file can join other sites. */
export function caddyFiles(facts: HostFacts, place: Place): KitFile[] {
  return [
    file('Caddyfile', ...GLOBAL, 'import sufra.caddy'),
    file('sufra.caddy', caddySite(facts, place)),
  ];
}

/** A container with Caddy and the build. It speaks plain http; a proxy in front ends TLS. */
export function containerFiles(facts: HostFacts, place: Place): KitFile[] {
  const { build, out, root } = place;
  const inside: Place = { ...place, names: [], certificate: undefined, port: 80 };
  const lines = [
    '# Written by `npm run hosting -- --for container`, as is the Caddyfile beside it.',
    'FROM caddy:2-alpine',
    `COPY ${build} ${root}`,
    `COPY ${out}/Caddyfile /etc/caddy/Caddyfile`,
    'EXPOSE 80',
  ];
  return [
    { name: 'Containerfile', text: `${lines.join('\n')}\n` },
    file('Caddyfile', ...GLOBAL, caddySite(facts, inside)),
  ];
}

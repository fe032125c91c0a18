/** Settings of nginx 1.18 or later, without third-party modules. */
import { BODY_LIMIT_BYTES } from '../../config/times.ts';
import { HTTPS_ALONE } from '../../server/headers.ts';
import { HEARSAY_HEADERS } from '../../server/hearsay.ts';
import { CALL_POLICY, PAYMENT_POLICY, PICTURE_POLICY } from '../../server/proxy.ts';
import { climbing, plainly, type HostFacts } from './hostFacts.ts';
import type { KitFile, Place } from './place.ts';
import { PACKED_TYPES } from './packBuild.ts';

const INDENT = '  ';

function block(head: string, lines: readonly string[]): string[] {
  return [`${head} {`, ...lines.map((line) => (line === '' ? '' : INDENT + line)), '}'];
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', String.raw`\"`)}"`;
}

function added(name: string, value: string): string {
  return `add_header ${name} ${quoted(value)} always;`;
}

/** nginx drops the server's headers in each location that adds its own. */
function httpsAlone({ certificate }: Place): string[] {
  return certificate ? [added(HTTPS_ALONE.name, HTTPS_ALONE.value)] : [];
}

function headerLines(headers: Readonly<Record<string, string>>, place: Place): string[] {
  return [
    ...Object.entries(headers).map(([name, value]) => added(name, value)),
    ...httpsAlone(place),
    'add_header Vary Accept-Encoding always;',
    // Most answers have no value for it, and nginx sends no empty header.
    'add_header Content-Encoding $sufra_encoding;',
  ];
}

/** A file with a compressed copy beside it. The copy ends in `.br`, so its type is set here. */
function packed(type: string, files: string): string[] {
  return ['types { }', `default_type ${quoted(type)};`, `try_files ${files} =404;`];
}

/** Follows the name of an encoding: excludes a weight of zero. */
const NOT_RULED_OUT = String.raw`(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))`;

const FILE = '$uri$sufra_packed $uri';
const PAGE = '$uri/index.html$sufra_packed $uri/index.html /index.html$sufra_packed /index.html';

function forwarding(server: string, place: Place): string[] {
  return [
    'if ($sufra_disguised) { return 400; }',
    `proxy_pass ${server};`,
    'proxy_http_version 1.1;',
    'proxy_set_header Host $proxy_host;',
    'proxy_set_header Connection "";',
    'proxy_set_header X-Forwarded-For $remote_addr;',
    'proxy_set_header X-Forwarded-Host $http_host;',
    'proxy_set_header X-Forwarded-Proto $scheme;',
    '# What a phone could have made up. nginx drops names with `_` by itself, and knows no `X-Forwarded-*`.',
    ...HEARSAY_HEADERS.map((name) => `proxy_set_header ${name} "";`),
    ...(server.startsWith('https:')
      ? [
          '# A log-in is passed on: only to the server that can show its name.',
          'proxy_ssl_server_name on;',
          'proxy_ssl_verify on;',
          'proxy_ssl_verify_depth 3;',
          'proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;',
        ]
      : []),
    'proxy_hide_header X-Content-Type-Options;',
    'add_header X-Content-Type-Options nosniff always;',
    `proxy_hide_header ${HTTPS_ALONE.name};`,
    ...httpsAlone(place),
  ];
}

function passing({ passedOn }: HostFacts, place: Place): string[] {
  const { server } = place;
  const below = (segments: readonly string[]) => `location ~ ^/(?:${segments.join('|')})(?:/|$)`;
  if (server === undefined) return block(below(passedOn), ['return 404;']);
  const pictures = [
    ...forwarding(server, place),
    'proxy_hide_header Content-Security-Policy;',
    added('Content-Security-Policy', PICTURE_POLICY),
  ];
  return [
    ...block(below(['images']), pictures),
    ...block(below(['api']), [
      'if ($http_sec_fetch_mode = navigate) { return 403; }',
      `client_max_body_size ${BODY_LIMIT_BYTES};`,
      ...forwarding(server, place),
      'proxy_hide_header Content-Security-Policy;',
      added('Content-Security-Policy', CALL_POLICY),
    ]),
    ...block(below(passedOn), [
      `client_max_body_size ${BODY_LIMIT_BYTES};`,
      ...forwarding(server, place),
      added('Content-Security-Policy', PAYMENT_POLICY),
    ]),
  ];
}

function reachedBy({ names }: Place, port: number, protocols = ''): string[] {
  return [
    `listen ${port}${protocols};`,
    `listen [::]:${port}${protocols};`,
    `server_name ${names.length > 0 ? names.join(' ') : '_'};`,
  ];
}

function listening(place: Place): string[] {
  const { port, certificate } = place;
  return [
    ...reachedBy(place, port ?? (certificate ? 443 : 80), certificate ? ' ssl http2' : ''),
    ...(certificate
      ? [`ssl_certificate ${certificate.file};`, `ssl_certificate_key ${certificate.key};`]
      : []),
  ];
}

/** Redirects plain http to https, if this host ends TLS at the default port. */
function sentOn(place: Place): string[] {
  if (!place.certificate || place.port !== undefined) return [];
  return block('server', [...reachedBy(place, 80), 'return 308 https://$host$request_uri;']);
}

export function nginxFiles(facts: HostFacts, place: Place): KitFile[] {
  const typed = Object.entries(PACKED_TYPES);
  // A location that sends one header of its own has to repeat all others.
  const page = [
    ...headerLines({ ...facts.everywhere, Link: facts.links }, place),
    ...packed(PACKED_TYPES['html'] ?? '', PAGE),
  ];
  const site = [
    ...listening(place),
    `root ${place.root};`,
    'server_tokens off;',
    'etag on;',
    ...(place.server === undefined ? [] : ['if ($sufra_climbing) { return 400; }']),
    'absolute_redirect off;',
    ...headerLines(facts.everywhere, place),
    '',
    '# Files that carry their content in their name.',
    ...block('location ^~ /static/', [
      ...headerLines(facts.named, place),
      'try_files $uri =404;',
      ...['js', 'css'].flatMap((end) =>
        block(String.raw`location ~ \.${end}$`, packed(PACKED_TYPES[end] ?? '', FILE)),
      ),
    ]),
    '# The worker has a policy of its own.',
    ...block('location = /sw.js', [
      ...headerLines(facts.worker, place),
      ...packed(PACKED_TYPES['js'] ?? '', FILE),
    ]),
    "# The venue's server.",
    ...passing(facts, place),
    "# The app's own addresses, dots and all.",
    ...block(`location ~ ^/(?:${facts.pages.join('|')})(?:/|$)`, page),
    '# Notes of the build, and what was never meant to be served.',
    ...block(String.raw`location ~ ^/(?!\.well-known/)(?:.*/)?[._]`, ['return 404;']),
    '# Files; one that is missing is not the page.',
    ...typed.flatMap(([end, type]) => block(String.raw`location ~ \.${end}$`, packed(type, FILE))),
    ...block(String.raw`location ~ \.\w+$`, ['try_files $uri =404;']),
    '# All else is the page, or a preview of its own.',
    ...block('location /', page),
  ];
  const text = [
    '# Written by `npm run hosting -- --for nginx`. Run it again after each build and each edit of index.html:',
    "# the policy names the page's own scripts and the hosts of its settings.",
    '',
    ...block('map $http_accept_encoding $sufra_packed', [
      'default "";',
      `"~*\\bbr\\b${NOT_RULED_OUT}" .br;`,
      `"~*\\bgzip\\b${NOT_RULED_OUT}" .gz;`,
    ]),
    ...block('map $uri $sufra_encoding', [
      'default "";',
      String.raw`"~\.br$" br;`,
      String.raw`"~\.gz$" gzip;`,
    ]),
    '# nginx chooses a block by the decoded address and forwards the raw one.',
    ...block('map $request_uri $sufra_disguised', [
      'default 1;',
      `${quoted(`~${plainly(facts.passedOn)}`)} 0;`,
    ]),
    ...block('map $request_uri $sufra_climbing', [
      'default 0;',
      `${quoted(`~*${climbing(facts.passedOn)}`.replaceAll('\\', String.raw`\\`))} 1;`,
    ]),
    '',
    ...sentOn(place),
    ...block('server', site),
  ];
  return [{ name: 'sufra.conf', text: `${text.join('\n')}\n` }];
}

/** Hosts that send the page otherwise than it has to be. */
import { at, path, header, both, policy, type Fault } from './spoils.ts';

export const PAGE_FAULTS: readonly Fault[] = [
  [
    'the page is kept',
    at(path('/'), header('cache-control', 'public, max-age=600')),
    'the page is asked for each time',
    /send no-cache/,
  ],
  [
    'the page says nothing of keeping',
    at(path('/'), header('cache-control', undefined)),
    'the page is asked for each time',
    /Cache-Control: none/,
  ],
  [
    'the page is plain text',
    at(path('/'), header('content-type', 'text/plain')),
    'the page is HTML in UTF-8',
    /sent as text\/plain/,
  ],
  [
    'the page has no alphabet',
    at(path('/'), header('content-type', 'text/html')),
    'the page is HTML in UTF-8',
    /charset=utf-8/,
  ],
  [
    'the page cannot be asked about',
    at(path('/'), both(header('etag', undefined), header('last-modified', undefined))),
    'a page that is held is not sent again',
    /neither ETag/,
  ],
  [
    'the page is sent again',
    at(
      (sent) => sent.path === '/' && sent.status === 304,
      (sent) => {
        sent.status = 200;
      },
    ),
    'a page that is held is not sent again',
    /200 instead of 304/,
  ],
  [
    'no brotli for the page',
    at(
      (sent) => sent.path === '/' && sent.headers['content-encoding'] === 'br',
      header('content-encoding', undefined),
    ),
    'the page is packed',
    /takes br/,
  ],
  [
    'no gzip for the page',
    at(
      (sent) => sent.path === '/' && sent.headers['content-encoding'] === 'gzip',
      header('content-encoding', undefined),
    ),
    'the page is packed',
    /takes gzip/,
  ],
  [
    'an old packed page',
    at(
      (sent) => sent.path === '/' && sent.headers['content-encoding'] === 'br',
      (sent) => {
        sent.text += ' ';
      },
    ),
    'the page is packed',
    /The br copy of the page is another page/,
  ],
  [
    'Vary is missing',
    at(path('/'), header('vary', undefined)),
    'what is packed is kept apart',
    /Accept-Encoding/,
  ],
  [
    'no policy',
    at(path('/'), header('content-security-policy', undefined)),
    'the policy is the one of this page',
    /There is no Content-Security-Policy/,
  ],
  [
    'the policy of another page',
    at(
      path('/'),
      policy((text) => text.replace(/'sha256-[^']+'/, "'sha256-other='")),
    ),
    'the policy is the one of this page',
    /script-src lacks 'sha256-/,
  ],
  [
    'a policy that lets more in',
    at(
      path('/'),
      policy((text) => text.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")),
    ),
    'the policy is the one of this page',
    /lets in 'unsafe-inline'/,
  ],
  [
    'a policy without a line',
    at(
      path('/'),
      policy((text) => text.replace(/ form-action 'self';/, '')),
    ),
    'the policy is the one of this page',
    /form-action lacks 'self'/,
  ],
  [
    'two policies',
    at(path('/'), (sent) => {
      const one = String(sent.headers['content-security-policy']);
      sent.headers['content-security-policy'] = [one, one];
    }),
    'the policy is the one of this page',
    /two policies/,
  ],
  [
    'types are guessed',
    at(path('/'), header('x-content-type-options', undefined)),
    'the other headers are there',
    /X-Content-Type-Options is missing/,
  ],
  [
    'the camera is off',
    at(path('/'), header('permissions-policy', 'camera=()')),
    'the other headers are there',
    /Permissions-Policy is "camera=\(\)"/,
  ],
];

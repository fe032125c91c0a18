/** Hosts that send the page with a fault. */
import { at, both, header, path, policy, shows, type Fault } from './spoils.ts';
import type { Sent } from './spoiled.ts';

const onPage = (...changes: ((sent: Sent) => void)[]) => at(path('/'), both(...changes));
const packedBy = (encoding: string) => (sent: Sent) =>
  sent.path === '/' && sent.headers['content-encoding'] === encoding;
const unpacked = header('content-encoding', undefined);

export const PAGE_FAULTS: readonly Fault[] = [
  ...shows('the page is revalidated each time', {
    'the page is kept': [onPage(header('cache-control', 'public, max-age=600')), /send no-cache/],
    'the page says nothing of keeping': [
      onPage(header('cache-control', undefined)),
      /Cache-Control: none/,
    ],
  }),
  ...shows('the page is HTML in UTF-8', {
    'the page is plain text': [onPage(header('content-type', 'text/plain')), /sent as text\/plain/],
    'the page has no alphabet': [onPage(header('content-type', 'text/html')), /charset=utf-8/],
  }),
  ...shows('an unchanged page is not sent again', {
    'the page cannot be asked about': [
      onPage(header('etag', undefined), header('last-modified', undefined)),
      /neither ETag/,
    ],
    'the page is sent again': [
      at(
        ({ path: asked, status }) => asked === '/' && status === 304,
        (sent) => {
          sent.status = 200;
        },
      ),
      /200 instead of 304/,
    ],
  }),
  ...shows('the page is compressed', {
    'no brotli for the page': [at(packedBy('br'), unpacked), /takes br/],
    'no gzip for the page': [at(packedBy('gzip'), unpacked), /takes gzip/],
    'an old packed page': [
      at(packedBy('br'), (sent) => {
        sent.text += ' ';
      }),
      /The br copy of the page is another page/,
    ],
  }),
  ...shows('caches keep compressed answers apart', {
    'Vary is missing': [onPage(header('vary', undefined)), /Accept-Encoding/],
  }),
  ...shows('the policy is the one of this page', {
    'no policy': [
      onPage(header('content-security-policy', undefined)),
      /There is no Content-Security-Policy/,
    ],
    'the policy of another page': [
      onPage(policy((text) => text.replace(/'sha256-[^']+'/, "'sha256-other='"))),
      /script-src lacks 'sha256-/,
    ],
    'a policy that lets more in': [
      onPage(policy((text) => text.replace("script-src 'self'", "$& 'unsafe-inline'"))),
      /lets in 'unsafe-inline'/,
    ],
    'a policy without a line': [
      onPage(policy((text) => text.replace(/ form-action 'self';/, ''))),
      /form-action lacks 'self'/,
    ],
    'two policies': [
      onPage((sent) => {
        const one = String(sent.headers['content-security-policy']);
        sent.headers['content-security-policy'] = [one, one];
      }),
      /two policies/,
    ],
  }),
  ...shows('the other headers are there', {
    'types are guessed': [
      onPage(header('x-content-type-options', undefined)),
      /X-Content-Type-Options is missing/,
    ],
    'the camera is off': [
      onPage(header('permissions-policy', 'camera=()')),
      /Permissions-Policy is "camera=\(\)"/,
    ],
  }),
];

/** The CORS headers that the contract requires of a venue's server. */

const MAY_SEND = [
  'Accept-Language',
  'Content-Type',
  'eorder-id',
  'If-None-Match',
  'No-Auth',
  'tokenKey',
  'user-id',
  'X-App-Origin',
].join(', ');
const MAY_READ = 'Retry-After, Date, ETag';
const DAY_SECONDS = '86400';

/** Any origin may call, because browsers send no cookies from other origins here. */
export function openTo(headers: Headers): void {
  headers.set('Access-Control-Allow-Origin', '*');
  headers.set('Access-Control-Expose-Headers', MAY_READ);
  headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
}

/** The answer to a CORS preflight request. */
export function preflight(): Response {
  const headers = new Headers({
    'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
    'Access-Control-Allow-Headers': MAY_SEND,
    'Access-Control-Max-Age': DAY_SECONDS,
  });
  openTo(headers);
  return new Response(null, { status: 204, headers });
}

/** What an app of another origin may send and read, as the contract asks of a venue's server. */

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

/** No cookie comes from another origin, so any may ask. */
export function openTo(headers: Headers): void {
  headers.set('Access-Control-Allow-Origin', '*');
  headers.set('Access-Control-Expose-Headers', MAY_READ);
  headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
}

/** The answer to the browser's question whether it may send that at all. */
export function preflight(): Response {
  const headers = new Headers({
    'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
    'Access-Control-Allow-Headers': MAY_SEND,
    'Access-Control-Max-Age': DAY_SECONDS,
  });
  openTo(headers);
  return new Response(null, { status: 204, headers });
}

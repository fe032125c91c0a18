import { malformed } from '../backend/common/refusal.ts';

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** The origin to return the browser to. Only the app's own is accepted. */
export function originOf(request: Request): string {
  const text = request.headers.get('X-App-Origin') ?? '';
  let origin: URL;
  try {
    origin = new URL(text);
  } catch {
    throw malformed('The header X-App-Origin is missing.');
  }
  const isOrigin = origin.origin === text && /^https?:$/.test(origin.protocol);
  const isKnown =
    origin.host === new URL(request.url).host ||
    origin.host === request.headers.get('X-Forwarded-Host') ||
    LOOPBACK.test(origin.host);
  if (!isOrigin || !isKnown) throw malformed('The header X-App-Origin names a stranger.');
  return origin.origin;
}

/** The keys that sign this process's push messages (RFC 8292). They last as long as the process. */
import { generateKeyPairSync, sign } from 'node:crypto';
import { HOUR_MS } from '../../config/times.ts';

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
const { x = '', y = '' } = publicKey.export({ format: 'jwk' });

/** An uncompressed point, the format that browsers expect. */
export const PUSH_PUBLIC_KEY = Buffer.concat([
  Buffer.of(4),
  Buffer.from(x, 'base64url'),
  Buffer.from(y, 'base64url'),
]).toString('base64url');

const SIGNATURE_LIFE_MS = 12 * HOUR_MS;
/** Push services require the sender's address. */
const SENDER = 'mailto:demo@sufra.example';

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** The `Authorization` value for a push service. */
export function vapidHeader(endpoint: string, nowMs: number): string {
  const exp = Math.floor((nowMs + SIGNATURE_LIFE_MS) / 1000);
  const claims = { aud: new URL(endpoint).origin, exp, sub: SENDER };
  const signed = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`;
  const signature = sign('sha256', Buffer.from(signed), {
    key: privateKey,
    dsaEncoding: 'ieee-p1363',
  });
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${PUSH_PUBLIC_KEY}`;
}

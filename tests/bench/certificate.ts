/** A certificate for localhost, new for each run: browsers use HTTP/2 over TLS only. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const SEQUENCE = 0x30;
const SET = 0x31;
const INTEGER = 0x02;
const TEXT = 0x0c;
const TIME = 0x17;
const BITS = 0x03;
const BYTES = 0x04;
const DNS_NAME = 0x82;
const VERSION = 0xa0;
const EXTENSIONS = 0xa3;
const DAY_MS = 86_400_000;

/** One DER element: tag, length, content. */
function piece(tag: number, ...parts: Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  const hex = body.length.toString(16);
  const length = Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex');
  // A length up to 127 is one byte; for longer ones, the first byte gives the number of length
  // bytes.
  const head = body.length < 0x80 ? [tag] : [tag, 0x80 + length.length];
  return Buffer.concat([Buffer.from(head), length, body]);
}

const identifier = (hex: string) => Buffer.from(hex, 'hex');
const ECDSA_WITH_SHA256 = piece(SEQUENCE, identifier('06082a8648ce3d040302'));
const COMMON_NAME = identifier('0603550403');
const OTHER_NAMES = identifier('0603551d11');

function time(ms: number): Buffer {
  const digits = new Date(ms).toISOString().replaceAll(/\D/g, '').slice(2, 14);
  return piece(TIME, Buffer.from(`${digits}Z`));
}

interface Certificate {
  key: string;
  cert: string;
  /** The browser trusts the certificate by this hash. */
  fingerprint: string;
}

export function makeCertificate(): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const host = Buffer.from('localhost');
  const name = piece(SEQUENCE, piece(SET, piece(SEQUENCE, COMMON_NAME, piece(TEXT, host))));
  const names = piece(SEQUENCE, OTHER_NAMES, piece(BYTES, piece(SEQUENCE, piece(DNS_NAME, host))));
  const signed = piece(
    SEQUENCE,
    piece(VERSION, piece(INTEGER, Buffer.from([2]))),
    piece(INTEGER, Buffer.from([1]), randomBytes(8)),
    ECDSA_WITH_SHA256,
    name,
    piece(SEQUENCE, time(Date.now() - DAY_MS), time(Date.now() + DAY_MS)),
    name,
    spki,
    piece(EXTENSIONS, piece(SEQUENCE, names)),
  );
  const signature = piece(BITS, Buffer.from([0]), sign('sha256', signed, privateKey));
  const lines = piece(SEQUENCE, signed, ECDSA_WITH_SHA256, signature).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: [
      '-----BEGIN CERTIFICATE-----',
      ...(lines.match(/.{1,64}/g) ?? []),
      '-----END CERTIFICATE-----\n',
    ].join('\n'),
    fingerprint: createHash('sha256').update(spki).digest('base64'),
  };
}

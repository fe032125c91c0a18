/** Encrypts a push message for one browser (RFC 8291, content coding `aes128gcm` of RFC 8188). */
import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

interface PushKeys {
  /** The browser's public key and its secret, in base64url. */
  p256dh: string;
  auth: string;
}

const RECORD_BYTES = 4096;
/** Marks the last record. */
const LAST_RECORD = 2;

function derived(secret: Buffer, salt: Buffer, info: Buffer | string, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
}

/** `sender` and `salt` are new for each message; only tests pass them. */
export function encryptPush(
  text: string,
  { p256dh, auth }: PushKeys,
  sender = newKeyPair(),
  salt = randomBytes(16),
): Buffer {
  const receiver = Buffer.from(p256dh, 'base64url');
  const own = sender.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, own]);
  const shared = sender.computeSecret(receiver);
  const secret = derived(shared, Buffer.from(auth, 'base64url'), info, 32);
  const key = derived(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derived(secret, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sizes = Buffer.alloc(5);
  sizes.writeUInt32BE(RECORD_BYTES);
  sizes.writeUInt8(own.length, 4);
  return Buffer.concat([
    salt,
    sizes,
    own,
    cipher.update(Buffer.concat([Buffer.from(text), Buffer.of(LAST_RECORD)])),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
}

function newKeyPair() {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return pair;
}

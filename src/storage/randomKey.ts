const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** Bytes from here on are dropped, as they would favour the first letters of the alphabet. */
const UNBIASED_LIMIT = 256 - (256 % ALPHABET.length);

function randomKey(length: number): string {
  let key = '';
  while (key.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length * 2))) {
      if (byte < UNBIASED_LIMIT && key.length < length) key += ALPHABET[byte % ALPHABET.length];
    }
  }
  return key;
}

export const newUniqueCartId = (): string => randomKey(12);
export const newDeliveryId = (): string => randomKey(9);
/** For a cart line, a rating form, a call for service, a new address or a report. */
export const newUniqueId = (): string => randomKey(12);

import { createECDH, createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { encryptPush } from '../../../src/demo/push/encrypt.ts';
import { PUSH_PUBLIC_KEY, vapidHeader } from '../../../src/demo/push/vapid.ts';

test('a message is encrypted as in the example of RFC 8291', () => {
  const sender = createECDH('prime256v1');
  sender.setPrivateKey(Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'));
  const keys = {
    p256dh:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const salt = Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url');
  const text = 'When I grow up, I want to be a watermelon';
  expect(encryptPush(text, keys, sender, salt).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('a message is signed for the host of its push service, for half a day', () => {
  const nowMs = Date.parse('2026-03-01T10:00:00Z');
  const header = vapidHeader('https://push.example:8443/s/1', nowMs);
  const [, token = '', key] = /^vapid t=(\S+), k=(\S+)$/.exec(header) ?? [];
  expect(key).toBe(PUSH_PUBLIC_KEY);
  const [head = '', claims = '', signature = ''] = token.split('.');
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: 'https://push.example:8443',
    exp: Date.parse('2026-03-01T22:00:00Z') / 1000,
  });
  const point = Buffer.from(PUSH_PUBLIC_KEY, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) =>
    half.toString('base64url'),
  );
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  expect(isSigned).toBe(true);
});

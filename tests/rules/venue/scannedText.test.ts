import { expect, test } from 'vitest';
import { isAddress, scannedText, scannedTexts } from '../../../src/rules/venue/scannedText.ts';

const OWN = 'https://order.example';

test.each<[text: string, to: string, code?: string, tableCode?: string]>([
  [`${OWN}/Emenu/BEIT/T12`, '/Emenu/BEIT/T12', 'BEIT', 'T12'],
  [`  ${OWN}/Menu/BEIT/T12\n`, '/Menu/BEIT/T12', 'BEIT', 'T12'],
  ['/Emenu/BEIT/T12', '/Emenu/BEIT/T12', 'BEIT', 'T12'],
  [`${OWN}/Emenu/BEIT`, '/Emenu/BEIT', 'BEIT'],
  [`${OWN}/Cart/BEIT/0`, '/Cart/BEIT/0', 'BEIT'],
  [`${OWN}/Item/BEIT/1107/T12`, '/Item/BEIT/1107/T12', 'BEIT', 'T12'],
  [`${OWN}/Rooms/PALM/101`, '/Rooms/PALM/101', 'PALM'],
  [`${OWN}/Merge/SOUQ`, '/Merge/SOUQ', 'SOUQ'],
  [`${OWN}/Delivery/BEIT`, '/Delivery/BEIT', 'BEIT'],
  [`${OWN}/Rating/BEIT?menuScheduleId=4`, '/Rating/BEIT?menuScheduleId=4', 'BEIT'],
  [`${OWN}/Menu/BEIT/T12#cart=Ab12Cd34Ef56`, '/Menu/BEIT/T12#cart=Ab12Cd34Ef56', 'BEIT', 'T12'],
  [
    `${OWN}/Emenu/بيت/طاولة`,
    '/Emenu/%D8%A8%D9%8A%D8%AA/%D8%B7%D8%A7%D9%88%D9%84%D8%A9',
    'بيت',
    'طاولة',
  ],
  [`${OWN}/Emenu/%42EIT/T12`, '/Emenu/%42EIT/T12', 'BEIT', 'T12'],
  ['http://order.example/Emenu/BEIT/T12', '/Emenu/BEIT/T12', 'BEIT', 'T12'],
  [`HTTPS://ORDER.EXAMPLE/Emenu/BEIT/T12`, '/Emenu/BEIT/T12', 'BEIT', 'T12'],
  [OWN, '/'],
  [`${OWN}/?scan`, '/'],
])('%s leads to %s', (text, to, code, tableCode) => {
  const place = code === undefined ? undefined : { code, tableCode };
  expect(scannedText(text, OWN)).toEqual({ kind: 'ours', to, place });
});

test.each([
  'WIFI:T:WPA;S:Beit Guest;P:secret;;',
  'https://evil.example/Emenu/BEIT/T12',
  'https://someone@order.example/Emenu/BEIT/T12',
  'https://order.example:8443/Emenu/BEIT/T12',
  '//evil.example/Emenu/BEIT/T12',
  'javascript:alert(1)//order.example/Emenu/BEIT/T12',
  'BEIT/T12',
  `${OWN}/nowhere/BEIT`,
  `${OWN}/Emenu`,
  `${OWN}/Emenu/BEIT/T12/more`,
  `${OWN}/Emenu/BEIT/`,
  `${OWN}/Emenu/%2e%2e/T12`,
  `${OWN}/Emenu/BEIT/%2F%2Fevil.example`,
  `${OWN}/Emenu/BEIT/%E0%A4%A`,
  `${OWN}/Emenu/BEIT/T%2500`,
  `${OWN}/Emenu/BEIT/T%E2%80%AE21`,
  `${OWN}/Emenu/BE\u0000IT/T12`,
  `${OWN}/CardDetails/EOrder/BEIT/991`,
  `${OWN}/Delivery/BEIT/Verification?returnUrl=/`,
  '',
])('is not followed: %j', (text) => {
  expect(scannedText(text, OWN).kind).toBe('foreign');
});

test.each<[string, string]>([
  ['  two\r\n\tlines  ', 'two lines'],
  ['safe\u202Egnp.exe', 'safe gnp.exe'],
  ['\u2067مرحبا\u2069', 'مرحبا'],
  ['a'.repeat(80), 'a'.repeat(80)],
  ['a'.repeat(4000), `${'a'.repeat(80)}…`],
  [`${OWN}/Emenu/BEIT/${'T'.repeat(4000)}`, `${OWN}/Emenu/BEIT/${'T'.repeat(47)}…`],
  ['🍋'.repeat(100), `${'🍋'.repeat(80)}…`],
  ['\uD83Cbroken', 'broken'],
])('a text that is not followed is shown as one short line: %#', (text, line) => {
  expect(scannedText(text, OWN)).toEqual({ kind: 'foreign', text: line });
});

const T12 = { kind: 'ours', to: '/Emenu/BEIT/T12', place: { code: 'BEIT', tableCode: 'T12' } };
test.each<[readonly string[], unknown]>([
  [[], undefined],
  [['/Emenu/BEIT/T12'], T12],
  [['/Emenu/BEIT/T12', `${OWN}/Emenu/BEIT/T12`], T12],
  [['WIFI:S:Beit;;', '/Emenu/BEIT/T12', 'https://evil.example'], T12],
  [['/Emenu/BEIT/T12', '/Emenu/BEIT/T14'], { kind: 'several' }],
  [['WIFI:S:Beit;;', 'https://evil.example'], { kind: 'several' }],
  [['WIFI:S:Beit;;'], { kind: 'foreign', text: 'WIFI:S:Beit;;' }],
])('of the codes in view, %j is used', (texts, outcome) => {
  expect(scannedTexts(texts, OWN)).toEqual(outcome);
});

test.each<[string, boolean]>([
  ['BEIT', false],
  ['https://order.example/Emenu/BEIT', true],
  ['/Emenu/BEIT', true],
  ['order.example/Emenu', true],
])('%s is treated as an address: %s', (text, is) => {
  expect(isAddress(text)).toBe(is);
});

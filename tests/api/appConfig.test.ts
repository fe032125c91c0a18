import { afterEach, expect, it, vi } from 'vitest';
import { parseAppConfig } from '../../src/config/appConfig.ts';

const DEFAULTS = {
  host: '',
  publicTokenKey: 'sufra-public',
  imageBase: '',
  imageHosts: [],
  paymentHosts: [],
  pushPublicKey: '',
  mapTileUrl: '',
  mapAttribution: '',
  tokenCookiePath: '',
  watchUrl: '',
  requestTimeoutMs: 15_000,
  venues: [],
};

afterEach(() => {
  vi.restoreAllMocks();
});

it.each([
  ['missing', undefined],
  ['null', null],
  ['an empty object', '{}'],
  ['a list', '[]'],
  ['a number', '7'],
  ['null as JSON', 'null'],
])('a block that is %s gives the defaults', (_, source) => {
  expect(parseAppConfig(source)).toEqual(DEFAULTS);
});

it.each(['', 'host: example', '{"host":'])(
  'a broken block %j gives the defaults and a warning',
  (source) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(parseAppConfig(source)).toEqual(DEFAULTS);
    expect(warn).toHaveBeenCalledOnce();
  },
);

it('a partly invalid block keeps the valid settings and uses defaults for the rest', () => {
  expect(
    parseAppConfig(
      JSON.stringify({
        host: 'https://api.example',
        publicTokenKey: '',
        imageHosts: 'cdn.example',
        paymentHosts: ['pay.example'],
        requestTimeoutMs: 10,
        venues: [{ path: 'no-slash', labelEN: 'A', labelAR: 'B' }],
        somethingElse: true,
      }),
    ),
  ).toEqual({ ...DEFAULTS, host: 'https://api.example', paymentHosts: ['pay.example'] });
});

it('a whole block is taken as it is', () => {
  const whole = {
    host: 'https://api.example',
    publicTokenKey: 'key',
    imageBase: 'https://cdn.example/images',
    imageHosts: ['cdn2.example'],
    paymentHosts: ['pay.example'],
    pushPublicKey: 'BNc',
    mapTileUrl: 'https://tiles.example/{z}/{x}/{y}.png',
    mapAttribution: '© Tiles',
    tokenCookiePath: '/venue/',
    watchUrl: 'https://watch.example/sufra',
    requestTimeoutMs: 20_000,
    venues: [
      {
        path: '/Emenu/BEIT/T12',
        labelEN: 'Beit',
        labelAR: 'بيت',
        noteEN: 'Kuwait',
        noteAR: 'الكويت',
      },
    ],
  };
  expect(parseAppConfig(JSON.stringify(whole))).toEqual(whole);
});

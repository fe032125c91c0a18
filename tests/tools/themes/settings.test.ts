import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { RequestListener, Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settingsOf } from '../../../src/tools/themes/askVenue.ts';
import { PAGE_NAMES, settingsIn } from '../../../src/tools/themes/settings.ts';
import { serveDemo } from '../../demo/servedDemo.ts';
import { serve } from '../../server/serve.ts';

const EXAMPLE = new URL('../../../src/tools/themes/example.json', import.meta.url).pathname;

let folder = '';
const fileOf = (text: string) => {
  const file = join(folder, 'venue.json');
  writeFileSync(file, text);
  return file;
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'themes-'));
  writeFileSync(join(folder, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('a file of settings', () => {
  it('applies its colours to every page, and page settings to that page', () => {
    const { header, pages, logo } = settingsIn(EXAMPLE);
    expect(header).toMatchObject({ colorCode: '#1d3557', cornerStyle: 'round' });
    for (const name of PAGE_NAMES) expect(pages[name]).toMatchObject({ priceColor: '#b5303c' });
    expect(pages.cart).toMatchObject({ totalBarBgColor: '#1d3557' });
    expect(pages.payment).not.toHaveProperty('totalBarBgColor');
    expect(logo).toBeUndefined();
  });

  it('brings the logo beside it', () => {
    const { logo } = settingsIn(fileOf('{ "header": { "logo": "logo.svg" } }'));
    expect(logo?.type).toBe('image/svg+xml');
    expect(atob(logo?.base64 ?? '')).toContain('<svg');
  });

  it.each<[string, RegExp]>([
    ['{', /is no JSON: /],
    ['[]', /must be an object of settings\.$/],
    ['{ "colour": 1 }', /colour is no setting: src\/tools\/themes\/example\.json has some\.$/],
    ['{ "cart": { "pinColor": "#fff" } }', /cart\.pinColor is no setting/],
    ['{ "colors": { "priceColor": "blu" } }', /colors\.priceColor "blu" is no colour such as/],
    ['{ "colors": { "priceColor": 3 } }', /colors\.priceColor must be a colour such as/],
    ['{ "header": { "colorCode": "#12" } }', /header\.colorCode "#12" is no colour/],
    ['{ "header": { "typeStyle": "sans" } }', /header\.typeStyle is not what the contract has/],
    ['{ "header": { "hideLang": "yes" } }', /header\.hideLang is not what the contract has/],
    ['{ "header": { "logo": "none.svg" } }', /header\.logo names none\.svg, which is not beside/],
    ['{ "header": { "logo": "logo.txt" } }', /header\.logo must be a picture: \.svg, \.png/],
  ])('reports the fault with %s in one line', (text, told) => {
    expect(() => settingsIn(fileOf(text))).toThrow(told);
  });

  it('reports a missing file', () => {
    expect(() => settingsIn('nowhere.json')).toThrow(/^nowhere\.json is not there\.$/);
  });
});

describe('the settings of a server', () => {
  let server: Server;
  let origin = '';
  beforeAll(async () => ({ server, origin } = await serveDemo()));
  afterAll(() => server.close());

  it('are the public ones', async () => {
    const { header, pages, logo } = await settingsOf(origin, 'BEIT', 'sufra-public');
    expect(header).toMatchObject({ labelEN: 'Beit Sufra', colorCode: expect.stringMatching(/^#/) });
    for (const name of PAGE_NAMES)
      expect(pages[name]).toMatchObject({ buttonBgColor: expect.stringMatching(/^#/) });
    expect(logo).toMatchObject({ type: expect.stringMatching(/^image\//) });
  });

  it('are undefined if it does not know the venue', async () => {
    await expect(settingsOf(origin, 'NOWHERE', 'sufra-public')).rejects.toThrow(
      /headerSetup\/EN\/NOWHERE answers 404\.$/,
    );
  });
});

async function venue(logo: RequestListener): Promise<string> {
  const { origin } = await serve((request, response) => {
    if (request.url === '/images/logo.png') return logo(request, response);
    const isHeader = request.url?.includes('headerSetup');
    const dataenum = isHeader ? { labelEN: 'Beit', logo: 'logo.png' } : {};
    return response.end(JSON.stringify({ status: 1, dataenum }));
  });
  return origin;
}

it('loads the logo of a venue', async () => {
  const host = await venue((_, response) => {
    response.writeHead(200, { 'content-type': 'image/png' }).end('a picture');
  });
  expect((await settingsOf(host, 'BEIT', 'key')).logo).toEqual({
    type: 'image/png',
    base64: Buffer.from('a picture').toString('base64'),
  });
});

it('stops loading a logo that is too large', async () => {
  const host = await venue((_, response) => {
    const piece = Buffer.alloc(1024 * 1024);
    const send = () => void (response.destroyed || response.write(piece, send));
    send();
  });
  await expect(settingsOf(host, 'BEIT', 'key')).rejects.toThrow(/logo\.png answers more than \d+/);
});

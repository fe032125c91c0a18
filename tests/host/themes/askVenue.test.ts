import type { RequestListener } from 'node:http';
import { expect, it } from 'vitest';
import { settingsOf } from '../../../src/host/themes/askVenue.ts';
import { serve } from '../serve.ts';

async function venue(logo: RequestListener): Promise<string> {
  const { origin } = await serve((request, response) => {
    if (request.url === '/images/logo.png') return logo(request, response);
    const isHeader = request.url?.includes('headerSetup');
    const dataenum = isHeader ? { labelEN: 'Beit', logo: 'logo.png' } : {};
    return response.end(JSON.stringify({ status: 1, dataenum }));
  });
  return origin;
}

it('takes the logo of a venue', async () => {
  const host = await venue((_, response) => {
    response.writeHead(200, { 'content-type': 'image/png' }).end('a picture');
  });
  expect((await settingsOf(host, 'BEIT', 'key')).logo).toEqual({
    type: 'image/png',
    base64: Buffer.from('a picture').toString('base64'),
  });
});

it('takes no logo without end', async () => {
  const host = await venue((_, response) => {
    const piece = Buffer.alloc(1024 * 1024);
    const send = () => void (response.destroyed || response.write(piece, send));
    send();
  });
  await expect(settingsOf(host, 'BEIT', 'key')).rejects.toThrow(/logo\.png answers more than \d+/);
});

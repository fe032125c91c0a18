import { describe, expect, it } from 'vitest';
import { mapTile } from '../../src/demo/pictures/mapTile.ts';
import { pictureResponse } from '../../src/demo/pictures/pictures.ts';
import { dishes } from '../../src/demo/pictures/dishCatalog.ts';

const THUMBNAIL_BYTES_MAX = 26_000;
const PICTURE_BYTES_MAX = 70_000;

describe('pictures', () => {
  it.each([
    'BEITS~hummus-100.svg',
    'BEITS~hummus.svg',
    'BEITS~constructor-320.svg',
    'NOBODY~hummus-320.svg',
    'BEITS~../../package-320.svg',
    'BEITS~hummus-320.svg\n',
    'BEITS~<script>-320.svg',
    '',
  ])('has no picture for %j', (name) => {
    expect(pictureResponse(name)).toBeUndefined();
  });

  it.each(Object.keys(dishes))(
    'draws %s in every width without text, scripts or addresses of other hosts',
    (dish) => {
      for (const width of [160, 320, 640, 1280]) {
        const picture = pictureResponse(`BEITS~${dish}-${width}.svg`);
        const body = String(picture?.body);
        expect(picture?.type).toBe('image/svg+xml');
        expect(body.startsWith(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}"`)).toBe(
          true,
        );
        expect(body).not.toMatch(/<text|<script|<image|<style|style=|NaN|undefined|on\w+=/);
        expect(body.match(/https?:\/\//g)).toHaveLength(1);
        expect(body.length).toBeLessThan(width <= 320 ? THUMBNAIL_BYTES_MAX : PICTURE_BYTES_MAX);
      }
    },
  );

  it('uses every inner name once', () => {
    for (const name of ['PALMSEA~hero-1280.svg', 'SOUQ~hero-1280.svg', 'BEITS~tempura-640.svg']) {
      const ids = [...String(pictureResponse(name)?.body).matchAll(/ id="([^"]+)"/g)].map(
        (match) => match[1],
      );
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length).toBeGreaterThan(3);
    }
  });

  it('draws the same picture every time, and a different one for another venue', () => {
    const first = pictureResponse('BEITS~hummus-640.svg')?.body;
    expect(pictureResponse('BEITS~hummus-640.svg')?.body).toBe(first);
    expect(pictureResponse('PALMSEA~hummus-640.svg')?.body).not.toBe(first);
  });
});

describe('the map', () => {
  it.each(['', '1/2/3.png', '16/-1/3.svg', '../16/1/2.svg'])('has no tile %j', (name) =>
    expect(mapTile(name)).toBeUndefined(),
  );

  it('draws each tile the same every time, and unlike its neighbour', () => {
    const tile = mapTile('16/41500/27200.svg');
    expect(tile).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="256" height="256">/,
    );
    expect(mapTile('16/41500/27200.svg')).toBe(tile);
    expect(mapTile('16/41501/27200.svg')).not.toBe(tile);
  });
});

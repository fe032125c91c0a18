import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { HeaderSetup } from '../../../src/contract/venue.ts';
import { lookTokens, venueLook } from '../../../src/rules/venue/venueLook.ts';

const header = (look: object) => v.parse(HeaderSetup, { colorCode: '#123456', ...look });

describe('the look of a venue', () => {
  it.each([
    ['says nothing', {}, { cards: 'beside', hero: 'picture' }],
    [
      'puts words first',
      { cardStyle: 'text', heroStyle: 'plain' },
      { cards: 'text', hero: 'plain' },
    ],
    [
      'has unknown values',
      { cardStyle: 'tilted', heroStyle: 7 },
      { cards: 'beside', hero: 'picture' },
    ],
  ])('that %s', (_, look, drawn) => {
    expect(venueLook(header(look))).toEqual(drawn);
  });

  it('is the default until its header is known', () => {
    expect(venueLook(undefined)).toEqual({ cards: 'beside', hero: 'picture' });
    expect(lookTokens(undefined, 'EN')).toEqual({});
  });

  it.each([
    ['nothing', {}, {}],
    ['an unknown style', { typeStyle: 'constructor', cornerStyle: '__proto__' }, {}],
    ['the first of each', { typeStyle: 'serif', cornerStyle: 'soft' }, {}],
  ])('sets no token for %s', (_, look, tokens) => {
    expect(lookTokens(header(look), 'EN')).toEqual(tokens);
  });

  it.each([
    ['grotesk', 'EN', '900', '900', true],
    ['rounded', 'EN', '700', '700', false],
    ['mono', 'EN', '500', '500', true],
    ['grotesk', 'AR', '900', '900', false],
    ['mono', 'AR', '500', '500', false],
  ] as const)('gives %s type in %s its weights', (typeStyle, lang, display, price, isTracked) => {
    const tokens = lookTokens(header({ typeStyle }), lang);
    expect(tokens['--weight-display']).toBe(display);
    expect(tokens['--weight-price']).toBe(price);
    expect(tokens['--font-price']).toBe(tokens['--font-display']);
    // Letter spacing would tear Arabic letters apart.
    expect('--tracking-display' in tokens).toBe(isTracked);
  });

  it.each([
    ['round', '1.75rem', '999px', undefined],
    ['square', '0px', '0px', '0px'],
  ] as const)('gives %s corners to cards, buttons and chips', (cornerStyle, card, button, chip) => {
    const tokens = lookTokens(header({ cornerStyle }), 'EN');
    expect(tokens['--radius-l']).toBe(card);
    expect(tokens['--radius-button']).toBe(button);
    expect(tokens['--radius-pill']).toBe(chip);
  });
});

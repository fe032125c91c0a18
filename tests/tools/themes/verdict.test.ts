import { describe, expect, it } from 'vitest';
import { PAGE_NAMES, settingsIn, type VenueSettings } from '../../../src/tools/themes/settings.ts';
import { headOf, linesOf, verdictsOf } from '../../../src/tools/themes/verdict.ts';

const EXAMPLE = new URL('../../../src/tools/themes/example.json', import.meta.url).pathname;

type Said = Record<string, string>;

function venue(header: Said = {}, colors: Said = {}, table: Said = {}): VenueSettings {
  const pages = Object.fromEntries(PAGE_NAMES.map((page) => [page, { ...colors }]));
  const own = { ...pages, table: { ...colors, ...table } } as VenueSettings['pages'];
  return { header, pages: own, logo: undefined };
}

describe('the verdict on colours', () => {
  it('accepts the example, which is readable everywhere', () => {
    const verdicts = verdictsOf(settingsIn(EXAMPLE));
    expect(linesOf(verdicts)).toEqual([]);
    expect(headOf(verdicts)).toBe(
      '59 uses of colours: 59 shown as they are, 0 made legible, 0 not used.',
    );
  });

  const OTHERWISE: Record<string, { header?: Said; colors?: Said; table?: Said; lines: string[] }> =
    {
      'a price that cannot be read': {
        colors: { backgroundColor: '#ffffff', priceColor: '#ffd700' },
        lines: [
          "light, every page: priceColor has a contrast of 1.23 on #f0f0f0 and needs 4.5: the page's own is shown.",
        ],
      },
      'white words on a pale button, in the dark too': {
        colors: { buttonBgColor: '#ffef99', buttonColor: '#ffffff' },
        lines: ['light', 'dark'].map(
          (theme) =>
            `${theme}, every page: buttonColor has a contrast of 1.16 on #ffef99 and needs 4.5: #000000 is shown.`,
        ),
      },
      'a title without its page': {
        colors: { titleColor: '#123456' },
        lines: [
          'light, every page: titleColor is not used: it stands on backgroundColor, which is not given.',
        ],
      },
      'a colour of which the app has nothing, on one page': {
        table: { unavailableColor: '#123456' },
        lines: ['light, table: unavailableColor is not used: the app has nothing for it.'],
      },
      'a white header at night': {
        header: { colorCode: '#ffffff' },
        lines: ['dark, header: colorCode is too bright for the dark: #16110e is shown.'],
      },
      'a surface on which the words of its page would be lost': {
        colors: { backgroundColor: '#ffffff', surfaceColor: '#000000', textColor: '#111111' },
        lines: [
          'light, every page: surfaceColor leaves something illegible, or unseen: #ffffff is shown.',
        ],
      },
      'a bar in the colour of the button on it': {
        colors: { buttonBgColor: '#204060', totalBarBgColor: '#204060' },
        lines: [
          "light, every page: totalBarBgColor leaves something illegible, or unseen: the page's own is shown.",
        ],
      },
      'what nobody sees': {
        header: { menuColorCode: '#ffffff00' },
        colors: { priceColor: '' },
        lines: [],
      },
    };
  it.each(Object.entries(OTHERWISE))('reports %s', (_, { header, colors, table, lines }) => {
    expect(linesOf(verdictsOf(venue(header, colors, table)))).toEqual(lines);
  });
});

import { expect, test } from 'vitest';
import { contrast } from '../../../src/rules/common/ink.ts';
import { header, shown, TEXT_PAIRS } from './shownTheme.ts';

const EXTREMES = ['#ffffff', '#000000', '#767676', '#ffff00'];
/** Every page, text and button of these colours: 4 of the 64 are of one colour alone. */
const PALETTES = EXTREMES.flatMap((ground) =>
  EXTREMES.flatMap((text) => EXTREMES.map((button) => ({ ground, text, button }))),
);

test.each(['light', 'dark'] as const)('64 hostile palettes can be read (%s)', (appearance) => {
  expect(PALETTES).toHaveLength(64);
  for (const { ground, text, button } of PALETTES) {
    const setup = header({
      colorCode: button,
      fontColorForArrow: text,
      languageColor: text,
      menuColorCode: ground,
    });
    const color = shown(appearance, setup, {
      backgroundColor: ground,
      surfaceColor: button,
      textColor: text,
      mutedTextColor: text,
      titleColor: text,
      priceColor: text,
      linkColor: text,
      errorColor: text,
      buttonBgColor: button,
      buttonColor: text,
    });
    const unread = [
      ...TEXT_PAIRS,
      ...(appearance === 'light' ? ([['--category-ink', '--category-bg']] as const) : []),
      ['--header-ink', '--header-bg'] as const,
      ['--header-language', '--header-bg'] as const,
    ].filter(([ink, under]) => contrast(color(ink), color(under)) < 4.5);
    expect(unread, JSON.stringify({ ground, text, button })).toEqual([]);
  }
});

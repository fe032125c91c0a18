import { readFileSync } from 'node:fs';
import type { HeaderSetup } from '../../../src/contract/venue.ts';
import type { PageColors } from '../../../src/contract/colors.ts';
import { parseColor } from '../../../src/rules/common/ink.ts';
import { venueTokens, type Appearance } from '../../../src/rules/venue/venueTheme.ts';

export const header = (over: Partial<HeaderSetup> = {}): HeaderSetup => ({
  colorCode: '',
  feedBackIcon: false,
  fontColorForArrow: '',
  hideLang: false,
  languageColor: '',
  logo: '',
  logoHeight: '50px',
  menuColorCode: '#ffffff00',
  ...over,
});

/** The app's own tokens with the venue's on top: what the page really shows. */
function ownTokens(appearance: Appearance): Record<string, string> {
  const css = readFileSync(new URL('../../../src/ui/styles/tokens.css', import.meta.url), 'utf8');
  const selector = appearance === 'light' ? ':root {' : ":root[data-theme='dark'] {";
  const block = css.slice(css.indexOf(selector)).split('}', 1)[0] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/(--[\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}
export const own: Record<Appearance, Record<string, string>> = {
  light: ownTokens('light'),
  dark: ownTokens('dark'),
};

export function shown(appearance: Appearance, setup: HeaderSetup | undefined, colors: PageColors) {
  const tokens = { ...own[appearance], ...venueTokens(setup, colors, appearance) };
  return (name: string) => {
    const color = parseColor(tokens[name]);
    if (!color) throw new Error(`${name} is ${tokens[name]}`);
    return color;
  };
}

export const GROUNDS = ['--page', '--surface', '--surface-raised', '--surface-sunken'];
const TEXT_INKS = ['--ink', '--ink-muted', '--brand-text', '--positive', '--warning', '--danger'];
export const TEXT_PAIRS = [
  ...GROUNDS.flatMap((ground) => TEXT_INKS.map((ink) => [ink, ground] as const)),
  ['--on-brand', '--brand'],
  ['--on-danger', '--danger'],
  ...['positive', 'warning', 'danger'].flatMap(
    (tone) =>
      [
        [`--${tone}`, `--${tone}-soft`],
        ['--ink', `--${tone}-soft`],
      ] as const,
  ),
] as const;

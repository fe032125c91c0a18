/** A venue's look apart from its colours: the style of its type, corners, cards and hero. */
import { askedLang, type Lang } from '../../contract/languages.ts';
import type { HeaderSetup } from '../../contract/venue.ts';

type TypeStyle = NonNullable<HeaderSetup['typeStyle']>;
type CornerStyle = NonNullable<HeaderSetup['cornerStyle']>;

/** The parts of a venue's look that components need; the rest is in tokens. */
export interface VenueLook {
  cards: NonNullable<HeaderSetup['cardStyle']>;
  hero: NonNullable<HeaderSetup['heroStyle']>;
}

export const USUAL_LOOK: VenueLook = { cards: 'beside', hero: 'picture' };

export function venueLook(header: HeaderSetup | undefined): VenueLook {
  const { cardStyle = USUAL_LOOK.cards, heroStyle = USUAL_LOOK.hero } = header ?? {};
  return { cards: cardStyle, hero: heroStyle };
}

type Tokens = Readonly<Record<string, string>>;

/** Fonts that phones and computers have: a venue's look costs no download. */
const FONTS: Record<Lang, Partial<Record<TypeStyle, string>>> = {
  EN: {
    grotesk: "'Arial Black', 'Helvetica Neue', 'Roboto Flex', Roboto, Arial, sans-serif",
    rounded: "ui-rounded, 'SF Pro Rounded', 'Arial Rounded MT Bold', 'Nunito', var(--font)",
    mono: "ui-monospace, 'SF Mono', Menlo, 'Roboto Mono', 'DejaVu Sans Mono', monospace",
  },
  AR: {
    grotesk: "'Diwan Kufi', 'Noto Kufi Arabic', 'Segoe UI', Tahoma, sans-serif",
    rounded: "'Baghdad', 'Noto Sans Arabic UI', 'Segoe UI', var(--font)",
    mono: "'Noto Naskh Arabic', 'Damascus', 'Traditional Arabic', serif",
  },
};

/** The weight of headings, of prices, and their size. */
const TYPE: Record<TypeStyle, Tokens> = {
  serif: {},
  grotesk: {
    '--weight-display': '900',
    '--tracking-display': '-0.015em',
    '--case-display': 'uppercase',
    '--weight-price': '900',
    // Large enough to read from a car.
    '--text-price': 'var(--text-5)',
  },
  rounded: { '--weight-display': '700', '--weight-price': '700' },
  mono: { '--weight-display': '500', '--tracking-display': '-0.02em', '--weight-price': '500' },
};

const CORNERS: Record<CornerStyle, Tokens> = {
  soft: {},
  round: {
    '--radius-s': '0.875rem',
    '--radius-m': '1.25rem',
    '--radius-l': '1.75rem',
    '--radius-button': '999px',
  },
  square: {
    '--radius-s': '0px',
    '--radius-m': '0px',
    '--radius-l': '0px',
    '--radius-pill': '0px',
    '--radius-round': '0px',
    '--radius-button': '0px',
  },
};

/** The tokens that the venue's type and corners set. */
export function lookTokens(header: HeaderSetup | undefined, lang: Lang): Tokens {
  const { typeStyle = 'serif', cornerStyle = 'soft' } = header ?? {};
  const font = FONTS[askedLang(lang)][typeStyle];
  // Letter spacing would break the joined letters of Arabic.
  const { '--tracking-display': tracking, ...type } = TYPE[typeStyle];
  return {
    ...type,
    ...(tracking !== undefined && lang === 'EN' && { '--tracking-display': tracking }),
    ...(font !== undefined && { '--font-display': font, '--font-price': font }),
    ...CORNERS[cornerStyle],
  };
}

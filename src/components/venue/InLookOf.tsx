import { useMemo, type CSSProperties, type ReactNode } from 'react';
import type { HeaderSetup } from '../../contract/venue.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { lookTokens } from '../../rules/venue/venueLook.ts';
import { venueTokens } from '../../rules/venue/venueTheme.ts';
import { useAppearance } from './useVenueColors.ts';

interface InLookOfProps {
  /** The page's own look stays until it is known. */
  header: HeaderSetup | undefined;
  className?: string;
  children: ReactNode;
}

/** A part of a page in the type, corners and colours of another venue than the page's. */
export function InLookOf({ header, className, children }: InLookOfProps) {
  const { lang } = useVisit();
  const appearance = useAppearance();
  const tokens = useMemo(
    () => header && { ...lookTokens(header, lang), ...venueTokens(header, undefined, appearance) },
    [header, lang, appearance],
  );
  return (
    <div className={className} style={tokens as CSSProperties | undefined}>
      {children}
    </div>
  );
}

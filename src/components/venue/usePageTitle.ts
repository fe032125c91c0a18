import { useEffect } from 'react';
import type { Controller } from '../../contract/endpoint.ts';
import type { HeaderSetup } from '../../contract/venue.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useKnown } from '../../queries/known.ts';
import { useStoreIdFromCode } from '../../queries/menu.ts';
import type { HeaderSide } from '../../rules/venue/header.ts';
import { labelOf } from '../../rules/common/labels.ts';
import { namePage } from '../../ui/text/pageName.ts';
import { useStoredHeader } from './useVenueHeader.ts';

/** Who answers with the header of a side. */
const CONTROLLERS: Record<HeaderSide, Controller> = { selfOrder: 'Menu', delivery: 'Delivery' };

/** What the venue of this visit is called; '' until somebody has said so. */
export function useVenueName(): string {
  const { code, lang, mode } = useVisit();
  const venue = useStoreIdFromCode(code);
  const read = useKnown(CONTROLLERS[mode.side], 'getHeaderSetup', [code]) as
    | HeaderSetup
    | undefined;
  const stored = useStoredHeader();
  const header = read ?? stored();
  return labelOf({ ...venue.data, ...header }, lang);
}

/**
 * Names the page after itself and the venue: `Menu · Beit Sufra`. A page that leaves its name to what
 * it shows gives `null`.
 */
export function usePageTitle(page?: string | null): void {
  const venue = useVenueName();
  useEffect(() => {
    if (page === null) return;
    const title = [page, venue].filter(Boolean).join(' · ');
    if (title) namePage(title);
  }, [page, venue]);
}

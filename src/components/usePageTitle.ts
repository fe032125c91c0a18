import { useEffect } from 'react';
import { useVisit } from '../ordering/useVisit.ts';
import { useStoreIdFromCode } from '../queries/menu.ts';
import { labelOf } from '../rules/labels.ts';
import { useVenueHeader } from './useVenueHeader.ts';

/** What the venue of this visit is called; '' until somebody has said so. */
export function useVenueName(): string {
  const { code, lang } = useVisit();
  const venue = useStoreIdFromCode(code);
  const header = useVenueHeader();
  return labelOf({ ...venue.data, ...header.data }, lang);
}

/** Names the tab after the page and the venue: `Menu · Beit Sufra`. */
export function usePageTitle(page?: string): void {
  const venue = useVenueName();
  useEffect(() => {
    const title = [page, venue].filter(Boolean).join(' · ');
    if (title) document.title = title;
  }, [page, venue]);
}

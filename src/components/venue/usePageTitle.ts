import { useEffect } from 'react';
import { useVenueSide } from '../../ordering/visit/useVenueSide.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useRead } from '../../queries/read.ts';
import { useStoreIdFromCode } from '../../queries/menu.ts';
import { labelOf } from '../../rules/common/labels.ts';
import { namePage } from '../../ui/text/pageName.ts';

/** The name of the visit's venue; '' until it is known. */
export function useVenueName(): string {
  const { code, lang } = useVisit();
  const { query, kept } = useVenueSide().header;
  const venue = useStoreIdFromCode({ code });
  // Only reads the cached answer: the layout requests it.
  const header = useRead(query, { enabled: false }).data ?? kept.read(code);
  return labelOf({ ...header }, lang) || labelOf({ ...venue.data }, lang);
}

/**
 * Sets the title to the page and the venue: `Menu · Beit Sufra`. Pass `null` if a child component
 * sets the title.
 */
export function usePageTitle(page?: string | null): void {
  const venue = useVenueName();
  useEffect(() => {
    if (page === null) return;
    const title = [page, venue].filter(Boolean).join(' · ');
    if (title) namePage(title);
  }, [page, venue]);
}

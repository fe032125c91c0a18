import { useEffect } from 'react';
import { useVenueSide } from '../../ordering/visit/useVenueSide.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useRead } from '../../queries/read.ts';
import { useStoreIdFromCode } from '../../queries/menu.ts';
import { labelOf } from '../../rules/common/labels.ts';
import { namePage } from '../../ui/text/pageName.ts';

/** What the venue of this visit is called; '' until somebody has said so. */
export function useVenueName(): string {
  const { code, lang } = useVisit();
  const { query, kept } = useVenueSide().header;
  const venue = useStoreIdFromCode(code);
  // Asked for by the layout; here it is only looked at.
  const header = useRead(query, { enabled: false }).data ?? kept.read(code);
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

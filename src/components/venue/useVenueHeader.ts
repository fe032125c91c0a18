import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ApiFailure } from '../../api/failure.ts';
import type { HeaderSetup } from '../../contract/venue.ts';
import { useVenueSide } from '../../ordering/visit/useVenueSide.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useRead } from '../../queries/read.ts';

/** The venue's header settings; the stored copy until the server answers. */
export function useVenueHeader(): UseQueryResult<HeaderSetup, ApiFailure> {
  const { code } = useVisit();
  const { query, kept } = useVenueSide().header;
  const header = useRead(query, { placeholderData: () => kept.read(code) });
  const { data, isPlaceholderData } = header;
  useEffect(() => {
    if (data && !isPlaceholderData) kept.write(data, code);
  }, [data, isPlaceholderData, code, kept]);
  return header;
}

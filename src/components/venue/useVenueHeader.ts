import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ApiFailure } from '../../api/failure.ts';
import type { HeaderSetup } from '../../contract/venue.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useHeaderSetup } from '../../queries/menu.ts';
import type { HeaderSide } from '../../rules/venue/header.ts';
import { headerSetupDeliveryEntry, headerSetupEntry } from '../../storage/venueEntries.ts';

const STORED: Record<HeaderSide, typeof headerSetupEntry> = {
  selfOrder: headerSetupEntry,
  delivery: headerSetupDeliveryEntry,
};

/** The header that this device keeps, until the venue has answered. */
export function useStoredHeader(): () => HeaderSetup | undefined {
  const { code, mode } = useVisit();
  return () => STORED[mode.side].read(code);
}

/** The header of the self-order side. */
export function useVenueHeader(): UseQueryResult<HeaderSetup, ApiFailure> {
  const { code, lang } = useVisit();
  return useHeaderSetup(code, lang, { placeholderData: useStoredHeader() });
}

/** Keeps an answered header for the next visit. */
export function useKeptHeader({
  data,
  isPlaceholderData,
}: Pick<UseQueryResult<HeaderSetup>, 'data' | 'isPlaceholderData'>): void {
  const { code, mode } = useVisit();
  useEffect(() => {
    if (data && !isPlaceholderData) STORED[mode.side].write(data, code);
  }, [data, isPlaceholderData, code, mode]);
}

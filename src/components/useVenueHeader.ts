import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ApiFailure } from '../api/failure.ts';
import type { HeaderSetup } from '../contract/venue.ts';
import { useVisit } from '../ordering/useVisit.ts';
import { useDeliveryHeaderSetup } from '../queries/delivery/settings.ts';
import { useHeaderSetup } from '../queries/menu.ts';
import type { HeaderSide } from '../rules/header.ts';
import { headerSetupDeliveryEntry, headerSetupEntry } from '../storage/venueEntries.ts';

const STORED: Record<HeaderSide, typeof headerSetupEntry> = {
  selfOrder: headerSetupEntry,
  delivery: headerSetupDeliveryEntry,
};

/** The header of the side that is on screen; until it is answered, the one this device keeps. */
export function useVenueHeader(): UseQueryResult<HeaderSetup, ApiFailure> {
  const { code, lang, mode } = useVisit();
  const placeholderData = () => STORED[mode.side].read(code);
  const selfOrder = useHeaderSetup(code, lang, {
    enabled: mode.side === 'selfOrder',
    placeholderData,
  });
  const delivery = useDeliveryHeaderSetup(code, lang, {
    enabled: mode.side === 'delivery',
    placeholderData,
  });
  return { selfOrder, delivery }[mode.side];
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

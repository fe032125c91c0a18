import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { markFirstScreenReady } from '../../lazy/afterFirstScreen.ts';
import { UnknownVenueView, type UnknownVenueProps } from './UnknownVenueView.tsx';

/** Says that the server does not know this venue. */
export function UnknownVenue(props: UnknownVenueProps) {
  const { t } = useTranslation();
  useEffect(markFirstScreenReady, []);
  return <UnknownVenueView t={t} {...props} />;
}

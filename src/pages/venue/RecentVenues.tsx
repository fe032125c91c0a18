import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { recentVenuesEntry } from '../../storage/deviceEntries.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { Bidi } from '../../ui/text/Bidi.tsx';
import { addressOfVenue } from './lastVenue.ts';
import { VenueRow, type AskedProps } from './VenueRow.tsx';

/** The venues that this phone visited last. */
export function RecentVenues({ isAsked }: AskedProps) {
  const { t } = useTranslation();
  const [venues, setVenues] = useState(() => recentVenuesEntry.read() ?? []);
  if (venues.length === 0) return null;
  const forget = () => {
    recentVenuesEntry.remove();
    setVenues([]);
  };
  return (
    <Section
      title={t('start.recent')}
      action={
        <Button variant="quiet" onClick={forget}>
          {t('start.forget')}
        </Button>
      }
    >
      <ul>
        {venues.map((venue) => (
          <li key={`${venue.code}/${venue.tableCode}/${venue.isDelivery}`}>
            <VenueRow
              isAsked={isAsked}
              to={addressOfVenue(venue)}
              title={venue.label || venue.code}
              detail={venue.tableCode && <Bidi dir="ltr">{venue.tableCode}</Bidi>}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

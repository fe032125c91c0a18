import { useState, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { appConfig } from '../../config/appConfig.ts';
import { inLang } from '../../rules/common/labels.ts';
import { useAppStore } from '../../state/appStore.ts';
import { recentVenuesEntry } from '../../storage/deviceEntries.ts';
import { Button } from '../../ui/form/Button.tsx';
import { ListRow } from '../../ui/layout/ListRow.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import { Bidi } from '../../ui/text/Bidi.tsx';
import { addressOfVenue } from './lastVenue.ts';

interface AskedProps {
  isAsked: (to: string, name: string) => boolean;
}

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

/** The venues that the host's settings name. */
export function OfferedVenues({ isAsked }: AskedProps) {
  const { t } = useTranslation();
  const lang = useAppStore((state) => state.lang);
  const { venues } = appConfig();
  if (venues.length === 0) return null;
  return (
    <Section title={t('start.venues')}>
      <ul>
        {venues.map((venue) => (
          <li key={venue.path}>
            <VenueRow
              isAsked={isAsked}
              to={venue.path}
              title={inLang(lang, venue.labelEN, venue.labelAR)}
              detail={<Bidi>{inLang(lang, venue.noteEN, venue.noteAR)}</Bidi>}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface VenueRowProps extends AskedProps {
  to: string;
  title: string;
  detail: ReactNode;
}

/** A link to a venue. It asks first if the diner would leave a cart behind. */
function VenueRow({ isAsked, to, title, detail }: VenueRowProps) {
  const askFirst = (event: MouseEvent) => {
    const isForNewTab = event.metaKey || event.ctrlKey || event.shiftKey;
    if (!isForNewTab && isAsked(to, title)) event.preventDefault();
  };
  return (
    <ListRow
      leading={<Icon name="table" />}
      title={<Bidi>{title}</Bidi>}
      detail={detail}
      to={to}
      onClick={askFirst}
    />
  );
}

import { useTranslation } from 'react-i18next';
import { appConfig } from '../../config/appConfig.ts';
import { inLang } from '../../rules/common/labels.ts';
import { useAppStore } from '../../state/appStore.ts';
import { Section } from '../../ui/layout/Section.tsx';
import { Bidi } from '../../ui/text/Bidi.tsx';
import { VenueRow, type AskedProps } from './VenueRow.tsx';

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

import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { LanguageButton } from '../../components/venue/LanguageButton.tsx';
import { SettingsButton } from '../../components/venue/SettingsButton.tsx';
import { appConfig } from '../../config/appConfig.ts';
import { links } from '../../config/paths.ts';
import { inLang } from '../../rules/common/labels.ts';
import { useAppStore } from '../../state/appStore.ts';
import { recentVenuesEntry } from '../../storage/deviceEntries.ts';
import { Bidi } from '../../ui/text/Bidi.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { buttonClass } from '../../ui/form/buttonClass.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import { LATER_ICONS } from '../../ui/media/laterIcons.ts';
import { Link } from '../../ui/text/Link.tsx';
import { ListRow } from '../../ui/layout/ListRow.tsx';
import { namePage } from '../../ui/text/pageName.ts';
import { PageMain } from '../../ui/layout/PageMain.tsx';
import { PageColumns } from '../../ui/layout/PageColumns.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { CodeForm } from './CodeForm.tsx';
import { addressOfVenue } from './lastVenue.ts';
import styles from './StartView.module.css';

interface StartViewProps {
  title: string;
  text: string;
}

/** Start page without a code: scan or enter one, or return to a recent venue. */
export function StartView({ title, text }: StartViewProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  useEffect(() => namePage(title), [title]);
  return (
    <PageMain>
      <PageColumns>
        <div className={styles.main}>
          <div className={styles.language}>
            <LanguageButton code={undefined} />
            <SettingsButton />
          </div>
          <div className={styles.head}>
            <img className={styles.mark} src="/icons/icon.svg" alt="" width="64" height="64" />
            <h1>{title}</h1>
            <p className={styles.text}>{text}</p>
          </div>
          <Card>
            <div className={styles.ways}>
              <Link className={buttonClass('primary', 'l', true)} to={links.start('?scan')}>
                <Icon name={LATER_ICONS.camera} />
                {t('scan.title')}
              </Link>
              <CodeForm variant="secondary" onFound={({ to }) => void navigate(to)} />
            </div>
          </Card>
          <RecentVenues />
          <OfferedVenues />
        </div>
      </PageColumns>
    </PageMain>
  );
}

function RecentVenues() {
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
              to={addressOfVenue(venue)}
              title={venue.label || venue.code}
              detail={venue.tableCode}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function OfferedVenues() {
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
              to={venue.path}
              title={inLang(lang, venue.labelEN, venue.labelAR)}
              detail={inLang(lang, venue.noteEN, venue.noteAR)}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function VenueRow({
  to,
  title,
  detail,
}: {
  to: string;
  title: string;
  detail: string | undefined;
}) {
  return (
    <ListRow
      leading={<Icon name="table" />}
      title={<Bidi>{title}</Bidi>}
      detail={detail && <Bidi>{detail}</Bidi>}
      renderLink={({ className, children }) => (
        <Link className={className} to={to}>
          {children}
        </Link>
      )}
    />
  );
}

import { useEffect, useState, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { LanguageButton } from '../../components/venue/LanguageButton.tsx';
import { SettingsButton } from '../../components/venue/SettingsButton.tsx';
import { appConfig } from '../../config/appConfig.ts';
import { links } from '../../config/paths.ts';
import { inLang } from '../../rules/common/labels.ts';
import { scannedText, type Place } from '../../rules/venue/scannedText.ts';
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
import { LeavingDialog } from './LeavingDialog.tsx';
import { addressOfVenue } from './lastVenue.ts';
import { cartLeftBehind, type PresentCart } from './presentCart.ts';
import styles from './StartView.module.css';

interface StartViewProps {
  title: string;
  text: string;
}

interface Leaving {
  cart: PresentCart;
  to: string;
  place: Place | undefined;
  name: string | undefined;
}

/** Start page without a code: scan or enter one, or return to a recent venue. */
export function StartView({ title, text }: StartViewProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState<Leaving>();
  const go = (to: string) => void navigate(to);
  /** True if the diner must confirm leaving a cart first. */
  const isAsked = (to: string, name?: string): boolean => {
    const said = scannedText(to, globalThis.location.origin);
    const place = said.kind === 'ours' ? said.place : undefined;
    const cart = cartLeftBehind(place);
    if (cart) setLeaving({ cart, to, place, name });
    return cart !== undefined;
  };
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
              <CodeForm variant="secondary" onFound={({ to }) => isAsked(to) || go(to)} />
            </div>
          </Card>
          <RecentVenues isAsked={isAsked} />
          <OfferedVenues isAsked={isAsked} />
        </div>
      </PageColumns>
      {leaving && (
        <LeavingDialog
          {...leaving}
          onGo={() => go(leaving.to)}
          onStay={() =>
            go(
              addressOfVenue({ ...leaving.cart, isDelivery: leaving.cart.tableCode === undefined }),
            )
          }
          onClose={() => setLeaving(undefined)}
        />
      )}
    </PageMain>
  );
}

interface AskedProps {
  isAsked: (to: string, name: string) => boolean;
}

function RecentVenues({ isAsked }: AskedProps) {
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

function OfferedVenues({ isAsked }: AskedProps) {
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
      renderLink={({ className, children }) => (
        <Link className={className} to={to} onClick={askFirst}>
          {children}
        </Link>
      )}
    />
  );
}

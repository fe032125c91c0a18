import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/form/IconButton.tsx';
import { useAppStore } from '../../state/appStore.ts';
import { useNavigate } from 'react-router-dom';
import { LanguageButton } from '../../components/venue/header/LanguageButton.tsx';
import { links } from '../../rules/common/routes.ts';
import { scannedText, type Place } from '../../rules/venue/scannedText.ts';
import { ButtonLink } from '../../ui/form/ButtonLink.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { PageColumns } from '../../ui/layout/PageColumns.tsx';
import { PageMain } from '../../ui/layout/PageMain.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import { LATER_ICONS } from '../../ui/media/laterIcons.ts';
import { namePage } from '../../ui/text/pageName.ts';
import { CodeForm } from './CodeForm.tsx';
import { addressOfVenue } from './lastVenue.ts';
import { LeavingDialog } from './LeavingDialog.tsx';
import { OfferedVenues, RecentVenues } from './StartVenues.tsx';
import { cartLeftBehind, type PresentCart } from './presentCart.ts';
import styles from './StartScreen.module.css';

interface StartScreenProps {
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
export function StartScreen({ title, text }: StartScreenProps) {
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
              <ButtonLink size="l" isBlock to={links.start('?scan')}>
                <Icon name={LATER_ICONS.camera} />
                {t('scan.title')}
              </ButtonLink>
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

/** Opens the sheet with the settings for the app's appearance. */
function SettingsButton() {
  const { t } = useTranslation();
  const showSettings = useAppStore((state) => state.showSettings);
  return (
    <IconButton
      icon="settings"
      label={t('settings.title')}
      aria-haspopup="dialog"
      onClick={() => showSettings(true)}
    />
  );
}

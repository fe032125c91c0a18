import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { INSTALL_BANNER_PAUSE_MS } from '../../config/times.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { dropInstallOffer, installOffer, onInstallOffer } from '../../pwa/page/installOffer.ts';
import { isAddedByHand, isInstalled } from '../../pwa/page/standalone.ts';
import { useConceptSetup } from '../../queries/delivery/settings.ts';
import { installBannerEntry } from '../../storage/servingEntries.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import { IconButton } from '../../ui/form/IconButton.tsx';
import styles from './InstallBanner.module.css';
import { useVenueName } from '../venue/usePageTitle.ts';
import { LATER_ICONS } from '../../ui/media/laterIcons.ts';

/** True when the banner was closed recently. A clock set back must not hide it for ever. */
function isClosed(code: string): boolean {
  const closedAt = installBannerEntry.read(code);
  const agoMs = closedAt === undefined ? Infinity : Date.now() - Date.parse(closedAt);
  return agoMs >= 0 && agoMs < INSTALL_BANNER_PAUSE_MS;
}

/** A late offer waits for the next page, so that it moves nothing under a finger. */
function useFromNextPage(isWanted: boolean): boolean {
  const { pathname, key } = useLocation();
  // This file may load after the second page; only the visit's first page has the key `default`.
  const [page, setPage] = useState({ pathname, isShown: isWanted && key !== 'default' });
  if (page.pathname !== pathname) setPage({ pathname, isShown: isWanted });
  return isWanted && page.isShown;
}

/**
 * Offers to install the app on the home screen, if the venue wants that and the phone supports it.
 */
export function InstallBanner() {
  const { t } = useTranslation();
  const { code } = useVisit();
  const name = useVenueName();
  const setup = useConceptSetup({ code });
  const prompt = useSyncExternalStore(onInstallOffer, installOffer);
  const [wasClosed, setWasClosed] = useState(() => isClosed(code));
  const isOffered = prompt !== undefined || isAddedByHand();
  const isPossible = isOffered && !wasClosed && !isInstalled() && name !== '';
  if (!useFromNextPage(isPossible && setup.data?.isInstallBannerActive === true)) return null;

  const close = () => {
    installBannerEntry.write(new Date().toISOString(), code);
    setWasClosed(true);
  };
  const install = async () => {
    // Some browsers answer only after the app is installed, others at once.
    const answer = await prompt?.prompt().catch(() => undefined);
    dropInstallOffer();
    if (answer?.outcome !== 'accepted') close();
  };
  return (
    <section className={styles.banner} aria-label={t('install.title')}>
      <img className={styles.mark} src="/icons/icon.svg" alt="" width="40" height="40" />
      <div className={styles.words}>
        <p className={styles.title}>{t('install.title')}</p>
        <p className={styles.text}>
          {prompt ? (
            t('install.text', { name })
          ) : (
            <>
              <Icon name={LATER_ICONS.share} size="s" /> <span>{t('install.byHand')}</span>
            </>
          )}
        </p>
      </div>
      {prompt && <Button onClick={() => void install()}>{t('install.install')}</Button>}
      <IconButton icon="close" label={t('install.close')} onClick={close} />
    </section>
  );
}

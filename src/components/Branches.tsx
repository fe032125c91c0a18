import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { links } from '../config/paths.ts';
import { SECOND_MS } from '../config/times.ts';
import type { Point } from '../contract/basics.ts';
import { formatKilometres, formatMoment } from '../i18n/format.ts';
import { useVisit } from '../ordering/useVisit.ts';
import { useGeolocationStoresByConcept } from '../queries/places.ts';
import { byDistance } from '../rules/distance.ts';
import { inLang, labelOf } from '../rules/labels.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { ListRow } from '../ui/ListRow.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Section } from '../ui/Section.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import styles from './Branches.module.css';
import { FailureView } from './FailureView.tsx';
import { VenuePicture } from './VenuePicture.tsx';

type Search = { state: 'idle' | 'asking' | 'refused' } | { state: 'found'; at: Point };

const LONGEST_SEARCH_MS = 10 * SECOND_MS;
/** About a hundred metres: enough to sort branches, and no more than that is told. */
const ROUNDING = 1000;

/** Where the diner is, asked only when they want it. */
function usePosition() {
  const [search, setSearch] = useState<Search>({ state: 'idle' });
  const ask = () => {
    setSearch({ state: 'asking' });
    const rounded = (degrees: number) => Math.round(degrees * ROUNDING) / ROUNDING;
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        setSearch({
          state: 'found',
          at: { latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) },
        }),
      () => setSearch({ state: 'refused' }),
      { maximumAge: 5 * 60 * SECOND_MS, timeout: LONGEST_SEARCH_MS },
    );
  };
  // On a page without encryption there is no position to ask for.
  return { search, ask, canAsk: 'geolocation' in navigator && globalThis.isSecureContext };
}

/** A name that stands for several branches: one of them has to be chosen. */
export function Branches() {
  const { t } = useTranslation();
  const { code, lang } = useVisit();
  const { search, ask, canAsk } = usePosition();
  const at = search.state === 'found' ? search.at : undefined;
  const all = useGeolocationStoresByConcept(code);
  const near = useGeolocationStoresByConcept(code, at, { enabled: at !== undefined });
  if (all.isError) return <FailureView failure={all.error} onRetry={() => void all.refetch()} />;
  const stores = byDistance((at && near.data) ?? all.data ?? [], at);
  return (
    <Section
      title={t('home.chooseBranch')}
      action={
        canAsk &&
        search.state !== 'found' && (
          <Button
            variant="quiet"
            icon={<Icon name="pin" size="s" />}
            isBusy={search.state === 'asking'}
            busyLabel={t('home.searching')}
            onClick={ask}
          >
            {t('home.nearest')}
          </Button>
        )
      }
    >
      {search.state === 'refused' && <Notice role="status">{t('home.noPosition')}</Notice>}
      {all.isPending && <Skeleton kind="block" width="100%" height="12rem" />}
      <ul>
        {stores.map((store) => (
          <li key={store.storeId}>
            <ListRow
              leading={
                store.image ? (
                  <VenuePicture className={styles.picture} name={store.image} alt="" ratio="1/1" />
                ) : (
                  <Icon name="pin" />
                )
              }
              title={labelOf(store, lang)}
              detail={
                <>
                  <span className={styles.line}>
                    {inLang(lang, store.addressEN, store.addressAR)}
                  </span>
                  {store.distanceKm !== undefined && (
                    <span className={styles.line}>{formatKilometres(store.distanceKm, lang)}</span>
                  )}
                  {!store.isOpenNow && store.nextOpenAt && (
                    <span className={styles.line}>
                      {t('home.opensAt', {
                        time: formatMoment(store.nextOpenAt, lang),
                      })}
                    </span>
                  )}
                </>
              }
              trailing={
                <Badge tone={store.isOpenNow ? 'positive' : 'neutral'}>
                  {store.isOpenNow ? t('home.open') : t('home.closed')}
                </Badge>
              }
              renderLink={({ className, children }) => (
                <Link className={className} to={links.emenu(store.code)}>
                  {children}
                </Link>
              )}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoreSummary } from '../../contract/stores.ts';
import { formatKilometres, formatMoment } from '../../i18n/format.ts';
import { useServing } from '../../ordering/delivery/useServing.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useConceptSetup, useStoreList } from '../../queries/delivery/settings.ts';
import { byDistance } from '../../rules/common/distance.ts';
import { inLang, labelOf } from '../../rules/common/labels.ts';
import { servingStore } from '../../state/servingStore.ts';
import { Badge } from '../../ui/text/Badge.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { RadioCard, RadioGroup } from '../../ui/form/RadioGroup.tsx';
import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx';
import { FailureMessage } from '../common/FailureMessage.tsx';
import { NearestButton } from '../common/NearestButton.tsx';
import styles from './Serving.module.css';
import { usePosition } from '../common/usePosition.ts';

/** The branches to pick up from, sorted by distance on request. */
export function StorePicker({ error }: { error?: string }) {
  const { t } = useTranslation();
  const { code, lang } = useVisit();
  const { store: chosen } = useServing();
  const position = usePosition();
  const { search } = position;
  const at = search.state === 'found' ? search.at : undefined;
  const all = useStoreList({ code, lang });
  const near = useStoreList({ code, lang, ...at }, { enabled: at !== undefined });
  const isGone =
    chosen !== undefined &&
    all.data?.some(({ storeId, isPickUp }) => isPickUp && storeId === chosen.storeId) === false;
  useEffect(() => {
    if (isGone) servingStore.getState().chooseStore(code, undefined);
  }, [isGone, code]);
  if (all.isError) return <FailureMessage failure={all.error} onRetry={() => void all.refetch()} />;
  if (all.isPending) return <SkeletonRows count={2} label={t('serving.loading')} />;
  const stores = byDistance((at && near.data) ?? all.data, at).filter((store) => store.isPickUp);
  if (stores.length === 0) return <Notice tone="warning">{t('serving.noStores')}</Notice>;
  const choose = (value: string) => {
    const store = stores.find(({ storeId }) => String(storeId) === value);
    if (store) servingStore.getState().chooseStore(code, store);
  };
  return (
    <div className={styles.stack}>
      {search.state === 'refused' && <Notice role="status">{t('home.noPosition')}</Notice>}
      <RadioGroup
        label={t('serving.store')}
        value={chosen && String(chosen.storeId)}
        onChange={choose}
        error={error}
      >
        {stores.map((store) => (
          <RadioCard
            key={store.storeId}
            value={String(store.storeId)}
            title={labelOf(store, lang)}
            detail={<StoreDetail store={store} />}
            trailing={
              <Badge tone={store.isOpenNow ? 'positive' : 'neutral'}>
                {store.isOpenNow ? t('home.open') : t('home.closed')}
              </Badge>
            }
          />
        ))}
      </RadioGroup>
      <NearestButton {...position} />
    </div>
  );
}

function StoreDetail({ store }: { store: StoreSummary }) {
  const { t } = useTranslation();
  const { code, lang } = useVisit();
  const timeZone = useConceptSetup({ code }).data?.timeZone;
  const at = (iso: string) => formatMoment(iso, lang, timeZone);
  const hours = store.isOpenNow
    ? store.closesAt && t('home.openUntil', { time: at(store.closesAt) })
    : store.nextOpenAt && t('home.opensAt', { time: at(store.nextOpenAt) });
  const facts = [
    store.distanceKm !== undefined && formatKilometres(store.distanceKm, lang),
    hours,
    store.isOpenNow && store.pickUpMinutes && t('serving.readyIn', { count: store.pickUpMinutes }),
    store.isBusy && t('serving.busy'),
  ].filter((fact) => typeof fact === 'string' && fact !== '');
  return (
    <>
      <span className={styles.line}>{inLang(lang, store.addressEN, store.addressAR)}</span>
      {facts.length > 0 && <span className={styles.line}>{facts.join(' · ')}</span>}
    </>
  );
}

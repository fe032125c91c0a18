import { useTranslation } from 'react-i18next';
import { Blocks } from '../../components/venue/Blocks.tsx';
import { usePageColors } from '../../components/venue/usePageColors.ts';
import { useViewer } from '../../components/venue/useViewer.ts';
import { VenueFront } from '../../components/venue/VenueFront.tsx';
import { useVisitMenu } from '../../ordering/menu/useVisitMenu.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useHomepage, useGeolocationStoresByConcept } from '../../queries/places.ts';
import { links } from '../../rules/common/routes.ts';
import { formatKilometres, formatMoment } from '../../i18n/format.ts';
import { byDistance } from '../../rules/common/distance.ts';
import { inLang, labelOf } from '../../rules/common/labels.ts';
import { Badge } from '../../ui/text/Badge.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import { ListRow } from '../../ui/layout/ListRow.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { FailureMessage } from '../../components/common/FailureMessage.tsx';
import { NearestButton } from '../../components/common/NearestButton.tsx';
import { usePosition } from '../../components/common/usePosition.ts';
import { VenuePicture } from '../../components/venue/VenuePicture.tsx';
import { VisitCard } from './VisitCard.tsx';
import styles from './BranchChoice.module.css';

/** The welcome of a brand, when no table identifies the branch. */
export function BranchChoice() {
  const viewer = useViewer();
  const { code, lang } = viewer;
  const page = useHomepage({ code, lang });
  usePageColors(page.data?.colors);
  const hero = page.data?.blocks.find((block) => block.kind === 'hero');
  const menu = useVisitMenu({ enabled: false });
  return (
    <VenueFront
      hero={
        hero && <Blocks viewer={viewer} blocks={[{ ...hero, link: undefined }]} menu={undefined} />
      }
      isLoading={page.isLoading}
      card={
        <VisitCard menu={menu} isChoosing>
          <Branches />
        </VisitCard>
      }
    />
  );
}

/** The branches of a brand, to choose one. */
function Branches() {
  const { t } = useTranslation();
  const { code, lang } = useVisit();
  const position = usePosition();
  const { search } = position;
  const at = search.state === 'found' ? search.at : undefined;
  const all = useGeolocationStoresByConcept({ code });
  const near = useGeolocationStoresByConcept({ code, ...at }, { enabled: at !== undefined });
  if (all.isError) return <FailureMessage failure={all.error} onRetry={() => void all.refetch()} />;
  const stores = byDistance((at && near.data) ?? all.data ?? [], at);
  return (
    <Section title={t('home.chooseBranch')} action={<NearestButton {...position} />}>
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
                  <span className={styles.facts}>
                    <Badge tone={store.isOpenNow ? 'positive' : 'neutral'}>
                      {store.isOpenNow ? t('home.open') : t('home.closed')}
                    </Badge>
                    {!store.isOpenNow && store.nextOpenAt && (
                      <span>
                        {t('home.opensAt', { time: formatMoment(store.nextOpenAt, lang) })}
                      </span>
                    )}
                    {store.distanceKm !== undefined && (
                      <span>{formatKilometres(store.distanceKm, lang)}</span>
                    )}
                  </span>
                </>
              }
              to={links.emenu(store.code)}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

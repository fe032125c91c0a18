import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureMessage } from '../../components/common/FailureMessage.tsx';
import { OpenCarts } from '../../components/cart/OpenCarts.tsx';
import { VenueCard, PlaceFact } from './VenueCard.tsx';
import { usePageColors } from '../../components/venue/usePageColors.ts';
import { usePageTitle } from '../../components/venue/usePageTitle.ts';
import { useAppearance } from '../../components/venue/useVenueColors.ts';
import { VenuePicture } from '../../components/venue/VenuePicture.tsx';
import { links } from '../../rules/common/routes.ts';
import type { MergeScreen } from '../../contract/places.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useHeaderSetup, useStoreIdFromCode } from '../../queries/menu.ts';
import { useMergeScreen } from '../../queries/places.ts';
import { labelOf } from '../../rules/common/labels.ts';
import { lookTokens } from '../../rules/venue/venueLook.ts';
import { venueTokens } from '../../rules/venue/venueTheme.ts';
import { appStore } from '../../state/appStore.ts';
import { Bidi } from '../../ui/text/Bidi.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { Skeleton, SkeletonRows } from '../../ui/feedback/Skeleton.tsx';
import styles from './EntryPage.module.css';
import { HallFind } from './HallFind.tsx';

type HallVenue = MergeScreen['venues'][number];

interface Beginning {
  to: (venue: HallVenue) => string;
  /** True for orders inside the hall, at a table of the venue. */
  isInHall: boolean;
}

/** The first page of a venue, by its start mode. */
const BEGINNINGS: Record<HallVenue['start'], Beginning> = {
  Emenu: { to: ({ code, tableCode }) => links.emenu(code, tableCode), isInHall: true },
  Menu: { to: ({ code, tableCode }) => links.menu(code, tableCode), isInHall: true },
  Delivery: { to: ({ code }) => links.delivery(code), isInHall: false },
};

/** A food hall: several kitchens behind one code, each with its own cart, order and payment. */
export function MergePage() {
  const { t } = useTranslation();
  const { code, lang } = useVisit();
  const hall = useMergeScreen({ code, lang });
  const { data } = hall;
  usePageTitle(t('hall.title'));
  usePageColors(hall.data?.colors);
  useEffect(() => {
    if (!data) return;
    const places = data.venues
      .filter(({ start }) => BEGINNINGS[start].isInHall)
      .map((venue) => ({ code: venue.code, tableCode: venue.tableCode, state: venue.State }));
    appStore.getState().enterHall(code, places);
  }, [data, code]);
  return (
    <div className={styles.page}>
      <div className={styles.layout}>
        {data && <Hall hall={data} />}
        {!data && hall.isError && (
          <FailureMessage
            headingLevel={1}
            failure={hall.error}
            onRetry={() => void hall.refetch()}
          />
        )}
        {hall.isPending && (
          <>
            <Skeleton kind="title" width="60%" />
            <SkeletonRows count={4} picture="end" isCards label={t('hall.loading')} />
          </>
        )}
      </div>
      {data && <OpenCarts kitchens={data.venues} at="bottom" />}
    </div>
  );
}

function Hall({ hall }: { hall: MergeScreen }) {
  const { t } = useTranslation();
  const { code, lang } = useVisit();
  const timeZone = useStoreIdFromCode({ code }).data?.timeZone;
  const venues = hall.venues.toSorted((a, b) => a.seq - b.seq);
  const servedHere = useMemo(
    () => hall.venues.filter(({ start }) => BEGINNINGS[start].isInHall),
    [hall.venues],
  );
  return (
    <>
      <div className={styles.intro}>
        {hall.images.length > 0 && (
          <div className={styles.hero}>
            <VenuePicture
              images={hall.images}
              sizes="(min-width: 60rem) 44rem, 100vw"
              alt=""
              ratio="16/9"
              isPriority
            />
          </div>
        )}
        <div className={styles.welcome}>
          <h1>
            <Bidi>{labelOf(hall, lang)}</Bidi>
          </h1>
          {hall.text && <p className={styles.text}>{hall.text}</p>}
        </div>
      </div>
      {servedHere.length > 0 && <HallFind kitchens={servedHere} />}
      {venues.length === 0 ? (
        <EmptyState icon="menu" title={t('hall.empty')} text={t('hall.emptyText')} />
      ) : (
        <Section title={t('hall.venues')}>
          <ul className={styles.kitchens}>
            {venues.map((venue) => (
              <li key={`${venue.code}/${venue.tableCode}`}>
                <Kitchen
                  venue={venue}
                  timeZone={timeZone}
                  // Listed twice: each card tells whether it serves in the hall or delivers.
                  saysWay={venues.filter(({ code: other }) => other === venue.code).length > 1}
                />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

interface KitchenProps {
  venue: HallVenue;
  timeZone: string | undefined;
  saysWay: boolean;
}

/** A kitchen in its own colours, so that diners distinguish kitchens before they read a name. */
function Kitchen({ venue, timeZone, saysWay }: KitchenProps) {
  const { t } = useTranslation();
  const { lang } = useVisit();
  const appearance = useAppearance();
  const header = useHeaderSetup({ code: venue.code, lang }).data;
  const look = useMemo(
    () => header && { ...lookTokens(header, lang), ...venueTokens(header, undefined, appearance) },
    [header, lang, appearance],
  );
  const { to, isInHall } = BEGINNINGS[venue.start];
  return (
    <div className={styles.place} style={look}>
      <VenueCard
        to={to(venue)}
        name={labelOf(venue, lang)}
        // Without a picture the logo replaces it, and does not appear again beside the name.
        {...(venue.images.length > 0
          ? { images: venue.images, logo: venue.logo }
          : { image: venue.logo })}
        isInItsColors={header !== undefined}
        cuisine={venue.cuisine}
        isOpenNow={venue.isOpenNow}
        nextOpenAt={venue.nextOpenAt}
        timeZone={timeZone}
        facts={
          saysWay && (
            <PlaceFact icon={isInHall ? 'table' : 'bag'}>
              {t(isInHall ? 'hall.atTable' : 'hall.delivery')}
            </PlaceFact>
          )
        }
      />
    </div>
  );
}

import type { ComponentType, CSSProperties, ReactNode } from 'react';
import type { Viewer } from '../../components/venue/useViewer.ts';
import { VenuePictureView } from '../../components/venue/VenuePictureView.tsx';
import type { Lang } from '../../contract/languages.ts';
import type { HeaderSetup } from '../../contract/venue.ts';
import type { MergeScreen } from '../../contract/places.ts';
import { labelOf } from '../../rules/common/labels.ts';
import { lookTokens } from '../../rules/venue/venueLook.ts';
import { venueTokens, type Appearance } from '../../rules/venue/venueTheme.ts';
import { links } from '../../rules/common/routes.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { Bidi } from '../../ui/text/Bidi.tsx';
import styles from './EntryPage.module.css';
import { PlaceFact, VenueCard } from './VenueCard.tsx';

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

/** The kitchens that serve inside the hall. */
export function servedInHall({ venues }: MergeScreen): HallVenue[] {
  return venues.filter(({ start }) => BEGINNINGS[start].isInHall);
}

export interface KitchenProps {
  viewer: Viewer;
  venue: HallVenue;
  timeZone: string | undefined;
  saysWay: boolean;
}

/** The colours and the design of a kitchen, as styles of its card. */
export function kitchenLook(
  header: HeaderSetup,
  lang: Lang,
  appearance: Appearance,
): Readonly<Record<string, string>> {
  return { ...lookTokens(header, lang), ...venueTokens(header, undefined, appearance) };
}

/** A kitchen of a hall. `look` are its own colours, once they are known. */
export function KitchenView(props: KitchenProps & { look?: CSSProperties | undefined }) {
  const { viewer, venue, timeZone, saysWay, look } = props;
  const { t, lang } = viewer;
  const { to, isInHall } = BEGINNINGS[venue.start];
  return (
    <div className={styles.place} style={look}>
      <VenueCard
        viewer={viewer}
        to={to(venue)}
        name={labelOf(venue, lang)}
        // Without a picture the logo replaces it, and does not appear again beside the name.
        {...(venue.images.length > 0
          ? { images: venue.images, logo: venue.logo }
          : { image: venue.logo })}
        isInItsColors={look !== undefined}
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

interface HallViewProps {
  viewer: Viewer;
  hall: MergeScreen;
  timeZone: string | undefined;
  /** The search box for the menus of all kitchens. */
  find: ReactNode;
  Kitchen: ComponentType<KitchenProps>;
}

/** A food hall and its kitchens. */
export function HallView({ viewer, hall, timeZone, find, Kitchen }: HallViewProps) {
  const { t, lang } = viewer;
  const venues = hall.venues.toSorted((a, b) => a.seq - b.seq);
  return (
    <>
      <div className={styles.intro}>
        {hall.images.length > 0 && (
          <div className={styles.hero}>
            <VenuePictureView
              viewer={viewer}
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
      {servedInHall(hall).length > 0 && find}
      {venues.length === 0 ? (
        <EmptyState icon="menu" title={t('hall.empty')} text={t('hall.emptyText')} />
      ) : (
        <Section title={t('hall.venues')}>
          <ul className={styles.kitchens}>
            {venues.map((venue) => (
              <li key={`${venue.code}/${venue.tableCode}`}>
                <Kitchen
                  viewer={viewer}
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

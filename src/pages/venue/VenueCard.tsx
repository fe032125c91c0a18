import type { ReactNode } from 'react';
import type { Img } from '../../contract/basics.ts';
import { formatMoment } from '../../i18n/format.ts';
import { Badge } from '../../ui/text/Badge.tsx';
import { Bidi } from '../../ui/text/Bidi.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/media/Icon.tsx';
import type { IconName } from '../../ui/media/iconPaths.ts';
import { Link } from '../../ui/text/Link.tsx';
import styles from './VenueCard.module.css';
import type { Viewer } from '../../components/venue/useViewer.ts';
import { VenuePictureView } from '../../components/venue/VenuePictureView.tsx';

interface VenueCardProps {
  viewer: Viewer;
  to: string;
  name: string;
  image?: string;
  images?: readonly Img[];
  logo?: string;
  /** The words are on the colour of the venue's header. */
  isInItsColors?: boolean;
  cuisine?: string;
  isOpenNow: boolean;
  nextOpenAt?: string;
  timeZone?: string;
  /** Further details about the venue. */
  facts?: ReactNode;
}

/** A kitchen to choose. A closed one opens too, to read its menu. */
export function VenueCard(props: VenueCardProps) {
  const { viewer, to, name, image, images, logo, cuisine, facts } = props;
  const { isOpenNow, nextOpenAt, timeZone } = props;
  const { t, lang } = viewer;
  return (
    <Link className={classes(styles.card, props.isInItsColors && styles.colored)} to={to}>
      <VenuePictureView
        viewer={viewer}
        className={classes(styles.picture, !isOpenNow && styles.closed)}
        isAside
        name={image}
        images={images}
        sizes="(min-width: 60rem) 32rem, 100vw"
        alt=""
        ratio="16/9"
      />
      <span className={styles.words}>
        <span className={styles.head}>
          {logo && (
            <VenuePictureView
              viewer={viewer}
              className={styles.logo}
              name={logo}
              sizes="3rem"
              alt=""
              ratio="1/1"
            />
          )}
          <span className={styles.name}>
            <Bidi>{name}</Bidi>
          </span>
          <Badge tone={isOpenNow ? 'positive' : 'neutral'}>
            {isOpenNow ? t('home.openNow') : t('home.closed')}
          </Badge>
        </span>
        {cuisine && (
          <span className={styles.detail}>
            <Bidi>{cuisine}</Bidi>
          </span>
        )}
        {!isOpenNow && nextOpenAt && (
          <PlaceFact icon="clock">
            {t('home.opensAt', { time: formatMoment(nextOpenAt, lang, timeZone) })}
          </PlaceFact>
        )}
        {facts}
      </span>
    </Link>
  );
}

/** One detail, with its icon. */
export function PlaceFact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <span className={styles.fact}>
      <Icon name={icon} size="s" />
      <span>{children}</span>
    </span>
  );
}

import { useTranslation } from 'react-i18next';
import type { Point } from '../../contract/basics.ts';
import { tileAddress, tilePlace } from '../../rules/account/mercator.ts';
import { Icon } from '../../ui/media/Icon.tsx';
import { IconButton } from '../../ui/form/IconButton.tsx';
import styles from './PinMap.module.css';
import { useMapGestures } from './useMapGestures.ts';
import { useMapView } from './useMapView.ts';

interface PinMapProps {
  tileUrl: string;
  attribution: string;
  /** The point in the middle of the map. */
  at: Point;
  zoom: number;
  /** The pin marks the address, not just the middle of the view. */
  isPinned: boolean;
  /** Called when the map rests after the diner has moved it. */
  onRest: (at: Point) => void;
}

/** A map that moves below a fixed pin. The pin marks the door. */
export function PinMap({ tileUrl, attribution, at, zoom, isPinned, onRest }: PinMapProps) {
  const { t } = useTranslation();
  const { box, view, tiles, change, rest } = useMapView(at, zoom, onRest);
  const { zoomBy, listeners } = useMapGestures({ box, change, rest });
  return (
    <div className={styles.frame}>
      <div
        {...listeners}
        ref={box}
        className={styles.map}
        dir="ltr"
        role="application"
        aria-label={t('address.map')}
      >
        {tiles.map((tile) => {
          const { x, y, width, height } = tilePlace(tile, view);
          return (
            <img
              key={`${tile.level}/${tile.column}/${tile.row}`}
              className={styles.tile}
              src={tileAddress(tileUrl, tile)}
              alt=""
              draggable={false}
              decoding="async"
              style={{
                transform: `translate(${x}px, ${y}px)`,
                inlineSize: width,
                blockSize: height,
              }}
              onError={({ currentTarget }) => {
                currentTarget.hidden = true;
              }}
            />
          );
        })}
      </div>
      <span className={isPinned ? styles.pin : `${styles.pin} ${styles.loose}`}>
        <Icon name="pin" size="l" isFilled={isPinned} />
      </span>
      <div className={styles.zoom}>
        <IconButton
          look="raised"
          icon="plus"
          label={t('address.zoomIn')}
          onClick={() => zoomBy(1)}
        />
        <IconButton
          look="raised"
          icon="minus"
          label={t('address.zoomOut')}
          onClick={() => zoomBy(-1)}
        />
      </div>
      {attribution && <p className={styles.attribution}>{attribution}</p>}
    </div>
  );
}

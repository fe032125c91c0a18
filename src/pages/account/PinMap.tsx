import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import DoubleClickZoom from 'ol/interaction/DoubleClickZoom.js';
import DragPan from 'ol/interaction/DragPan.js';
import KeyboardPan from 'ol/interaction/KeyboardPan.js';
import PinchZoom from 'ol/interaction/PinchZoom.js';
import TileLayer from 'ol/layer/Tile.js';
import OlMap from 'ol/Map.js';
import { fromLonLat, toLonLat } from 'ol/proj.js';
import XYZ from 'ol/source/XYZ.js';
import View from 'ol/View.js';
import type { Point } from '../../contract/basics.ts';
import { roundedPoint } from '../../rules/account/addressForm.ts';
import { Icon } from '../../ui/media/Icon.tsx';
import { IconButton } from '../../ui/form/IconButton.tsx';
import styles from './PinMap.module.css';

export interface PinMapProps {
  tileUrl: string;
  attribution: string;
  /** What the map shows the middle of. */
  at: Point;
  zoom: number;
  /** The pin stands where the address is, and not only where one looks. */
  isPinned: boolean;
  /** The diner has moved the map, and it rests. */
  onRest: (at: Point) => void;
}

const FURTHEST_ZOOM = 3;
const NEAREST_ZOOM = 19;
const ARROW_KEY_PX = 48;

const metres = ({ latitude, longitude }: Point) => fromLonLat([longitude, latitude]);

function isSame(one: Point, other: Point): boolean {
  return one.latitude === other.latitude && one.longitude === other.longitude;
}

function newMap(tileUrl: string, at: Point, zoom: number): OlMap {
  return new OlMap({
    controls: [],
    // Nothing glides on, and the wheel goes on turning the page.
    interactions: [
      new DragPan(),
      new PinchZoom({ duration: 0 }),
      new DoubleClickZoom({ duration: 0 }),
      new KeyboardPan({ duration: 0, pixelDelta: ARROW_KEY_PX }),
    ],
    layers: [new TileLayer({ source: new XYZ({ url: tileUrl, transition: 0 }) })],
    view: new View({
      center: metres(at),
      zoom,
      minZoom: FURTHEST_ZOOM,
      maxZoom: NEAREST_ZOOM,
      constrainResolution: true,
      enableRotation: false,
    }),
  });
}

function middleOf(map: OlMap): Point | undefined {
  const center = map.getView().getCenter();
  if (center === undefined) return undefined;
  const [longitude = 0, latitude = 0] = toLonLat(center);
  return roundedPoint({ latitude, longitude });
}

/** A map that moves below a pin: where it rests, the door is. */
export function PinMap({ tileUrl, attribution, at, zoom, isPinned, onRest }: PinMapProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const [map] = useState(() => newMap(tileUrl, at, zoom));
  const shown = useRef(roundedPoint(at));
  const rest = useEffectEvent(() => {
    const middle = middleOf(map);
    if (middle === undefined || isSame(middle, shown.current)) return;
    shown.current = middle;
    onRest(middle);
  });
  useEffect(() => {
    const onMoveEnd = () => rest();
    const target = box.current;
    if (!target) return undefined;
    // The arrow keys move it.
    target.tabIndex = 0;
    map.setTarget(target);
    map.on('moveend', onMoveEnd);
    return () => {
      map.un('moveend', onMoveEnd);
      map.setTarget(undefined);
    };
  }, [map]);

  // The form may name another place: the map follows, which is no move of the diner.
  const { latitude, longitude } = roundedPoint(at);
  useEffect(() => {
    const wanted = { latitude, longitude };
    if (isSame(wanted, shown.current)) return;
    shown.current = wanted;
    map.getView().setCenter(metres(wanted));
  }, [map, latitude, longitude]);

  const zoomBy = (steps: number) => {
    const view = map.getView();
    view.setZoom((view.getZoom() ?? zoom) + steps);
  };
  return (
    <div className={styles.frame}>
      <div
        ref={box}
        className={styles.map}
        dir="ltr"
        role="application"
        aria-label={t('address.map')}
      />
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

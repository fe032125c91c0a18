import { LANGUAGES, type Lang } from '../../contract/languages.ts';
import type { NotificationDetail } from '../../contract/notification.ts';

interface PopupGeometry {
  /** CSS lengths. */
  inlineSize: string;
  blockSize: string;
  placement: 'top' | 'centre' | 'bottom';
  /** In reading direction, whereas the venue names a side of the screen. */
  closeButton: 'start' | 'centre' | 'end';
  animation: 'fade' | 'float' | 'none';
}

/** In a smaller popup the close button and the action button would not both fit. */
const SMALLEST_SIDE_PX = 160;

const FULL = { inlineSize: '100%', blockSize: '75vh' };
const sizes: Record<number, Pick<PopupGeometry, 'inlineSize' | 'blockSize'>> = {
  1: FULL,
  2: { inlineSize: '75%', blockSize: '65vh' },
  3: { inlineSize: '50%', blockSize: '50vh' },
};
const OWN_SIZE = 4;

const placements: Record<number, PopupGeometry['placement']> = {
  1: 'top',
  2: 'centre',
  3: 'bottom',
};
const LEFT = 1;
const CENTRE = 2;
const animations: Record<number, PopupGeometry['animation']> = { 1: 'fade', 2: 'float' };

/** Converts left and right to start and end of the reading direction; unknown numbers are right. */
function closeButton(placement: number, lang: Lang): PopupGeometry['closeButton'] {
  if (placement === CENTRE) return 'centre';
  return (placement === LEFT) === (LANGUAGES[lang].direction === 'ltr') ? 'start' : 'end';
}

/** The style sheet limits it to the screen. */
function side(wishedPx: number): string {
  return `${Math.max(SMALLEST_SIDE_PX, wishedPx)}px`;
}

export function popupGeometry(
  detail: Pick<
    NotificationDetail,
    | 'dimensionId'
    | 'width'
    | 'height'
    | 'notificationPlacement'
    | 'closeBtnPlacement'
    | 'animationId'
  >,
  lang: Lang,
): PopupGeometry {
  const size =
    detail.dimensionId === OWN_SIZE
      ? { inlineSize: side(detail.width), blockSize: side(detail.height) }
      : (sizes[detail.dimensionId] ?? FULL);
  return {
    ...size,
    placement: placements[detail.notificationPlacement] ?? 'centre',
    closeButton: closeButton(detail.closeBtnPlacement, lang),
    animation: animations[detail.animationId] ?? 'none',
  };
}

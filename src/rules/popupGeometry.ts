import type { NotificationDetail } from '../contract/notification.ts';

export interface Viewport {
  width: number;
  height: number;
}

export interface PopupGeometry {
  /** CSS lengths. */
  inlineSize: string;
  blockSize: string;
  placement: 'top' | 'centre' | 'bottom';
  /** In the direction of reading, so that Arabic mirrors it like everything else. */
  closeButton: 'start' | 'centre' | 'end';
  animation: 'fade' | 'float' | 'none';
}

/** Smaller than this, the close button and the action would not both fit. */
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
const closeButtons: Record<number, PopupGeometry['closeButton']> = { 1: 'start', 2: 'centre' };
const animations: Record<number, PopupGeometry['animation']> = { 1: 'fade', 2: 'float' };

/** Never beyond the screen: the close button must stay within reach. */
function side(wishedPx: number, screenPx: number): string {
  return `${Math.min(screenPx, Math.max(SMALLEST_SIDE_PX, wishedPx))}px`;
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
  screen: Viewport,
): PopupGeometry {
  const size =
    detail.dimensionId === OWN_SIZE
      ? {
          inlineSize: side(detail.width, screen.width),
          blockSize: side(detail.height, screen.height),
        }
      : (sizes[detail.dimensionId] ?? FULL);
  return {
    ...size,
    placement: placements[detail.notificationPlacement] ?? 'centre',
    closeButton: closeButtons[detail.closeBtnPlacement] ?? 'end',
    animation: animations[detail.animationId] ?? 'none',
  };
}

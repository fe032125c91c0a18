import {
  useRef,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { classes } from '../classes.ts';
import { IconButton } from '../form/IconButton.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import styles from './Carousel.module.css';

interface CarouselProps {
  slides: readonly ReactNode[];
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** Names the slide and its dot, counted from 0. */
  dotLabel: (index: number) => string;
  index: number;
  onIndex: (index: number) => void;
  /** Fills the screen, with its controls over the lower edge. */
  isFullScreen?: boolean;
  /** Lies over every slide and does not move with them. */
  over?: ReactNode;
}

const SWIPE_PX = 20;

/** Whether the text around an element runs from right to left. */
function isRightToLeft(element: Element): boolean {
  return element.closest('[dir]')?.getAttribute('dir') === 'rtl';
}

export function Carousel({
  slides,
  label,
  previousLabel,
  nextLabel,
  dotLabel,
  index,
  onIndex,
  isFullScreen = false,
  over,
}: CarouselProps) {
  const startX = useRef<number | undefined>(undefined);
  const hasSwiped = useRef(false);
  const last = slides.length - 1;

  const go = (next: number) => {
    if (next >= 0 && next <= last && next !== index) onIndex(next);
  };
  /** A positive shift is towards the right edge of the screen. */
  const goBy = (shift: number, element: Element) => {
    go(index + (isRightToLeft(element) ? -shift : shift));
  };
  const onPointerDown = (event: PointerEvent) => {
    startX.current = event.clientX;
    hasSwiped.current = false;
  };
  const onPointerUp = (event: PointerEvent) => {
    if (startX.current === undefined) return;
    const movedPx = event.clientX - startX.current;
    startX.current = undefined;
    if (Math.abs(movedPx) < SWIPE_PX) return;
    hasSwiped.current = true;
    goBy(-Math.sign(movedPx), event.currentTarget);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    goBy(event.key === 'ArrowRight' ? 1 : -1, event.currentTarget);
  };

  return (
    <section className={classes(styles.carousel, isFullScreen && styles.screen)} aria-label={label}>
      <div
        className={styles.window}
        onPointerDown={onPointerDown}
        onPointerUp={onPointerUp}
        onPointerCancel={() => {
          startX.current = undefined;
        }}
        // A mouse would drag the link or the picture away, and with it the swipe.
        onDragStart={(event) => event.preventDefault()}
        onClickCapture={(event) => {
          // The end of a swipe is not a press on the link it happens to end on.
          if (!hasSwiped.current) return;
          hasSwiped.current = false;
          event.preventDefault();
          event.stopPropagation();
        }}
      >
        <ul className={styles.track} style={{ '--index': index } as CSSProperties}>
          {slides.map((slide, position) => (
            // Slides have no identity of their own beside their place.
            <li key={dotLabel(position)} className={styles.slide} inert={position !== index}>
              {slide}
            </li>
          ))}
        </ul>
        {over}
      </div>
      {slides.length > 1 && (
        <div className={styles.controls}>
          <IconButton
            className={styles.previous}
            icon="chevron"
            label={previousLabel}
            aria-disabled={index <= 0 || undefined}
            onClick={() => go(index - 1)}
            onKeyDown={onKeyDown}
          />
          <ol className={styles.dots}>
            {slides.map((_, position) => (
              <li key={dotLabel(position)} className={styles.place}>
                <button
                  type="button"
                  className={styles.dot}
                  aria-label={dotLabel(position)}
                  aria-current={position === index ? 'true' : undefined}
                  onClick={() => go(position)}
                  onKeyDown={onKeyDown}
                />
              </li>
            ))}
          </ol>
          <IconButton
            icon="chevron"
            label={nextLabel}
            aria-disabled={index >= last || undefined}
            onClick={() => go(index + 1)}
            onKeyDown={onKeyDown}
          />
          <VisuallyHidden>
            <output>{dotLabel(index)}</output>
          </VisuallyHidden>
        </div>
      )}
    </section>
  );
}

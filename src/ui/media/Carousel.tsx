import type { KeyboardEvent, ReactNode } from 'react';
import { classes } from '../classes.ts';
import { IconButton } from '../form/IconButton.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import styles from './Carousel.module.css';
import { isRightToLeft, useSlideScroll } from './useSlideScroll.ts';

interface CarouselProps {
  slides: readonly ReactNode[];
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** The name of the slide and its dot, counted from 0. */
  dotLabel: (index: number) => string;
  index: number;
  onIndex: (index: number) => void;
  /** Fills the height of its container, and so does every slide, minus the controls. */
  isFilling?: boolean;
}

export function Carousel({
  slides,
  label,
  previousLabel,
  nextLabel,
  dotLabel,
  index,
  onIndex,
  isFilling = false,
}: CarouselProps) {
  const { trackRef, listeners } = useSlideScroll({ count: slides.length, index, onIndex });
  const last = slides.length - 1;

  const go = (next: number) => {
    if (next >= 0 && next <= last && next !== index) onIndex(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const isBack = (event.key === 'ArrowLeft') !== isRightToLeft(event.currentTarget);
    go(index + (isBack ? -1 : 1));
  };

  return (
    <section className={classes(styles.carousel, isFilling && styles.filling)} aria-label={label}>
      <div className={styles.window}>
        {/* The controls also scroll the track, so it needs no Tab stop. */}
        <ul ref={trackRef} className={styles.track} tabIndex={-1} {...listeners}>
          {slides.map((slide, position) => (
            // Slides have no key other than their position.
            <li
              key={dotLabel(position)}
              className={styles.slide}
              inert={position !== index}
              // axe demands a focusable element in a scrolling box; a slide may be only a picture.
              tabIndex={-1}
            >
              {slide}
            </li>
          ))}
        </ul>
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

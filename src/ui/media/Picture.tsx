import { useLayoutEffect, useRef, useState } from 'react';
import { classes } from '../classes.ts';
import styles from './Picture.module.css';

export interface PictureProps {
  src?: string;
  srcSet?: string;
  sizes?: string;
  /** Empty if text beside the picture says the same. */
  alt: string;
  ratio: '1/1' | '4/3' | '3/2' | '16/9';
  /** For a picture of the first screen: loads at once and before others. */
  isPriority?: boolean;
  className?: string;
}

const RATIO_CLASSES = {
  '1/1': styles.square,
  '4/3': styles.fourThree,
  '3/2': styles.threeTwo,
  '16/9': styles.wide,
} as const;

/** Its box has the final size from the start. Shows a drawn plate until the picture loads. */
export function Picture({ ratio, className, ...picture }: PictureProps) {
  return (
    <span className={classes(styles.frame, RATIO_CLASSES[ratio], className)}>
      <PictureContent key={`${picture.src} ${picture.srcSet}`} {...picture} />
    </span>
  );
}

type PictureContentProps = Omit<PictureProps, 'ratio' | 'className'>;

function PictureContent({ src, srcSet, sizes, alt, isPriority = false }: PictureContentProps) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const image = useRef<HTMLImageElement>(null);
  // Only once the image is in the page: Chromium keeps an image with `sizes` in memory until it
  // leaves a page, and React creates many cards that it never inserts.
  useLayoutEffect(() => {
    const give = (name: string, value?: string) =>
      value && image.current?.setAttribute(name, value);
    give('sizes', sizes);
    give('srcset', srcSet);
    give('src', src);
  }, [sizes, srcSet, src]);
  const isMissing = !src || state === 'failed';
  const naming = isMissing && alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
  return (
    <>
      {state !== 'loaded' && (
        <svg {...naming} className={styles.plate} viewBox="0 0 96 64">
          <circle cx="48" cy="32" r="24" />
          <circle cx="48" cy="32" r="15" />
          <path d="M10 8v11a5 5 0 0 0 10 0V8M15 8v48M82 56V8c-5 3-7 9-7 16v8h7" />
        </svg>
      )}
      {!isMissing && (
        <img
          ref={image}
          className={styles.image}
          alt={alt}
          loading={isPriority ? 'eager' : 'lazy'}
          decoding={isPriority ? 'auto' : 'async'}
          fetchPriority={isPriority ? 'high' : 'auto'}
          onLoad={() => setState('loaded')}
          onError={() => setState('failed')}
        />
      )}
    </>
  );
}

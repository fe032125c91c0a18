import { useState } from 'react';
import { classes } from '../classes.ts';
import { PlateGlyph } from './PlateGlyph.tsx';
import styles from './Picture.module.css';

export interface PictureProps {
  src?: string;
  srcSet?: string;
  sizes?: string;
  /** Empty when the words beside it say the same. */
  alt: string;
  ratio: '1/1' | '4/3' | '3/2' | '16/9';
  /** For what is seen first: loads at once and before others. */
  isPriority?: boolean;
  className?: string;
}

const RATIO_CLASSES = {
  '1/1': styles.square,
  '4/3': styles.fourThree,
  '3/2': styles.threeTwo,
  '16/9': styles.wide,
} as const;

/** Holds its place from the first moment; a plate stands in until the picture is there. */
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
  const isMissing = !src || state === 'failed';
  return (
    <>
      {(isMissing || state === 'loading') && (
        <PlateGlyph className={styles.plate} label={isMissing ? alt : ''} />
      )}
      {!isMissing && (
        <img
          className={styles.image}
          src={src}
          srcSet={srcSet}
          sizes={sizes}
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

import { useEffect, useState } from 'react';
import { logoHeight } from '../../../rules/venue/header.ts';
import styles from './Header.module.css';

export interface VenueNameProps {
  name: string;
  /** The address of the logo, and its height as the venue wrote it. */
  logo: string | undefined;
  height: string;
}

/** The venue's logo, or its name. */
export function VenueName({ name, logo, height: written }: VenueNameProps) {
  const [broken, setBroken] = useState('');
  const [ownHeight, setOwnHeight] = useState<number>();
  const height = logo && logo !== broken ? logoHeight(written, ownHeight) : undefined;
  useEffect(() => {
    // Elements that stick below the header need its height.
    const { style } = document.documentElement;
    if (height) style.setProperty('--logo-height', height);
    return () => void style.removeProperty('--logo-height');
  }, [height]);
  if (!height) return <span className={styles.name}>{name}</span>;
  return (
    <img
      className={styles.logo}
      style={{ blockSize: height }}
      src={logo}
      alt={name}
      decoding="async"
      onLoad={(event) => setOwnHeight(event.currentTarget.naturalHeight)}
      onError={() => setBroken(logo ?? '')}
    />
  );
}

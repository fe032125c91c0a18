import { classes } from '../classes.ts';
import { ICON_PATHS, type AnyIcon } from './iconPaths.ts';
import styles from './Icon.module.css';

interface IconProps {
  name: AnyIcon;
  size?: 's' | 'm' | 'l';
  /** Fills the outline, for example of an active star. */
  isFilled?: boolean;
  /** Mirrored in right-to-left text. */
  isMirrored?: boolean;
  className?: string;
}

const MIRRORED: ReadonlySet<AnyIcon> = new Set(['back', 'chevron', 'external']);

/** Hidden from screen readers: text beside it or the label of its button must give its meaning. */
export function Icon({
  name,
  size = 'm',
  isFilled,
  isMirrored = MIRRORED.has(name),
  className,
}: IconProps) {
  return (
    <svg
      className={classes(styles.icon, styles[size], isMirrored && styles.mirrored, className)}
      viewBox="0 0 24 24"
      fill={isFilled ? 'currentColor' : 'none'}
      aria-hidden="true"
    >
      {(typeof name === 'string' ? ICON_PATHS[name] : name).map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}

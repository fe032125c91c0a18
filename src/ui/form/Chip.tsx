import type { ReactNode } from 'react';
import { Icon } from '../media/Icon.tsx';
import styles from './Chip.module.css';

interface ChipProps {
  children: ReactNode;
  isPressed: boolean;
  onPress: () => void;
}

/** One of several toggles; any number of them can be on. */
export function Chip({ children, isPressed, onPress }: ChipProps) {
  return (
    <button type="button" className={styles.chip} aria-pressed={isPressed} onClick={onPress}>
      {isPressed && <Icon name="check" size="s" />}
      <span>{children}</span>
    </button>
  );
}

interface RemovableChipProps {
  children: ReactNode;
  /** For screen readers: what a press removes. */
  label: string;
  onRemove: () => void;
}

/** An active filter, with a button to remove it. */
export function RemovableChip({ children, label, onRemove }: RemovableChipProps) {
  return (
    <button type="button" className={styles.chip} aria-label={label} onClick={onRemove}>
      {children}
      <Icon name="close" size="s" />
    </button>
  );
}

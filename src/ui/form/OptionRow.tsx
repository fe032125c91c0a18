import { useId, type ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './OptionRow.module.css';

export interface OptionRowProps {
  type: 'radio' | 'checkbox';
  name: string;
  value?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  title: ReactNode;
  detail?: ReactNode;
  leading?: ReactNode;
  trailing?: ReactNode;
  isDisabled?: boolean;
  /** Shown while disabled: the reason. */
  disabledNote?: ReactNode;
  /** Below the row and outside its label, such as a stepper. */
  below?: ReactNode;
  /** A frame around the row, for few and important choices. */
  isCard?: boolean;
}

/** A radio button or checkbox with the whole row as its target. */
export function OptionRow({
  type,
  name,
  value,
  checked,
  onChange,
  title,
  detail,
  leading,
  trailing,
  isDisabled = false,
  disabledNote,
  below,
  isCard = false,
}: OptionRowProps) {
  const id = useId();
  const note = isDisabled && disabledNote;
  const described = [(detail || note) && `${id}-detail`, trailing && `${id}-trailing`];
  return (
    <div className={classes(styles.row, isCard && styles.card, isDisabled && styles.disabled)}>
      <label className={styles.label}>
        <input
          className={classes(styles.input, styles[type])}
          type={type}
          name={name}
          value={value}
          checked={checked}
          disabled={isDisabled}
          aria-labelledby={`${id}-title`}
          aria-describedby={described.filter(Boolean).join(' ') || undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        {leading && <span className={styles.leading}>{leading}</span>}
        <span className={styles.words}>
          <span id={`${id}-title`} className={styles.title}>
            {title}
          </span>
          <span id={`${id}-detail`} className={styles.detail}>
            {detail && <span>{detail}</span>}
            {note && <span>{note}</span>}
          </span>
        </span>
        {trailing && (
          <span id={`${id}-trailing`} className={styles.trailing}>
            {trailing}
          </span>
        )}
      </label>
      {below && <div className={styles.below}>{below}</div>}
    </div>
  );
}

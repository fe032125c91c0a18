import { useId, type ReactNode } from 'react';
import { classes } from '../classes.ts';
import { describedBy, FieldError, type FieldTexts } from './Field.tsx';
import styles from './FieldGroup.module.css';

export interface FieldGroupProps extends Pick<FieldTexts, 'label' | 'hint' | 'optionalLabel'> {
  error: string | undefined;
  /** Hides the label except for screen readers, if a heading already shows it. */
  isLabelHidden?: boolean;
  children: ReactNode;
}

/** Several controls that answer one question. Their error is above them. */
export function FieldGroup(props: FieldGroupProps) {
  const { label, hint, optionalLabel, error, isLabelHidden = false, children } = props;
  const id = useId();
  return (
    <fieldset
      className={styles.group}
      aria-describedby={describedBy(id, error, hint)}
      data-invalid={error ? true : undefined}
    >
      <legend className={classes(styles.legend, isLabelHidden && styles.hidden)}>
        <span>{label}</span>
        {optionalLabel && <span className={styles.note}> {optionalLabel}</span>}
      </legend>
      {hint && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
      <FieldError id={`${id}-error`} label={label} error={error} />
      {children}
    </fieldset>
  );
}

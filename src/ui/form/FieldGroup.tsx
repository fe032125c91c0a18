import { useId, type ReactNode } from 'react';
import { classes } from '../classes.ts';
import { describedBy, FieldError, type FieldTexts } from './Field.tsx';
import styles from './FieldGroup.module.css';

interface FieldGroupProps extends Pick<FieldTexts, 'label' | 'hint' | 'optionalLabel'> {
  error: string | undefined;
  /** Keeps the label for screen readers when a heading already says it. */
  isLabelHidden?: boolean;
  children: ReactNode;
}

/** Several controls that answer one question; what is wrong with the answer stands above them. */
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
        {label}
        {optionalLabel && <span className={styles.note}> {optionalLabel}</span>}
      </legend>
      {hint && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
      <FieldError id={`${id}-error`} error={error} />
      {children}
    </fieldset>
  );
}

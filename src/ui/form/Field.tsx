import { useId, type ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../media/Icon.tsx';
import styles from './Field.module.css';

/** What a control spreads on itself to be tied to its label, hint and error. */
interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  isRequired?: boolean;
  /** Words behind the label. Say the rarer case only. */
  requiredLabel?: string;
  optionalLabel?: string;
}

interface FieldProps extends FieldTexts {
  /** A quiet line at the end of the foot, such as a count of letters. */
  aside?: ReactNode;
  children: (control: FieldControl) => ReactNode;
  className?: string;
}

export function Field({
  label,
  hint,
  error,
  isRequired = false,
  requiredLabel,
  optionalLabel,
  aside,
  children,
  className,
}: FieldProps) {
  const id = useId();
  const note = isRequired ? requiredLabel : optionalLabel;
  return (
    <div className={classes(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {note && <span className={styles.note}> {note}</span>}
      </label>
      {children({
        id,
        'aria-describedby': describedBy(id, error, hint),
        'aria-invalid': error ? true : undefined,
        'aria-required': isRequired || undefined,
      })}
      <div className={styles.foot}>
        <div className={styles.words}>
          <FieldError id={`${id}-error`} error={error} />
          {hint && (
            <span id={`${id}-hint`} className={styles.hint}>
              {hint}
            </span>
          )}
        </div>
        {aside && <span className={styles.hint}>{aside}</span>}
      </div>
    </div>
  );
}

/**
 * The direction of a free text follows what is written. Empty, "auto" would mean left to right, and
 * put the placeholder on the wrong side of an Arabic page.
 */
export function textDirection(dir: string, value: string): string | undefined {
  return dir === 'auto' && value === '' ? undefined : dir;
}

/** The error comes first: it is what the person has to act on. */
export function describedBy(id: string, error: ReactNode, hint: ReactNode): string | undefined {
  return [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
}

interface FieldErrorProps {
  id: string;
  error: string | undefined;
}

/** Stays mounted when empty: that is what makes a new error heard. */
export function FieldError({ id, error }: FieldErrorProps) {
  return (
    <span id={id} className={styles.error} aria-live="polite">
      {error && (
        <>
          <Icon name="alert" size="s" />
          {error}
        </>
      )}
    </span>
  );
}

import { useId, type ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../media/Icon.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import styles from './Field.module.css';

/** Attributes that connect a control with its label, hint and error: spread them on it. */
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
  /** Text after the label. In one form use only one of the two, for the rarer case. */
  requiredLabel?: string;
  optionalLabel?: string;
}

/** Divides the props of a field into its texts and the rest, which is for its control. */
export function splitTexts<Props extends FieldTexts>(props: Props) {
  const { label, hint, error, isRequired, requiredLabel, optionalLabel, ...rest } = props;
  return { texts: { label, hint, error, isRequired, requiredLabel, optionalLabel }, rest };
}

interface FieldProps extends FieldTexts {
  /** Beside the hint below the control, such as a count of characters. */
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
        <span>{label}</span>
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
          <FieldError id={`${id}-error`} label={label} error={error} />
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
 * With "auto" the direction follows the text. An empty field would be left to right, with the
 * placeholder on the wrong side of an Arabic page.
 */
export function textDirection(dir: string, value: string): string | undefined {
  return dir === 'auto' && value === '' ? undefined : dir;
}

/** Screen readers read the error before the hint. */
export function describedBy(id: string, error: ReactNode, hint: ReactNode): string | undefined {
  return [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
}

interface FieldErrorProps {
  id: string;
  /** The field's label: several errors may appear at once, and each names its field. */
  label: ReactNode;
  error: string | undefined;
}

/** Mounted even without an error: screen readers skip a live region inserted with text. */
export function FieldError({ id, label, error }: FieldErrorProps) {
  return (
    <span className={styles.error} aria-live="polite">
      {error && (
        <>
          <Icon name="alert" size="s" />
          <VisuallyHidden>
            <span>{label}</span>:{' '}
          </VisuallyHidden>
          <span id={id}>{error}</span>
        </>
      )}
    </span>
  );
}

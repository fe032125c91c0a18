import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import { Field, splitTexts, textDirection, type FieldTexts } from './Field.tsx';
import styles from './Field.module.css';

interface TextAreaProps
  extends
    FieldTexts,
    Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'required' | 'className'> {
  value: string;
  onChange: (value: string) => void;
  /** Such as "12 of 200". Needs maxLength. */
  countLabel?: (length: number, maxLength: number) => string;
}

export function TextArea(props: TextAreaProps) {
  const { texts, rest: own } = splitTexts(props);
  const { value, onChange, maxLength, countLabel, dir = 'auto', ...rest } = own;
  const aside = maxLength !== undefined && countLabel?.(value.length, maxLength);
  return (
    <Field {...texts} aside={aside || undefined}>
      {(control) => (
        <div className={styles.box}>
          <textarea
            rows={3}
            {...rest}
            dir={textDirection(dir, value)}
            {...control}
            className={classes(styles.control, styles.area)}
            maxLength={maxLength}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      )}
    </Field>
  );
}

import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import { Field, splitTexts, type FieldTexts } from './Field.tsx';
import { Icon } from '../media/Icon.tsx';
import styles from './Field.module.css';

interface SelectOption {
  value: string;
  label: string;
  isDisabled?: boolean;
}

interface SelectFieldProps
  extends
    FieldTexts,
    Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'required' | 'className' | 'children'> {
  value: string;
  onChange: (value: string) => void;
  options: readonly SelectOption[];
  /** Shown while the value is empty. */
  placeholder?: string;
}

export function SelectField(props: SelectFieldProps) {
  const { texts, rest: own } = splitTexts(props);
  const { value, onChange, options, placeholder, ...rest } = own;
  return (
    <Field {...texts}>
      {(control) => (
        <div className={classes(styles.box, styles.selectBox)}>
          <select
            {...rest}
            {...control}
            className={classes(styles.control, styles.select)}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          >
            {placeholder !== undefined && (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isDisabled}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={styles.arrow}>
            <Icon name="down" />
          </span>
        </div>
      )}
    </Field>
  );
}

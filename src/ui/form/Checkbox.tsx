import { useId, type ReactNode } from 'react';
import { describedBy, FieldError } from './Field.tsx';
import { classes } from '../classes.ts';
import option from './OptionRow.module.css';
import styles from './Checkbox.module.css';

interface CheckboxProps {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  name?: string;
  error?: string;
  isDisabled?: boolean;
}

export function Checkbox({ label, checked, onChange, name, error, isDisabled }: CheckboxProps) {
  const id = useId();
  return (
    <div>
      <label className={styles.label}>
        <input
          className={classes(option.input, option.checkbox)}
          type="checkbox"
          name={name}
          checked={checked}
          disabled={isDisabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, error, undefined)}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      <FieldError id={`${id}-error`} label={label} error={error} />
    </div>
  );
}

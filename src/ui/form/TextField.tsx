import type { ComponentProps, ReactNode } from 'react';
import { Field, splitTexts, textDirection, type FieldTexts } from './Field.tsx';
import styles from './Field.module.css';

interface TextFieldProps
  extends
    FieldTexts,
    Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'required' | 'className'> {
  value: string;
  onChange: (value: string) => void;
  leading?: ReactNode;
  trailing?: ReactNode;
}

const LEFT_TO_RIGHT_TYPES = new Set(['tel', 'email', 'url', 'number']);

export function TextField(props: TextFieldProps) {
  const { texts, rest: own } = splitTexts(props);
  const { value, onChange, leading, trailing, type = 'text', ...rest } = own;
  const { dir = LEFT_TO_RIGHT_TYPES.has(type) ? 'ltr' : 'auto' } = own;
  return (
    <Field {...texts}>
      {(control) => (
        <div className={styles.box} dir={dir === 'ltr' ? dir : undefined}>
          {leading && <span className={styles.leading}>{leading}</span>}
          <input
            {...rest}
            {...control}
            type={type}
            dir={textDirection(dir, value)}
            className={styles.control}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          {trailing && <span className={styles.trailing}>{trailing}</span>}
        </div>
      )}
    </Field>
  );
}

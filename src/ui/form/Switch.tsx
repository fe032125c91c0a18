import { useId, type ReactNode } from 'react';
import styles from './Switch.module.css';

interface SwitchProps {
  label: ReactNode;
  detail?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  isDisabled?: boolean;
}

/** For a setting that takes effect at once. */
export function Switch({ label, detail, checked, onChange, isDisabled }: SwitchProps) {
  const id = useId();
  return (
    <label className={styles.label}>
      <span className={styles.words}>
        <span id={`${id}-label`}>{label}</span>
        {detail && (
          <span id={`${id}-detail`} className={styles.detail}>
            {detail}
          </span>
        )}
      </span>
      <input
        className={styles.input}
        type="checkbox"
        role="switch"
        aria-labelledby={`${id}-label`}
        aria-describedby={detail ? `${id}-detail` : undefined}
        aria-checked={checked}
        checked={checked}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}

import { classes } from './classes.ts';
import { IconButton } from './IconButton.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import styles from './Stepper.module.css';

export interface StepperProps {
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  decreaseLabel: string;
  increaseLabel: string;
  /** Spoken when the value changes, such as "3 Lamb mandi". */
  valueLabel: string;
  /** The value in the digits of the language. */
  valueText?: string;
  isBusy?: boolean;
  /** At the minimum, the lower button takes the thing away. */
  removeAtMin?: { label: string; onRemove: () => void };
}

/** Its buttons keep the focus at their bounds: they only stop answering. */
export function Stepper({
  value,
  min,
  max,
  onChange,
  decreaseLabel,
  increaseLabel,
  valueLabel,
  valueText = String(value),
  isBusy = false,
  removeAtMin,
}: StepperProps) {
  const isAtMin = value <= min;
  const isAtMax = value >= max;
  const removal = isAtMin ? removeAtMin : undefined;
  const canLower = !isBusy && (!isAtMin || removal !== undefined);
  const canRaise = !isBusy && !isAtMax;
  const lower = () => {
    if (!canLower) return;
    if (removal) removal.onRemove();
    else onChange(value - 1);
  };
  return (
    <div className={classes(styles.stepper, isBusy && styles.busy)}>
      <IconButton
        icon={removal ? 'trash' : 'minus'}
        label={removal ? removal.label : decreaseLabel}
        aria-disabled={!canLower || undefined}
        onClick={lower}
      />
      <output className={styles.value} aria-live="polite">
        <span aria-hidden="true">{valueText}</span>
        <VisuallyHidden>{valueLabel}</VisuallyHidden>
      </output>
      <IconButton
        icon="plus"
        label={increaseLabel}
        aria-disabled={!canRaise || undefined}
        onClick={() => canRaise && onChange(value + 1)}
      />
    </div>
  );
}

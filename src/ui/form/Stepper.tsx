import { useState } from 'react';
import { classes } from '../classes.ts';
import { IconButton } from './IconButton.tsx';
import { Icon } from '../media/Icon.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import styles from './Stepper.module.css';

export interface StepperProps {
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  decreaseLabel: string;
  increaseLabel: string;
  /** For screen readers, read at each change once the diner has used it, such as "3 Lamb mandi". */
  valueLabel: string;
  /** The value as shown, in the digits of the language. */
  valueText?: string;
  isBusy?: boolean;
  /** Briefly shows a tick to confirm the first tap. */
  isAnswering?: boolean;
  /** Disables the buttons. The id of the text with the reason. */
  offBecause?: string | undefined;
  /** Replaces the minus button at the minimum. */
  removeAtMin?: { label: string; onRemove: () => void };
}

/** Buttons at a bound are aria-disabled: real disabling would lose the focus. */
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
  isAnswering = false,
  offBecause,
  removeAtMin,
}: StepperProps) {
  const [isUsed, setIsUsed] = useState(false);
  const isAtMin = value <= min;
  const isAtMax = value >= max;
  const removal = isAtMin ? removeAtMin : undefined;
  const canChange = !isBusy && offBecause === undefined;
  const canLower = canChange && (!isAtMin || removal !== undefined);
  const canRaise = canChange && !isAtMax;
  return (
    <div
      className={classes(styles.stepper, isBusy && styles.busy)}
      onClickCapture={() => setIsUsed(true)}
    >
      <IconButton
        icon={removal ? 'trash' : 'minus'}
        label={removal?.label ?? decreaseLabel}
        aria-disabled={!canLower || undefined}
        aria-describedby={offBecause}
        onClick={() => canLower && (removal ? removal.onRemove() : onChange(value - 1))}
      />
      <span className={styles.value}>
        {/* Off before the first use: other phones change a shared cart all the time. */}
        <output aria-live={isUsed ? 'polite' : 'off'}>
          <span key={valueText} translate="no" className={styles.digits} aria-hidden="true">
            {valueText}
          </span>
          <VisuallyHidden>{valueLabel}</VisuallyHidden>
        </output>
        {isAnswering && isAtMin && <Icon name="check" className={styles.tick} />}
      </span>
      <IconButton
        icon="plus"
        label={increaseLabel}
        aria-disabled={!canRaise || undefined}
        aria-describedby={offBecause}
        onClick={() => canRaise && onChange(value + 1)}
      />
    </div>
  );
}

import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { buttonClass, type ButtonSize, type ButtonVariant } from './buttonClass.ts';
import { classes } from '../classes.ts';
import { Spinner } from '../feedback/Spinner.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import styles from './Button.module.css';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  isBlock?: boolean;
  isBusy?: boolean;
  /** Replaces the label for screen readers while busy. */
  busyLabel?: string;
  icon?: ReactNode;
}

const ignore = (event: MouseEvent) => event.preventDefault();

/** A busy button keeps its focus and width and ignores presses. */
export function Button({
  variant = 'primary',
  size = 'm',
  isBlock = false,
  isBusy = false,
  busyLabel,
  icon,
  className,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classes(buttonClass(variant, size, isBlock), isBusy && styles.busy, className)}
      aria-disabled={isBusy || rest['aria-disabled']}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? ignore : onClick}
    >
      <span className={styles.content} aria-hidden={isBusy && busyLabel ? true : undefined}>
        {icon ? (
          <>
            {icon}
            <span>{children}</span>
          </>
        ) : (
          children
        )}
      </span>
      {isBusy && (
        <span className={styles.spinner}>
          <Spinner size="s" />
          {busyLabel && <VisuallyHidden>{busyLabel}</VisuallyHidden>}
        </span>
      )}
    </button>
  );
}

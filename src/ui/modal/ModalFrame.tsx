import { useId, type ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../media/Icon.tsx';
import { IconButton } from '../form/IconButton.tsx';
import { useModal } from './useModal.ts';
import styles from './ModalFrame.module.css';

type ModalTone = 'neutral' | 'positive' | 'warning' | 'danger';

export interface ModalProps {
  isOpen: boolean;
  title: ReactNode;
  /** Called by Escape, the backdrop and the close button. Without it only the actions lead out. */
  onClose?: () => void;
  /** Needed together with onClose. */
  closeLabel?: string;
  children?: ReactNode;
  /** Buttons in the foot, which stays in view while the content scrolls. */
  actions?: ReactNode;
  role?: 'dialog' | 'alertdialog';
  tone?: ModalTone;
}

interface ModalFrameProps extends Omit<ModalProps, 'isOpen'> {
  shape: 'card' | 'sheet' | 'side';
}

const TONE_ICONS = { positive: 'check', warning: 'alert', danger: 'alert' } as const;

/** What Dialog and Sheet share: it is open while it is mounted. */
export function ModalFrame({
  shape,
  title,
  onClose,
  closeLabel,
  children,
  actions,
  role = 'dialog',
  tone = 'neutral',
}: ModalFrameProps) {
  const { dialogRef, startRef } = useModal(onClose, role === 'alertdialog');
  const titleId = useId();
  return (
    <dialog
      ref={dialogRef}
      className={classes(styles.layer, styles[shape])}
      role={role === 'alertdialog' ? role : undefined}
      aria-labelledby={titleId}
    >
      <div className={styles.panel}>
        <header className={styles.header}>
          {tone !== 'neutral' && (
            <span className={classes(styles.mark, styles[tone])}>
              <Icon name={TONE_ICONS[tone]} />
            </span>
          )}
          <h2 ref={startRef} id={titleId} className={styles.title} tabIndex={-1}>
            {title}
          </h2>
          {onClose && closeLabel && (
            <IconButton
              className={styles.close}
              icon="close"
              label={closeLabel}
              onClick={onClose}
            />
          )}
        </header>
        {children && <div className={styles.body}>{children}</div>}
        {actions && <footer className={styles.footer}>{actions}</footer>}
      </div>
    </dialog>
  );
}

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
  /** Called by Escape, the backdrop and the close button. Without it only the actions close the dialog. */
  onClose?: () => void;
  /** Required with onClose. */
  closeLabel?: string;
  children?: ReactNode;
  /** Buttons below the content, visible while it scrolls. */
  actions?: ReactNode;
  role?: 'dialog' | 'alertdialog';
  tone?: ModalTone;
}

interface ModalFrameProps extends Omit<ModalProps, 'isOpen'> {
  shape: 'card' | 'sheet' | 'side';
}

const TONE_ICONS = { positive: 'check', warning: 'alert', danger: 'alert' } as const;

/** Shared by Dialog, Sheet and SidePanel. Open while mounted. */
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
  const bodyId = useId();
  return (
    <dialog
      ref={dialogRef}
      className={classes(styles.layer, styles[shape])}
      role={role === 'alertdialog' ? role : undefined}
      aria-labelledby={titleId}
      // The focus skips the text and goes to the buttons.
      aria-describedby={role === 'alertdialog' && children ? bodyId : undefined}
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
        {children && (
          <div id={bodyId} className={styles.body}>
            {children}
          </div>
        )}
        {actions && <footer className={styles.footer}>{actions}</footer>}
      </div>
    </dialog>
  );
}

import { classes } from '../classes.ts';
import { Icon } from '../media/Icon.tsx';
import { IconButton } from '../form/IconButton.tsx';
import styles from './Toaster.module.css';

export interface ToastContent {
  id: string;
  text: string;
  tone?: 'neutral' | 'positive' | 'warning' | 'danger';
  action?: { label: string; onAct: () => void };
  /** The usual time by default. */
  lifeMs?: number;
}

interface ToastCardProps {
  toast: ToastContent;
  dismissLabel: string;
  onDismiss: () => void;
}

const TONE_ICONS = {
  neutral: undefined,
  positive: 'check',
  warning: 'info',
  danger: 'alert',
} as const;

export function ToastCard({ toast, dismissLabel, onDismiss }: ToastCardProps) {
  const { text, tone = 'neutral', action } = toast;
  const icon = TONE_ICONS[tone];
  return (
    <div className={classes(styles.toast, styles[tone])}>
      {icon && <Icon name={icon} className={styles.icon} />}
      <p className={styles.text} dir="auto">
        {text}
      </p>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            action.onAct();
            onDismiss();
          }}
        >
          {action.label}
        </button>
      )}
      <IconButton icon="close" label={dismissLabel} onClick={onDismiss} />
    </div>
  );
}

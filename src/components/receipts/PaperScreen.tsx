import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/form/IconButton.tsx';
import { FullScreen } from '../../ui/modal/FullScreen.tsx';
import { useCloseOnBack } from '../../ui/modal/useCloseOnBack.ts';
import styles from './PaperScreen.module.css';

interface PaperScreenProps {
  title: string;
  onClose: () => void;
  /** Below the receipt, and not printed. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A full-screen receipt or card. It is beside the app in the page, so that it prints alone. */
export function PaperScreen({ title, onClose, actions, children }: PaperScreenProps) {
  const { t } = useTranslation();
  useCloseOnBack(onClose);
  return createPortal(
    <div className={styles.screen}>
      <FullScreen title={title} onLeave={onClose}>
        <div className={styles.frame}>
          <div className={styles.bar}>
            <span aria-hidden="true">{title}</span>
            <IconButton icon="close" label={t('common.close')} onClick={onClose} />
          </div>
          <div className={styles.paper}>{children}</div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      </FullScreen>
    </div>,
    document.body,
  );
}

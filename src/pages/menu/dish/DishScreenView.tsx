import type { ReactNode } from 'react';
import type { Viewer } from '../../../components/venue/useViewer.ts';
import { IconButton } from '../../../ui/form/IconButton.tsx';
import styles from './DishScreen.module.css';

interface DishScreenViewProps extends Pick<Viewer, 't'> {
  name: string | undefined;
  onBack?: () => void;
  onSettings?: () => void;
  children: ReactNode;
}

/** A dish below its own bar, which replaces the venue's header. */
export function DishScreenView({ t, name, onBack, onSettings, children }: DishScreenViewProps) {
  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <IconButton icon="back" look="raised" label={t('header.back')} onClick={onBack} />
        <span className={styles.name} aria-hidden="true">
          {name}
        </span>
        <IconButton
          icon="settings"
          look="raised"
          label={t('settings.title')}
          aria-haspopup="dialog"
          onClick={onSettings}
        />
      </div>
      {children}
    </div>
  );
}

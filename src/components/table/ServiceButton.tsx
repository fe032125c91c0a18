import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ServiceKind } from '../../contract/menu.ts';
import { lazyPart } from '../../lazy/lazyPart.tsx';
import { IconButton } from '../../ui/form/IconButton.tsx';
import styles from './ServiceButton.module.css';
import { ServiceButtonView } from './ServiceButtonView.tsx';

const ServiceSheet = lazyPart(() => import('./ServiceSheet.tsx'), 'ServiceSheet', {
  isNeeded: true,
});

interface ServiceButtonProps {
  /** The services of the venue's staff; without any there is no button. */
  offered: readonly ServiceKind[] | undefined;
  /** Beside a wide button there is room for an icon only. */
  isIcon?: boolean;
}

/** Opens the services at this table. Their code loads with the first tap. */
export function ServiceButton({ offered, isIcon = false }: ServiceButtonProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  if (!offered?.length) return null;
  const open = () => setIsOpen(true);
  return (
    <>
      {isIcon ? (
        <IconButton
          className={styles.icon}
          icon="bell"
          label={t('service.open')}
          aria-haspopup="dialog"
          onClick={open}
        />
      ) : (
        <ServiceButtonView t={t} onClick={open} />
      )}
      {isOpen && <ServiceSheet offered={offered} onClose={() => setIsOpen(false)} />}
    </>
  );
}

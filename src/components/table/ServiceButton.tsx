import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ServiceKind } from '../../contract/menu.ts';
import { lazyPart } from '../../lazy/lazyPart.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { IconButton } from '../../ui/form/IconButton.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import styles from './ServiceButton.module.css';
import { LATER_ICONS } from '../../ui/media/laterIcons.ts';

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
  const label = t('service.open');
  const open = () => setIsOpen(true);
  return (
    <>
      {isIcon ? (
        <IconButton
          className={styles.icon}
          icon={LATER_ICONS.bell}
          label={label}
          aria-haspopup="dialog"
          onClick={open}
        />
      ) : (
        <Button
          variant="secondary"
          icon={<Icon name={LATER_ICONS.bell} />}
          aria-haspopup="dialog"
          onClick={open}
        >
          {label}
        </Button>
      )}
      {isOpen && <ServiceSheet offered={offered} onClose={() => setIsOpen(false)} />}
    </>
  );
}

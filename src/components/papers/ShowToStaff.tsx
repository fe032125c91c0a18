import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../defer/lazyPart.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import type { StaffCardProps } from './StaffCard.tsx';
import { LATER_ICONS } from '../../ui/media/laterIcons.ts';

const StaffCard = lazyPart(() => import('./StaffCard.tsx'), 'StaffCard');

/** The button that opens the card for the staff. */
export function ShowToStaff(props: Omit<StaffCardProps, 'onClose'>) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        icon={<Icon name={LATER_ICONS.cloche} />}
        onClick={() => setIsOpen(true)}
      >
        {t('staff.show')}
      </Button>
      {isOpen && <StaffCard {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderType } from '../../contract/basics.ts';
import { lazyPart } from '../../lazy/lazyPart.tsx';
import { modes } from '../../ordering/visit/modes.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import type { StaffCardProps } from './StaffCard.tsx';
import { StaffButtonView } from './StaffButtonView.tsx';

const StaffCard = lazyPart(() => import('./StaffCard.tsx'), 'StaffCard');

interface ShowToStaffProps extends Omit<StaffCardProps, 'onClose'> {
  /** If it differs from the visit's. */
  orderType?: OrderType | undefined;
}

/** The button that opens the card for staff. Deliveries have no staff to show it to. */
export function ShowToStaff({ orderType, ...card }: ShowToStaffProps) {
  const { t } = useTranslation();
  const { mode } = useVisit();
  const [isOpen, setIsOpen] = useState(false);
  const { servedAt } = orderType ? modes[orderType] : mode;
  if (servedAt === 'address') return null;
  return (
    <div>
      <StaffButtonView t={t} onOpen={() => setIsOpen(true)} />
      {isOpen && <StaffCard {...card} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

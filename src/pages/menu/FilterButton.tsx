import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/form/IconButton.tsx';
import { lazyPart } from '../../defer/lazyPart.tsx';
import type { FilterSheetProps } from './MenuFilters.tsx';

const FilterSheet = lazyPart(() => import('./MenuFilters.tsx'), 'FilterSheet', { isNeeded: true });

/** Opens all filters of the menu; wears how many of them are in force. */
export function FilterButton(props: Omit<FilterSheetProps, 'onClose'>) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const count = props.chosen.length;
  if (props.offered.length === 0) return null;
  return (
    <>
      <IconButton
        icon="filter"
        label={count > 0 ? t('filter.openActive', { count }) : t('filter.open')}
        badge={count > 0 ? String(count) : undefined}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      />
      {isOpen && <FilterSheet {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}

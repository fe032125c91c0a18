import type { ReactNode } from 'react';
import { isOutcomeUnknown } from '../../api/failure.ts';
import { FailureMessage } from '../../components/common/FailureMessage.tsx';
import type { Menu } from '../../contract/menu.ts';
import type { VisitMenu } from '../../ordering/menu/useVisitMenu.ts';
import { useVenueSide } from '../../ordering/visit/useVenueSide.ts';
import { lazyPart } from '../../lazy/lazyPart.tsx';

const MenuByCategory = lazyPart(() => import('./MenuByCategory.tsx'), 'MenuByCategory', {
  isNeeded: true,
  placeholder: ({ failure, onRetry }) => <FailureMessage failure={failure} onRetry={onRetry} />,
});

interface MenuFailureProps {
  menu: VisitMenu;
  children: (parts: Menu) => ReactNode;
}

/** Explains why there is no menu, or shows the dishes of single categories. */
export function MenuFailure({ menu, children }: MenuFailureProps) {
  const { hasCategories } = useVenueSide();
  const { failure, isPaused, refetch } = menu;
  const retry = () => void refetch();
  const isWorthIt = hasCategories && isOutcomeUnknown(failure) && !isPaused;
  if (!isWorthIt) return <FailureMessage failure={failure} onRetry={retry} />;
  return (
    <MenuByCategory failure={failure} onRetry={retry}>
      {children}
    </MenuByCategory>
  );
}

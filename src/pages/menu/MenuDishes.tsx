import { Activity, useContext, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { AllergyContext } from '../../components/allergy/allergyContext.ts';
import { useOneTapAdd } from '../../components/menu/useOneTapAdd.ts';
import { TabbedMenu } from './TabbedMenu.tsx';
import { useChosenFilters } from './menuAddress.ts';
import type { Menu } from '../../contract/menu.ts';
import { useFilteredMenu } from '../../ordering/menu/useFilteredMenu.ts';
import type { VisitMenu } from '../../ordering/menu/useVisitMenu.ts';
import { FIND_PARAM } from '../../rules/common/address.ts';
import { lazyPage, lazyPart } from '../../lazy/lazyPart.tsx';
import { IconButton } from '../../ui/form/IconButton.tsx';
import type { FilterSheetProps } from './MenuFilters.tsx';
import type { MenuParts } from './search/findProps.ts';

const Find = lazyPart(() => import('./search/Find.tsx'), 'Find', {
  isNeeded: true,
  hasFirstWords: true,
});

/** The dishes wait for it: later it would push them down. */
const ActiveFilters = lazyPage(() => import('./MenuFilters.tsx'), 'ActiveFilters');

interface MenuDishesProps extends Pick<MenuParts, 'canOrder' | 'isOff'> {
  menu: VisitMenu;
  data: Menu;
  onClosed: () => void;
}

/** The search is its own step in the history: one step back restores the menu. */
function useFind() {
  const [search, setSearch] = useSearchParams();
  const [isOpening, setIsOpening] = useState(false);
  const isInAddress = search.has(FIND_PARAM);
  if (isOpening && isInAddress) setIsOpening(false);
  const open = () => {
    // Before the address: phones show the keyboard only for a field that appears with the tap.
    flushSync(() => setIsOpening(true));
    setSearch(
      (old) => {
        old.set(FIND_PARAM, '');
        return old;
      },
      { state: FIND_PARAM },
    );
  };
  // Until the address changes, the menu stays, which preserves its scroll position.
  return { isOpen: isOpening || isInAddress, isMenuThere: !isInAddress, open };
}

/** The dishes that match the chosen filters, as a menu or as results of the search. */
export function MenuDishes({ menu, data, onClosed, ...card }: MenuDishesProps) {
  const { t } = useTranslation();
  const chosen = useChosenFilters(data.filters);
  const { items: found, isPending, unchecked } = useFilteredMenu(data, chosen, menu.isTableUnknown);
  const allergy = useContext(AllergyContext);
  const items = allergy?.shown(found) ?? found;
  const find = useFind();
  const parts = {
    data,
    items,
    chosen,
    ...card,
    onAdd: useOneTapAdd(menu, onClosed),
    start: (
      <>
        <FilterButton
          offered={data.filters}
          chosen={chosen}
          found={items.length}
          allergenNote={data.allergenNote}
        />
        {!find.isOpen && <IconButton icon="search" label={t('find.open')} onClick={find.open} />}
      </>
    ),
    active: chosen.length > 0 && (
      <ActiveFilters
        chosen={chosen}
        found={items.length}
        unchecked={unchecked}
        hasNone={find.isMenuThere && !isPending && found.length === 0}
      />
    ),
  };
  return (
    <>
      {allergy && <allergy.MenuChip hidden={found.length - items.length} />}
      {find.isOpen && (
        <Find {...parts} isMenuThere={find.isMenuThere} isTableUnknown={menu.isTableUnknown} />
      )}
      {/* After the search, rendering a long menu again would take a slow phone a second. */}
      <Activity mode={find.isMenuThere ? undefined : 'hidden'}>
        <TabbedMenu {...parts} isPending={isPending} />
      </Activity>
    </>
  );
}

const FilterSheet = lazyPart(() => import('./MenuFilters.tsx'), 'FilterSheet', {
  isNeeded: true,
});

/** Opens the filters, and shows the number of chosen ones. */
function FilterButton(props: Omit<FilterSheetProps, 'onClose'>) {
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

import {
  Activity,
  Suspense,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import { isOutcomeUnknown } from '../../api/failure.ts';
import { CartBar } from './CartBar.tsx';
import { MenuSkeleton } from '../../components/menu/MenuSkeleton.tsx';
import { AllergyContext } from '../../components/allergy/allergyContext.ts';
import { CartAside } from '../../components/cart/CartAside.tsx';
import { FailureView } from '../../components/common/FailureView.tsx';
import { MenuAge } from './MenuAge.tsx';
import { MenuFrame } from './MenuFrame.tsx';
import { ProgressiveMenu } from './ProgressiveMenu.tsx';
import { MenuTabs } from './MenuSections.tsx';
import { OfflineCopy } from '../../components/venue/OfflineCopy.tsx';
import { OrderingNotice } from '../../components/menu/OrderingNotice.tsx';
import { useOneTapAdd } from '../../components/menu/useOneTapAdd.ts';
import { FavouritesSlot } from './favourites/FavouritesSlot.tsx';
import { VenueLookContext } from '../../components/venue/venueLookContext.ts';
import { usePageTitle } from '../../components/venue/usePageTitle.ts';
import { keptPlace } from './useKeptHeights.ts';
import {
  useChosenFilters,
  useIsStepBack,
  useWantedCategory,
} from './scrollPosition/menuAddress.ts';
import { useSectionInView } from './useSectionInView.ts';
import type { Menu } from '../../contract/menu.ts';
import { isCartLocked } from '../../ordering/checkout/checkoutState.ts';
import { useCheckout } from '../../ordering/checkout/useCheckout.ts';
import { useCartActions } from '../../ordering/cart/useCart.ts';
import { useFilteredMenu } from '../../ordering/menu/useFilteredMenu.ts';
import { useOrderingNow } from '../../ordering/menu/useOrderingNow.ts';
import { useVisitMenu, type VisitMenu } from '../../ordering/menu/useVisitMenu.ts';
import { useStateOfMenu } from '../../ordering/menu/useStateOfMenu.ts';
import type { OrderingState } from '../../ordering/visit/useTable.ts';
import { useVenueSide } from '../../ordering/visit/useVenueSide.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { labelOf } from '../../rules/common/labels.ts';
import { appStore } from '../../state/appStore.ts';
import { filterQuery } from '../../rules/menu/menuFilters.ts';
import { menuGroups } from '../../rules/menu/menuGroups.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { usePageIdle } from '../../lazy/usePageIdle.ts';
import { lazyPage, lazyPart } from '../../lazy/lazyPart.tsx';
import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx';
import { IconButton } from '../../ui/form/IconButton.tsx';
import type { FilterSheetProps } from './MenuFilters.tsx';
import type { MenuParts } from './search/findProps.ts';
import { useFind } from '../../components/menu/search/useFind.ts';

const MenuOverview = lazyPart(() => import('./scrollPosition/MenuOverview.tsx'), 'MenuOverview', {
  isNeeded: true,
});

const MenuUpkeep = lazyPart(() => import('./MenuUpkeep.tsx'), 'MenuUpkeep', {
  hasFirstWords: true,
});

const Find = lazyPart(() => import('./search/Find.tsx'), 'Find', {
  isNeeded: true,
  hasFirstWords: true,
});

/** The dishes wait for it: later it would push them down. */
const ActiveFilters = lazyPage(() => import('./MenuFilters.tsx'), 'ActiveFilters');

const MenuByCategory = lazyPart(() => import('./MenuByCategory.tsx'), 'MenuByCategory', {
  isNeeded: true,
  placeholder: ({ failure, onRetry }) => <FailureView failure={failure} onRetry={onRetry} />,
});

export function MenuPage() {
  const { t } = useTranslation();
  const { lang } = useVisit();
  const menu = useVisitMenu();
  const ordering = useOrderingNow(menu.data, menu.isTableUnknown);
  const { cart, cartKey } = useCartActions();
  const isIdle = usePageIdle();
  usePageTitle(t('menu.title'));
  const isOtherMode = useStateOfMenu(menu.data?.menuTypeId);

  useEffect(() => {
    if (cartKey !== '') void cart.refresh();
  }, [cart, cartKey]);

  const isLocked = isCartLocked(useCheckout().state);
  const state: OrderingState = menu.isPaused
    ? { canOrder: false, reason: 'paused' }
    : ordering.state;
  const isOff = !state.canOrder && state.reason === 'offline';
  const hasCart = state.canOrder || isOff;
  const dishesOf = (data: Menu) => (
    <Suspense fallback={<MenuSkeleton />}>
      <Dishes
        menu={menu}
        data={data}
        canOrder={state.canOrder && !isLocked && !isOtherMode}
        isOff={isOff}
        onClosed={ordering.recheck}
      />
    </Suspense>
  );
  return (
    <MenuFrame
      title={menu.data ? labelOf(menu.data, lang) : t('menu.title')}
      aside={hasCart ? <CartAside /> : undefined}
      end={
        <>
          {menu.storedAt !== undefined && <MenuAge from={menu.storedAt} />}
          {hasCart && <CartBar isOff={isOff} services={isIdle ? menu.data?.services : undefined} />}
          {isIdle && <MenuUpkeep menu={menu} />}
        </>
      }
    >
      {!menu.data && !menu.failure && <MenuSkeleton />}
      {menu.failure && <InParts menu={menu}>{dishesOf}</InParts>}
      {menu.copyFrom !== undefined && (
        <OfflineCopy from={menu.copyFrom} onRetry={() => void menu.refetch()} />
      )}
      {menu.data && !ordering.isLoading && (
        <OrderingNotice state={state} timeZone={menu.data.timeZone} />
      )}
      {menu.data?.menuItems.length === 0 && (
        <EmptyState icon="menu" title={t('menu.empty')} text={t('menu.emptyText')} />
      )}
      {menu.data && menu.data.menuItems.length > 0 && dishesOf(menu.data)}
    </MenuFrame>
  );
}

interface InPartsProps {
  menu: VisitMenu;
  children: (parts: Menu) => ReactNode;
}

/** Explains why there is no menu, or shows the dishes of single categories. */
function InParts({ menu, children }: InPartsProps) {
  const { hasCategories } = useVenueSide();
  const { failure, isPaused, refetch } = menu;
  const retry = () => void refetch();
  const isWorthIt = hasCategories && isOutcomeUnknown(failure) && !isPaused;
  if (!isWorthIt) return <FailureView failure={failure} onRetry={retry} />;
  return (
    <MenuByCategory failure={failure} onRetry={retry}>
      {children}
    </MenuByCategory>
  );
}

interface DishesProps extends Pick<MenuParts, 'canOrder' | 'isOff'> {
  menu: VisitMenu;
  data: Menu;
  onClosed: () => void;
}

function Dishes({ menu, data, onClosed, ...card }: DishesProps) {
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
    Mark: allergy?.CardMark,
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
        <Sections {...parts} isPending={isPending} />
      </Activity>
    </>
  );
}

interface SectionsProps extends MenuParts {
  isPending: boolean;
}

/** The menu by its categories. */
function Sections({ data, items, chosen, isPending, start, active, ...card }: SectionsProps) {
  const { t } = useTranslation();
  const { lang } = useVisit();
  const { cards } = useContext(VenueLookContext);
  const groups = useMemo(
    () => menuGroups(data.categories, items, data.layout, cards),
    [data.categories, items, data.layout, cards],
  );
  const ids = useMemo(() => groups.map(({ id }) => id), [groups]);
  const barRef = useRef<HTMLDivElement>(null);
  const wantedId = useWantedCategory();
  const { activeId, goTo } = useSectionInView(ids, wantedId, barRef);
  const tabs = { groups, activeId, onSelect: goTo };
  const [hasOverview, setHasOverview] = useState(false);
  const version = `${data.menuScheduleUniqueId} ${filterQuery(chosen)} ${lang}`;
  const wanted = wantedId === undefined ? undefined : { sectionId: wantedId };
  const place = useIsStepBack() ? keptPlace(version) : wanted;
  useEffect(() => {
    const { setCategoryInView } = appStore.getState();
    setCategoryInView(activeId);
    return () => setCategoryInView(undefined);
  }, [activeId]);
  return (
    <>
      <MenuTabs {...tabs} onOverview={() => setHasOverview(true)} barRef={barRef} start={start} />
      {hasOverview && (
        <MenuOverview {...tabs} timeZone={data.timeZone} onClose={() => setHasOverview(false)} />
      )}
      {active || <FavouritesSlot menu={data} />}
      {isPending ? (
        <SkeletonRows count={4} picture="end" isCards label={t('menu.loading')} />
      ) : (
        <ProgressiveMenu
          groups={groups}
          dishes={items.length}
          place={place}
          version={version}
          decimals={data.currencyDecimals}
          timeZone={data.timeZone}
          {...card}
        />
      )}
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

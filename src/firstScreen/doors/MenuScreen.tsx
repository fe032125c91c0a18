import type { ComponentType, ReactNode } from 'react';
import type { ListedItem, MenuItem } from '../../contract/menu.ts';
import { CartOutline } from '../../components/menu/CartOutline.tsx';
import type { DishTaps } from '../../ordering/cart/useQuickAdd.ts';
import { MenuFrame } from '../../pages/menu/MenuFrame.tsx';
import { MenuTabs } from '../../pages/menu/MenuTabs.tsx';
import { YoursOutline } from '../../pages/menu/favourites/YoursOutline.tsx';
import { DishRowsView, type DishRowsProps } from '../../pages/menu/sections/DishRowsView.tsx';
import { InCartView, type InCartProps } from '../../pages/menu/sections/InCartView.tsx';
import { MenuSectionsView } from '../../pages/menu/sections/MenuSectionsView.tsx';
import { labelOf } from '../../rules/common/labels.ts';
import { menuGroups, type MenuGroup } from '../../rules/menu/menuGroups.ts';
import { areYoursAmong } from '../../storage/earlyReads.ts';
import { isWide } from '../../ui/layout/useIsWide.ts';
import { IconButton } from '../../ui/form/IconButton.tsx';
import { wholeItem, type FirstAnswers } from './tableAnswers.ts';
import { OrderingReason, VenueScreen, type Place, type VenueScreenProps } from './VenueScreen.tsx';
import { menuPainter, menuScreenOf, taps } from './menuPage.ts';

/** More than one phone screen: the app draws the other dishes a second later. */
const DISHES = 8;

/** The first sections of a menu, cut after the first dishes. */
function firstOf(groups: readonly MenuGroup<ListedItem>[]): MenuGroup[] {
  let left = DISHES;
  return groups.flatMap(({ parts, ...group }) => {
    const shown = parts.flatMap((part) => {
      const items = part.items.slice(0, left).map(wholeItem);
      left -= items.length;
      return items.length > 0 ? [{ ...part, items }] : [];
    });
    return shown.length > 0 ? [{ ...group, parts: shown }] : [];
  });
}

function tapsOn(item: MenuItem): DishTaps {
  const { quantity = 0 } = taps.get(item.id) ?? {};
  const least = Math.max(1, item.minQty);
  const want = (wanted: number) => void taps.set(item.id, { quantity: wanted, price: item.price });
  return {
    quantity,
    isCountable: quantity > 0,
    isAnswering: false,
    min: least,
    max: Math.min(item.maxQty, item.stockLeft ?? item.maxQty),
    add: () => want(least),
    set: (wanted) => (wanted > 0 ? want(wanted) : void taps.delete(item.id)),
  };
}

function InCart({ item, viewer, className, name, hasAction, isOff }: InCartProps) {
  const action = { viewer, className, name, hasAction, isOff };
  return <InCartView taps={tapsOn(item)} {...action} />;
}

function CountingRows(rows: DishRowsProps) {
  return <DishRowsView InCart={InCart} {...rows} />;
}

export interface MenuScreenProps extends FirstAnswers, Place {
  Frame?: ComponentType<VenueScreenProps>;
  /** The dishes, and what a tap on one does. */
  Rows?: ComponentType<DishRowsProps>;
  /** Above the menu. */
  notice?: ReactNode;
  /** The dishes that are not hidden. */
  items: readonly ListedItem[];
  /** The number of chosen filters, and their list. */
  filters?: number;
  active?: ReactNode;
}

/** A table's menu, with only the first dishes. */
export function MenuScreen(props: MenuScreenProps) {
  const { menu, state, notice, items, filters = 0, active } = props;
  const { Rows = CountingRows, Frame = VenueScreen, ...place } = props;
  const { viewer } = place;
  const { t, code, lang } = viewer;
  const groups = menuGroups(menu.categories, items, menu.layout, viewer.look.cards);
  return (
    <Frame hasStrip {...place}>
      <MenuFrame
        t={t}
        title={labelOf(menu, lang)}
        aside={state.canOrder ? isWide() && <CartOutline label={t('cart.loading')} /> : undefined}
      >
        <OrderingReason {...place} state={state} timeZone={menu.timeZone} />
        {notice}
        <MenuTabs
          viewer={viewer}
          groups={groups}
          activeId={groups[0]?.id}
          start={
            <>
              {menu.filters.length > 0 && (
                <IconButton
                  icon="filter"
                  label={
                    filters > 0 ? t('filter.openActive', { count: filters }) : t('filter.open')
                  }
                  badge={filters > 0 ? String(filters) : undefined}
                  aria-haspopup="dialog"
                />
              )}
              <IconButton icon="search" label={t('find.open')} />
            </>
          }
        />
        {active || (areYoursAmong(code, menu.menuItems) && <YoursOutline />)}
        <MenuSectionsView
          viewer={viewer}
          Rows={Rows}
          groups={firstOf(groups)}
          decimals={menu.currencyDecimals}
          timeZone={menu.timeZone}
          canOrder={state.canOrder}
          onAdd={() => Promise.resolve(false)}
        />
      </MenuFrame>
    </Frame>
  );
}

export const screenOf = menuScreenOf(MenuScreen);

/** A table's menu. */
export const paint = menuPainter(screenOf);

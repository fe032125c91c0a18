import { Suspense } from 'react';
import { CartBar } from './CartBar.tsx';
import { MenuSkeleton } from '../../components/menu/MenuSkeleton.tsx';
import { CartAside } from '../../components/cart/CartAside.tsx';
import { MenuFailure } from './MenuFailure.tsx';
import { MenuAge } from './MenuAge.tsx';
import { MenuFrame } from './MenuFrame.tsx';
import { MenuDishes } from './MenuDishes.tsx';
import { useMenuPage } from './useMenuPage.ts';
import { OfflineCopy } from '../../components/venue/OfflineCopy.tsx';
import { OrderingNotice } from '../../components/menu/OrderingNotice.tsx';
import type { Menu } from '../../contract/menu.ts';
import { useViewer } from '../../components/venue/useViewer.ts';
import { labelOf } from '../../rules/common/labels.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { lazyPart } from '../../lazy/lazyPart.tsx';

const MenuUpkeep = lazyPart(() => import('./MenuUpkeep.tsx'), 'MenuUpkeep', {
  hasFirstWords: true,
});

export function MenuPage() {
  const viewer = useViewer();
  const { t, lang } = viewer;
  const { menu, ordering, state, isIdle, isOff, hasCart, canOrder } = useMenuPage();
  const dishesOf = (data: Menu) => (
    <Suspense fallback={<MenuSkeleton label={t('menu.loading')} />}>
      <MenuDishes
        menu={menu}
        data={data}
        canOrder={canOrder}
        isOff={isOff}
        onClosed={ordering.recheck}
      />
    </Suspense>
  );
  return (
    <MenuFrame
      t={t}
      title={menu.data ? labelOf(menu.data, lang) : t('menu.title')}
      aside={hasCart ? <CartAside /> : undefined}
      end={
        <>
          {menu.storedAt !== undefined && <MenuAge viewer={viewer} from={menu.storedAt} />}
          {hasCart && <CartBar isOff={isOff} services={isIdle ? menu.data?.services : undefined} />}
          {isIdle && <MenuUpkeep menu={menu} />}
        </>
      }
    >
      {!menu.data && !menu.failure && <MenuSkeleton label={t('menu.loading')} />}
      {menu.failure && <MenuFailure menu={menu}>{dishesOf}</MenuFailure>}
      <OfflineCopy from={menu.copyFrom} onRetry={() => void menu.refetch()} />
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

import { useEffect } from 'react';
import { DishStrip } from '../../../components/venue/DishStrip.tsx';
import { useViewer } from '../../../components/venue/useViewer.ts';
import { OfflineCopy } from '../../../components/venue/OfflineCopy.tsx';
import type { MenuItem } from '../../../contract/menu.ts';
import type { Dish } from '../../../ordering/menu/dish.ts';
import { useLinesOfDish, type LinesOfDish } from '../../../ordering/cart/useLinesOfDish.ts';
import { useOrderingNow } from '../../../ordering/menu/useOrderingNow.ts';
import { useVisitMenu } from '../../../ordering/menu/useVisitMenu.ts';
import { useAreFirstAwaited } from '../../../queries/read.ts';
import { withMissed, withSeen } from '../../../rules/menu/yours.ts';
import { changeYours } from '../../../storage/yours.ts';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { NotNowView } from './DishFormView.tsx';
import { DishForm } from './DishForm.tsx';

interface KnownDishProps {
  dish: Dish;
  item: MenuItem;
  head: NonNullable<Dish['head']>;
  onDone: () => void;
}

/** A dish that has loaded: its form, with notes before it and matching dishes after it. */
export function KnownDish({ dish, item, head, onDone }: KnownDishProps) {
  const viewer = useViewer();
  const { t, code } = viewer;
  const { id, isAvailable } = item;
  useEffect(() => {
    const now = Date.now();
    changeYours(code, (before) => withMissed(withSeen(before, id), { id, isAvailable }, now));
  }, [code, id, isAvailable]);
  const related = item.relatedItemIds ?? [];
  // The menu comes after the dish.
  const menu = useVisitMenu({ enabled: related.length > 0, isRestThere: false });
  const ordering = useOrderingNow(dish.terms, dish.isTableUnknown);
  const { state, recheck } = ordering;
  const lines = useLinesOfDish(item.id);
  const isAwaited = useAreFirstAwaited(ordering, lines);
  return (
    <DishForm
      item={item}
      isWhole={dish.isWhole}
      isAwaited={isAwaited}
      line={dish.line}
      head={head}
      state={state}
      onDone={onDone}
      onOutdated={() => {
        dish.reload();
        recheck();
      }}
      notes={
        <>
          <OfflineCopy from={dish.copyFrom} onRetry={dish.reload} />
          {dish.isLineGone && (
            <Notice tone="warning" role="status">
              {t('item.lineGone')}
            </Notice>
          )}
          {!item.isAvailable && <NotNowView viewer={viewer} />}
          {state.canOrder && item.isAvailable && !dish.line && lines.known && (
            <DishInCartNote menuItemId={item.id} {...lines.known} />
          )}
        </>
      }
    >
      <DishStrip
        viewer={viewer}
        title={t('item.goesWith')}
        ids={related}
        menuItems={menu.data?.menuItems ?? []}
        decimals={head.currencyDecimals}
      />
    </DishForm>
  );
}

/** Tells that the cart already contains this dish, with a link to edit that line instead. */
function DishInCartNote({ menuItemId, units, line }: LinesOfDish & { menuItemId: number }) {
  const { t, pages } = useViewer();
  return (
    <Notice
      icon="cart"
      title={t('item.inCart', { count: units })}
      action={
        <ButtonLink
          variant="secondary"
          to={line ? pages.editLine({ menuItemId, ...line }) : pages.cart()}
        >
          {line ? t('item.editInstead') : t('cart.view')}
        </ButtonLink>
      }
    >
      {t('item.addAnother')}
    </Notice>
  );
}

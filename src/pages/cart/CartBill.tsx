import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderTotals } from '../../components/order/OrderTotals.tsx';
import { ShowToStaff } from '../../components/receipts/ShowToStaff.tsx';
import { TableService } from '../../components/table/TableService.tsx';
import type { CartView } from '../../contract/cart.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useDishesAtHand } from '../../ordering/menu/useKnownDishes.ts';
import { energyOfCart } from '../../rules/menu/energy.ts';
import { caloriesIn } from '../../components/menu/caloriesIn.ts';
import { PromoBox } from './PromoBox.tsx';
import { SharedCartButton } from './SharedCartButton.tsx';
import styles from './CartPage.module.css';

/** The bill of a cart, and what a diner can do with it at a table. */
export function CartBill({ view, isReadOnly }: { view: CartView; isReadOnly: boolean }) {
  const { mode } = useVisit();
  return (
    <>
      {view.isDisplayVoucher && !isReadOnly && <PromoBox view={view} />}
      <OrderTotals totals={view.totals} discountNote={view.discountNote} />
      <CartEnergy lines={view.cartList} />
      {/* Below the bill, where late buttons move nothing. */}
      {!mode.isOfCustomer && (
        <div className={styles.more}>
          <ShowToStaff about="cart" lines={view.cartList} />
          {!isReadOnly && <SharedCartButton />}
          <TableService />
        </div>
      )}
    </>
  );
}

/** The calories of a cart, and the number of dishes without them; nothing if no dish has any. */
function CartEnergy({ lines }: { lines: CartView['cartList'] }) {
  const { t } = useTranslation();
  const { lang } = useVisit();
  const written = caloriesIn(t, lang);
  // A menu that loads later would move the content below: it counts when the cart next opens.
  const [menu] = useState(useDishesAtHand() ?? []);
  const energy = energyOfCart(lines, menu);
  if (energy === undefined) return null;
  const { known, notSaid } = energy;
  return (
    <p className={styles.energy}>
      {notSaid > 0
        ? `${t('energy.cartAtLeast', { calories: written(known) })} ${t('energy.notSaid', { count: notSaid })}`
        : t('energy.cart', { calories: written(known) })}
    </p>
  );
}

import { CartEnergy } from './CartEnergy.tsx';
import { OrderTotals } from '../../components/order/OrderTotals.tsx';
import { ShowToStaff } from '../../components/receipts/ShowToStaff.tsx';
import { PromoBox } from './PromoBox.tsx';
import { SharedCartButton } from './SharedCartButton.tsx';
import { TableService } from '../../components/table/TableService.tsx';
import type { CartView } from '../../contract/cart.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import styles from './CartPage.module.css';

/** The bill of a cart, and what a diner can do with it at a table. */
export function CartBill({ view, isReadOnly }: { view: CartView; isReadOnly: boolean }) {
  const { mode } = useVisit();
  return (
    <>
      {view.isDisplayVoucher && !isReadOnly && <PromoBox view={view} />}
      <OrderTotals totals={view.totals} discountNote={view.discountNote} />
      <CartEnergy lines={view.cartList} />
      {!mode.isOfCustomer && <AtTable lines={view.cartList} isReadOnly={isReadOnly} />}
    </>
  );
}

/** Actions for a cart at a table. Below the bill, where late buttons move nothing. */
function AtTable({ lines, isReadOnly }: { lines: CartView['cartList']; isReadOnly: boolean }) {
  return (
    <div className={styles.more}>
      <ShowToStaff about="cart" lines={lines} />
      {!isReadOnly && <SharedCartButton />}
      <TableService />
    </div>
  );
}

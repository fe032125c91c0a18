import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { UnknownCart } from '../../components/cart/CartCopyNotice.tsx';
import { LoginDialog } from '../../components/account/LoginDialog.tsx';
import { OrderScreen } from '../../components/order/OrderScreen.tsx';
import { usePageTitle } from '../../components/venue/usePageTitle.ts';
import { useCart } from '../../ordering/cart/useCart.ts';
import { useCustomer } from '../../ordering/account/useCustomer.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { idParam } from '../../rules/common/idParam.ts';
import { Button } from '../../ui/form/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PageColumns } from '../../ui/layout/PageColumns.tsx';
import { lazyPart } from '../../lazy/lazyPart.tsx';
import { CartSkeleton } from './CartSkeleton.tsx';
import { EmptyCart } from './EmptyCart.tsx';
import { FullCart } from './FullCart.tsx';

const TableOrders = lazyPart(() => import('../../components/order/TableOrders.tsx'), 'TableOrders');

/** The cart of the table or customer; if the address names an order, that order beside it. */
export function CartPage() {
  const { eOrderId } = useParams();
  const { mode } = useVisit();
  const { isLoggedIn } = useCustomer();
  const { cart, cartKey, view } = useCart();
  const isOrder = eOrderId !== undefined && eOrderId !== '0';
  const { t } = useTranslation();
  usePageTitle(isOrder ? null : t('cart.title'));

  useEffect(() => {
    if (cartKey !== '') void cart.refresh(true);
  }, [cart, cartKey]);

  if (isOrder) {
    const hasCart = (view?.cartList.length ?? 0) > 0;
    return <OrderScreen eOrderId={idParam(eOrderId)} hasCart={hasCart} />;
  }
  if (mode.cart === 'device' && !isLoggedIn) return <LogInFirst />;
  return <OwnCart />;
}

/** A device cart belongs to a customer. The login returns here. */
function LogInFirst() {
  const { t } = useTranslation();
  const [isAsked, setIsAsked] = useState(true);
  return (
    <div>
      <EmptyState
        headingLevel={1}
        icon="cart"
        title={t('cart.logInTitle')}
        text={t('cart.logInText')}
        action={<Button onClick={() => setIsAsked(true)}>{t('panel.logIn')}</Button>}
      />
      <LoginDialog isOpen={isAsked} onClose={() => setIsAsked(false)} />
    </div>
  );
}

function OwnCart() {
  const { pages } = useVisit();
  const { view, failure } = useCart();
  useFocusOnceEmpty(view?.cartList.length ?? 0);
  if (!view && !failure) {
    return <CartSkeleton />;
  }
  if (!view) {
    return (
      <PageColumns>
        <div>
          <UnknownCart headingLevel={1} />
        </div>
      </PageColumns>
    );
  }
  if (view.cartList.length > 0) {
    return (
      <FullCart view={view}>
        <TableOrders />
      </FullCart>
    );
  }
  // The cart is already ordered, perhaps by a payment from which the diner did not return.
  if (view.eOrderID) return <Navigate replace to={pages.order(view.eOrderID)} />;
  return (
    <EmptyCart>
      <TableOrders />
    </EmptyCart>
  );
}

/** Removing the last line removed the focused element: focus the empty cart. */
function useFocusOnceEmpty(lines: number): void {
  const before = useRef(0);
  useEffect(() => {
    const isEmptied = before.current > 0 && lines === 0;
    before.current = lines;
    if (!isEmptied || document.activeElement !== document.body) return;
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [lines]);
}

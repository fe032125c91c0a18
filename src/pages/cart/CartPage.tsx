import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { Amount } from '../../components/common/Amount.tsx';
import { CartEnergy } from './CartEnergy.tsx';
import { SetAsideCart } from '../../components/cart/CartExpiry.tsx';
import { CartLineRow } from '../../components/cart/CartLineRow.tsx';
import { CartCheckoutLink } from '../../components/cart/CartCheckoutLink.tsx';
import { EmptyCartButton } from './EmptyCartButton.tsx';
import { CartCopyNotice, UnknownCart } from '../../components/cart/CartCopyNotice.tsx';
import { LoginDialog } from '../../components/account/LoginDialog.tsx';
import { MinimumOrder } from '../../components/cart/MinimumOrder.tsx';
import { OrderingNotice } from '../../components/menu/OrderingNotice.tsx';
import { OrderTotals } from '../../components/order/OrderTotals.tsx';
import { OrderView } from '../../components/order/OrderView.tsx';
import { ShowToStaff } from '../../components/receipts/ShowToStaff.tsx';
import { PromoBox } from './PromoBox.tsx';
import { SharedCartButton } from './SharedCartButton.tsx';
import { TableService } from '../../components/table/TableService.tsx';
import { useCartGate } from '../../components/cart/useCartGate.ts';
import { usePageTitle } from '../../components/venue/usePageTitle.ts';
import type { CartView } from '../../contract/cart.ts';
import { useCart } from '../../ordering/cart/useCart.ts';
import { useCustomer } from '../../ordering/account/useCustomer.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { savingsOf } from '../../rules/cart/savings.ts';
import { idParam } from '../../rules/common/idParam.ts';
import { Link } from '../../ui/text/Link.tsx';
import { buttonClass } from '../../ui/form/buttonClass.ts';
import { Button } from '../../ui/form/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import { PageColumns } from '../../ui/layout/PageColumns.tsx';
import { SummaryPage } from '../../ui/layout/SummaryPage.tsx';
import { SummarySkeleton } from '../../ui/feedback/SummarySkeleton.tsx';
import { lazyPart } from '../../lazy/lazyPart.tsx';
import { useKeptFocus } from '../../ui/layout/useKeptFocus.ts';
import styles from './CartPage.module.css';

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
    if (cartKey !== '') void cart.refresh();
  }, [cart, cartKey]);

  if (isOrder) {
    const hasCart = (view?.cartList.length ?? 0) > 0;
    return <OrderView eOrderId={idParam(eOrderId)} hasCart={hasCart} />;
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

function CartSkeleton() {
  const { t } = useTranslation();
  return <SummarySkeleton count={3} picture="start" label={t('cart.loading')} />;
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
  if (view.cartList.length > 0) return <FullCart view={view} />;
  // The cart is already ordered, perhaps by a payment from which the diner did not return.
  if (view.eOrderID) return <Navigate replace to={pages.order(view.eOrderID)} />;
  return <EmptyCart />;
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

function EmptyCart() {
  const { t } = useTranslation();
  const { pages, mode } = useVisit();
  return (
    <div>
      <PageColumns>
        <SetAsideCart />
      </PageColumns>
      <EmptyState
        headingLevel={1}
        icon="cart"
        title={t('cart.empty')}
        text={t('cart.emptyText')}
        action={
          <Link className={buttonClass('primary')} to={pages.menu()}>
            {t('home.toMenu')}
          </Link>
        }
      />
      <PageColumns>
        {!mode.isOfCustomer && (
          <div className={styles.more}>
            <TableService />
            <SharedCartButton />
          </div>
        )}
        <TableOrders />
      </PageColumns>
    </div>
  );
}

function FullCart({ view }: { view: CartView }) {
  const { t } = useTranslation();
  const { pages, mode } = useVisit();
  const gate = useCartGate(view);
  const isReadOnly = gate.isLocked || gate.isOff;
  const { currency, currencyDecimals: decimals } = view;
  // The notice about the hours is above the lines.
  if (gate.isLoading) return <CartSkeleton />;
  return (
    <SummaryPage
      summaryLabel={t('totals.title')}
      summary={
        <>
          {view.isDisplayVoucher && !isReadOnly && <PromoBox view={view} />}
          <OrderTotals totals={view.totals} discountNote={view.discountNote} />
          <CartEnergy lines={view.cartList} />
          {!mode.isOfCustomer && <AtTable lines={view.cartList} isReadOnly={isReadOnly} />}
        </>
      }
      action={
        <div className={styles.action}>
          <MinimumOrder minimum={gate.minimum} currency={currency} decimals={decimals} />
          <CartCheckoutLink gate={gate}>
            <Amount value={view.totals.payable} currency={currency} decimals={decimals} />
          </CartCheckoutLink>
        </div>
      }
    >
      <div className={styles.main}>
        <CartHead isLocked={isReadOnly} />
        {!gate.isOff && <OrderingNotice state={gate.ordering} timeZone={gate.timeZone} />}
        <CartCopyNotice />
        <CartLines view={view} isLocked={isReadOnly} />
        {!isReadOnly && (
          <Link className={`${buttonClass('secondary')} ${styles.addMore}`} to={pages.menu()}>
            <Icon name="plus" />
            {t('cart.addMore')}
          </Link>
        )}
        <TableOrders />
      </div>
    </SummaryPage>
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

function CartHead({ isLocked }: { isLocked: boolean }) {
  const { t } = useTranslation();
  return (
    <div className={styles.head}>
      <h1>{t('cart.title')}</h1>
      {!isLocked && <EmptyCartButton />}
    </div>
  );
}

function CartLines({ view, isLocked }: { view: CartView; isLocked: boolean }) {
  const savings = savingsOf(view);
  const kept = useKeptFocus<HTMLUListElement>();
  return (
    <ul {...kept}>
      {view.cartList.map((line) => (
        <CartLineRow
          key={line.tableCartId}
          line={line}
          currency={view.currency}
          decimals={view.currencyDecimals}
          changes={view.changes}
          saving={savings.get(line.uniqueId)}
          isLocked={isLocked}
        />
      ))}
    </ul>
  );
}

import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { FailureMessage } from '../../components/common/FailureMessage.tsx';
import { useOrderPageAhead } from './useOrderPageAhead.ts';
import { usePageTitle } from '../../components/venue/usePageTitle.ts';
import { useCart } from '../../ordering/cart/useCart.ts';
import { useCheckout } from '../../ordering/checkout/useCheckout.ts';
import { useCustomer } from '../../ordering/account/useCustomer.ts';
import { useOrderingNow } from '../../ordering/menu/useOrderingNow.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useUserProfileByCustomerId } from '../../queries/delivery/customer.ts';
import { useAreFirstAwaited } from '../../queries/read.ts';
import { useConceptSetup } from '../../queries/delivery/settings.ts';
import { PageColumns } from '../../ui/layout/PageColumns.tsx';
import { SummarySkeleton } from '../../ui/feedback/SummarySkeleton.tsx';
import { OrderForm } from './OrderForm.tsx';

/** Saves the device cart as an order on the server, which the review page then shows. */
export function OrderDetailsPage() {
  const { t } = useTranslation();
  const { code, pages } = useVisit();
  const { cart, cartKey, orderKey, view, failure, hasEnded = false } = useCart();
  const setup = useConceptSetup({ code });
  const { customerId, isLoggedIn } = useCustomer();
  // Wait for the customer's name and number: otherwise an early tap would report them as missing.
  const profile = useUserProfileByCustomerId({ customerId, code }, { enabled: isLoggedIn });
  const isLoading = useAreFirstAwaited(useOrderingNow(undefined));
  const { state } = useCheckout();
  const [readKey, setReadKey] = useState('');
  usePageTitle(t('details.title'));
  useOrderPageAhead();
  useEffect(() => {
    if (readKey !== cartKey) void cart.refresh().then(() => setReadKey(cartKey));
  }, [cart, cartKey, readKey]);

  const isRead = readKey === cartKey;
  if (isRead && view?.cartList.length === 0 && state.step === 'idle' && !hasEnded) {
    return <Navigate replace to={pages.cart()} />;
  }
  if (
    isRead &&
    setup.data &&
    view &&
    view.cartList.length > 0 &&
    !profile.isLoading &&
    !isLoading
  ) {
    // A new cart gets a fresh form.
    return <OrderForm key={orderKey} view={view} setup={setup.data} orderKey={orderKey} />;
  }
  const problem = setup.error ?? failure;
  if (!problem) return <SummarySkeleton count={3} isCards label={t('details.loading')} />;
  return (
    <PageColumns>
      <div>
        <FailureMessage
          headingLevel={1}
          failure={problem}
          onRetry={() => {
            void setup.refetch();
            void cart.refresh();
          }}
        />
      </div>
    </PageColumns>
  );
}

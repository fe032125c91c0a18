import { cartGate } from '../../components/cart/cartGate.ts';
import { CartLineView, LineStepperView } from '../../components/cart/CartLineView.tsx';
import { OrderTotalsView } from '../../components/order/OrderTotalsView.tsx';
import {
  ClearButtonView,
  FullCartView,
  PromoBoxView,
  PromoFormView,
} from '../../pages/cart/FullCartView.tsx';
import { savingsOf } from '../../rules/cart/savings.ts';
import { isWide } from '../../ui/layout/useIsWide.ts';
import { isCartShared } from '../../storage/earlyReads.ts';
import { paintScreen } from '../paint.ts';
import type { Paint } from '../screen.ts';
import { cartAnswers, type CartAnswers } from './tableAnswers.ts';
import { venueScreenOf } from './venuePage.ts';
import { OrderingReason, VenueScreen, type Place } from './VenueScreen.tsx';

type CartScreenProps = CartAnswers & Place;

const nothing = () => undefined;
const NO_EDITS = { tapped: undefined, isBusy: false, change: nothing, remove: nothing };

/** A table's cart, without what is below its bill. */
export function CartScreen({ view, head, state, ...place }: CartScreenProps) {
  const { viewer } = place;
  const { t } = viewer;
  const { currency, currencyDecimals: decimals } = view;
  const { minOrderAmount } = head;
  const gate = cartGate(view, { now: state, minOrderAmount, isLocked: false });
  const savings = savingsOf(view);
  const count = view.cartList.reduce((sum, line) => sum + line.qty, 0);
  return (
    <VenueScreen hasStrip {...place} count={count}>
      <FullCartView
        viewer={viewer}
        view={view}
        gate={gate}
        isReviewed={false}
        bill={
          <>
            {view.isDisplayVoucher && (
              <PromoBoxView>
                <PromoFormView t={t} value="" onChange={nothing} label={t('promo.apply')} />
              </PromoBoxView>
            )}
            <OrderTotalsView
              viewer={viewer}
              totals={view.totals}
              discountNote={view.discountNote}
            />
          </>
        }
        clear={<ClearButtonView t={t} />}
        notice={<OrderingReason {...place} state={gate.ordering} timeZone={head.timeZone} />}
        lines={
          <ul>
            {view.cartList.map((line) => (
              <CartLineView
                key={line.tableCartId}
                viewer={viewer}
                line={line}
                currency={currency}
                decimals={decimals}
                saving={savings.get(line.uniqueId)}
                stepper={<LineStepperView viewer={viewer} line={line} edits={NO_EDITS} />}
              />
            ))}
          </ul>
        }
        isReadOnly={false}
      />
    </VenueScreen>
  );
}

export const screenOf = venueScreenOf(CartScreen, cartAnswers, (_, { t }) => ({
  title: t('cart.title'),
}));

/** A table's cart at its link. The app knows with whom it is shared, and what is below its bill. */
export const paint: Paint = async (asked, early) =>
  !isWide() &&
  !isCartShared(asked.code, asked.tableCode) &&
  paintScreen(asked, early, { screenOf });

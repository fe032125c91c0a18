import { refusalInForm } from '../../components/checkout/refusalInForm.ts';
import { useCart } from '../../ordering/cart/useCart.ts';
import { useCheckout } from '../../ordering/checkout/useCheckout.ts';
import { usePendingOrder } from '../../ordering/checkout/usePendingOrder.ts';
import { useStateOfMenu } from '../../ordering/menu/useStateOfMenu.ts';
import { useTableCode } from '../../ordering/visit/useTable.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useMenuDetails } from '../../queries/menu.ts';
import { useCarForm } from './useCarForm.ts';
import { useRoomGuest } from './useRoomGuest.ts';

/** The form itself reports a disabled lane; any other failure replaces the form. */
function placeFailure({ isOff, failure }: ReturnType<typeof useCarForm>) {
  return isOff ? null : failure;
}

/** What a payment at a table depends on: cart, menu, guest or car, and an earlier order. */
export function usePaymentReads() {
  const { code } = useVisit();
  const { cart, orderKey, view, failure } = useCart();
  const head = useMenuDetails({ code, tableCode: useTableCode() });
  useStateOfMenu(head.data?.menuTypeId);
  const { state, checkout } = useCheckout();
  const refusal = refusalInForm(state);
  const room = useRoomGuest(refusal);
  const car = useCarForm(orderKey, refusal);
  const isPlaceKnown = !room.isPending && !car.isPending && !(room.failure ?? placeFailure(car));
  const isAtRest = state.step === 'idle' || state.step === 'refused';
  const pending = usePendingOrder(orderKey, orderKey !== '' && isAtRest);

  const askAgain = () => {
    pending.askAgain();
    void head.refetch();
  };
  const retry = () => {
    askAgain();
    if (room.failure) room.retry();
    if (car.failure) car.retry();
    void cart.refresh();
  };
  return {
    cart,
    orderKey,
    view,
    failure,
    head,
    state,
    checkout,
    refusal,
    room,
    car,
    isPlaceKnown,
    pending,
    trouble: head.error ?? failure ?? room.failure ?? placeFailure(car),
    askAgain,
    retry,
  };
}

import { useMemo, useState } from 'react';
import type { ApiFailure } from '../../api/failure.ts';
import { useContactErrors } from '../../components/checkout/ContactFields.tsx';
import { payProblems } from '../../components/checkout/PayFields.tsx';
import { useNoteToSend } from '../../components/checkout/useNoteToSend.ts';
import { usePayForm } from '../../components/checkout/usePayForm.ts';
import type { CartView } from '../../contract/cart.ts';
import type { MenuDetails } from '../../contract/menu.ts';
import { PAYMENT_STATUS } from '../../contract/payment.ts';
import { type PaymentMethod } from '../../contract/paymentMethods.ts';
import {
  isCartLocked,
  type Checkout,
  type CheckoutState,
} from '../../ordering/checkout/checkoutState.ts';
import {
  decimalsAtTable,
  orderAtTable,
  billAtTable,
} from '../../ordering/checkout/orderAtTable.ts';
import type { PendingOrderState } from '../../ordering/checkout/usePendingOrder.ts';
import { useOrderingNow } from '../../ordering/menu/useOrderingNow.ts';
import type { Mode } from '../../ordering/visit/modes.ts';
import {
  orderingState,
  venueState,
  type OrderingState,
} from '../../ordering/visit/orderingState.ts';
import { useTableHours } from '../../ordering/visit/useTable.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import type { OrderType } from '../../contract/basics.ts';
import { chosenMethod, usableMethods } from '../../rules/checkout/paymentMethods.ts';
import { tipBaseOf, tipOf } from '../../rules/checkout/tips.ts';
import type { PaymentDraft } from '../../storage/orderEntries.ts';
import type { useCarForm } from './useCarForm.ts';
import type { useRoomGuest } from './useRoomGuest.ts';

export interface PayAtTableProps {
  view: CartView;
  head: MenuDetails;
  orderKey: string;
  state: CheckoutState;
  checkout: Checkout;
  pending: PendingOrderState;
  /** The guest, for orders to a room. */
  room: ReturnType<typeof useRoomGuest>;
  /** The car, for orders at a drive-through. */
  car: ReturnType<typeof useCarForm>;
  /** The server's refusal of this form. */
  refusal: ApiFailure | undefined;
}

/** The fields that the venue uses at this table. The car's form has its own name and phone. */
function menuHeadFor(
  head: MenuDetails,
  isRoomChargeActive: boolean,
  asks: Mode['asks'],
): MenuDetails {
  const paymentMethods = head.paymentMethods.filter(
    ({ kind }) => kind !== 'roomCharge' || isRoomChargeActive,
  );
  return asks === 'car'
    ? { ...head, paymentMethods, askName: 'no', askPhone: 'no' }
    : { ...head, paymentMethods };
}

/** The form before an order at a table: what is missing, what blocks it, and the tap on Pay. */
export function usePayAtTable(props: PayAtTableProps) {
  const { view, orderKey, state, checkout, pending, room, car, refusal } = props;
  const { code, tableCode, mode } = useVisit();
  const { orderType } = mode;
  const form = usePayForm(orderKey, refusal);
  const { draft } = form;
  const { isRoomChargeActive } = room;
  const head = useMemo(
    () => menuHeadFor(props.head, isRoomChargeActive, mode.asks),
    [props.head, isRoomChargeActive, mode.asks],
  );
  const { note, over } = useNoteToSend(draft, head.noteMaxLength);
  const hours = useTableHours();
  // Offline, the button itself shows that.
  const said = venueState(useOrderingNow(head).state);
  const ordering: OrderingState = room.isIdle ? { canOrder: false, reason: 'roomIdle' } : said;
  const isRoomIdle = !ordering.canOrder && ordering.reason === 'roomIdle';
  const [isAskingHours, setIsAskingHours] = useState(false);

  const decimals = decimalsAtTable(view, head);
  const payment = useChosenMethod(view, head, orderType ?? 'Table', draft);
  const { methods, method, bill, tipBase } = payment;
  const sum = { payable: bill.payable, tipBase, currency: view.currency, decimals };
  const problems = payProblems(draft, payment, head.tips, sum);
  const contactProblems = useContactErrors(draft.contact, head);
  const isIncomplete =
    method === undefined ||
    over > 0 ||
    problems.change !== undefined ||
    problems.tip !== undefined ||
    Object.keys(contactProblems).length > 0 ||
    Object.keys(car.problems).length > 0 ||
    room.missing.lastName ||
    room.missing.departure;
  const isProcessing = pending.order?.paymentStatus === PAYMENT_STATUS.processing;
  const hasGone = view.cartList.some((line) => !line.isAvailable);
  const isBusy =
    isCartLocked(state) || state.step === 'leaving' || isAskingHours || room.isChecking;
  const isBlocked =
    methods.length === 0 || isProcessing || hasGone || room.isLost || isRoomIdle || car.isOff;

  /** Asks for the hours once more; if that fails, the server decides. */
  const isOpen = async () => {
    setIsAskingHours(true);
    const { data } = await hours.refetch().finally(() => setIsAskingHours(false));
    return !data || orderingState({ hasTable: true, opening: data }).canOrder;
  };
  const send = async () => {
    const mayTry = form.check({ isBlocked: isBusy || isBlocked, hasFault: isIncomplete });
    if (!mayTry || isIncomplete) return;
    if (!(await room.confirm())) {
      form.focusFault();
      return;
    }
    const order = { code, tableCode, orderType, head, view, method, bill };
    await orderAtTable(
      { checkout, isOpen },
      { ...order, draft: { ...draft, note }, guest: room.named, car: car.named },
    );
  };
  return {
    form,
    head,
    payment,
    sum,
    over,
    ordering,
    hasGone,
    isBusy,
    isBlocked,
    tableLabel: hours.data?.tableLabel,
    send,
  };
}

/** The chosen payment method, and the server's bill including its fee and the tip. */
function useChosenMethod(
  view: CartView,
  head: MenuDetails,
  orderType: OrderType,
  { paymentMethodId, tip, tipPercent }: PaymentDraft,
) {
  return useMemo(() => {
    const methods = usableMethods(head.paymentMethods, orderType);
    const decimals = decimalsAtTable(view, head);
    const billWith = (method: PaymentMethod | undefined, ownTip: number) =>
      billAtTable(view, head, method, ownTip);
    const baseOf = (method: PaymentMethod | undefined) => tipBaseOf(billWith(method, 0), decimals);
    const billOf = (method: PaymentMethod | undefined) =>
      billWith(method, tipOf({ tip, tipPercent }, head.tips, baseOf(method), decimals));
    const totalOf = (method: PaymentMethod) => billOf(method).payable;
    const method = chosenMethod(methods, paymentMethodId, totalOf);
    return { methods, method, bill: billOf(method), tipBase: baseOf(method), totalOf };
  }, [view, head, orderType, paymentMethodId, tip, tipPercent]);
}

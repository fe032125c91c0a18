import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '../../api/failure.ts';
import { tableRequest } from '../../ordering/checkout/tableRequest.ts';
import {
  ContactFields,
  contactFields,
  useContactErrors,
} from '../../components/checkout/ContactFields.tsx';
import { FormRefusal } from '../../components/common/FormRefusal.tsx';
import { LinesBeforePaying } from '../../components/checkout/LinesBeforePaying.tsx';
import { OrderingNotice } from '../../components/menu/OrderingNotice.tsx';
import { OrderTotals } from '../../components/order/OrderTotals.tsx';
import {
  OrderNote,
  PayFields,
  payFields,
  payProblems,
} from '../../components/checkout/PayFields.tsx';
import { PendingPayment } from './PendingPayment.tsx';
import { fieldRefusal } from '../../components/checkout/refusalInForm.ts';
import { useNoteToSend } from '../../components/checkout/useNoteToSend.ts';
import { usePayForm } from '../../components/checkout/usePayForm.ts';
import { useWhyNotNow } from '../../components/menu/useWhyNotNow.ts';
import type { CartView } from '../../contract/cart.ts';
import type { MenuDetails } from '../../contract/menu.ts';
import { PAYMENT_STATUS } from '../../contract/payment.ts';
import type { Checkout } from '../../ordering/checkout/checkoutState.ts';
import { isCartLocked, type CheckoutState } from '../../ordering/checkout/checkoutState.ts';
import type { Mode } from '../../ordering/visit/modes.ts';
import type { PendingOrderState } from '../../ordering/checkout/usePendingOrder.ts';
import { useOrderingNow } from '../../ordering/menu/useOrderingNow.ts';
import {
  orderingState,
  venueState,
  useTableHours,
  type OrderingState,
} from '../../ordering/visit/useTable.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { decimalsOf } from '../../rules/common/money.ts';
import { Link } from '../../ui/text/Link.tsx';
import { buttonClass } from '../../ui/form/buttonClass.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { SummaryPage } from '../../ui/layout/SummaryPage.tsx';
import { carFields, CarFields } from './CarFields.tsx';
import { PayButton } from './PayButton.tsx';
import { RoomGuestFields } from './RoomGuestFields.tsx';
import type { useCarForm } from './useCarForm.ts';
import { useChosenMethod } from './useChosenMethod.ts';
import type { useRoomGuest } from './useRoomGuest.ts';

interface PaymentFormProps {
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

export function PaymentForm(props: PaymentFormProps) {
  const { view, orderKey, state, checkout, pending, room, car, refusal } = props;
  const { t } = useTranslation();
  const { code, tableCode, mode, pages } = useVisit();
  const orderType = mode.orderType ?? 'Table';
  const form = usePayForm(orderKey, refusal);
  const { box, draft, wasTried } = form;
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
  const whyNot = useWhyNotNow(ordering);
  const [isAskingHours, setIsAskingHours] = useState(false);

  const decimals = decimalsOf(view.currency, view.currencyDecimals ?? head.currencyDecimals);
  const payment = useChosenMethod(view, head, orderType, draft, decimals);
  const { methods, method, bill } = payment;
  const { tipBase } = payment;
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

  const send = async () => {
    const mayTry = form.check({ isBlocked: isBusy || isBlocked, hasFault: isIncomplete });
    if (!mayTry || isIncomplete) return;
    if (!(await room.confirm())) {
      form.focusFault();
      return;
    }
    // Check the hours once more; if this check fails, the server decides.
    setIsAskingHours(true);
    const { data } = await hours.refetch().finally(() => setIsAskingHours(false));
    if (data && !orderingState({ hasTable: true, opening: data }).canOrder) return;
    await checkout.submit(
      tableRequest({
        code,
        tableCode,
        orderType,
        head,
        view,
        decimals,
        method,
        bill,
        draft: { ...draft, note },
        guest: room.named,
        car: car.named,
      }),
    );
  };

  return (
    <SummaryPage
      ref={box}
      summaryLabel={t('totals.title')}
      summary={
        <>
          <LinesBeforePaying view={view} decimals={decimals} tableLabel={hours.data?.tableLabel} />
          <OrderTotals totals={bill} discountNote={view.discountNote} />
        </>
      }
      action={
        <PayButton
          bill={bill}
          decimals={decimals}
          isOnlineMethod={method?.isOnline ?? false}
          isBusy={isBusy}
          isBlocked={isBlocked}
          whyNot={whyNot}
          refusal={refusal}
          onSend={() => void send()}
        />
      }
    >
      <h1>{t('payment.title')}</h1>
      <OrderingNotice state={ordering} timeZone={head.timeZone} />
      <PendingPayment pending={pending} />
      {hasGone && (
        <Notice
          tone="warning"
          role="status"
          title={t('status.itemUnavailable')}
          action={
            <Link className={buttonClass('secondary')} to={pages.cart()}>
              {t('cart.view')}
            </Link>
          }
        >
          {t('cart.blocked')}
        </Notice>
      )}
      {car.isOff && (
        <Notice
          tone="warning"
          icon="car"
          role="status"
          title={t('car.off')}
          action={
            <Link className={buttonClass('secondary')} to={pages.menu()}>
              {t('home.toMenu')}
            </Link>
          }
        >
          {t('car.offText')}
        </Notice>
      )}
      <RoomGuestFields room={room} wasTried={wasTried} />
      <CarFields car={car} form={form} />
      <PayFields form={form} payment={payment} tips={head.tips} sum={sum} />
      <ContactFields asked={head} form={form} />
      <Section title={t('payment.noteTitle')}>
        <OrderNote form={form} maxLength={head.noteMaxLength} over={over} />
      </Section>
      <FormRefusal
        failure={fieldRefusal(refusal)}
        shown={[...contactFields(head), ...payFields(payment, head.tips), ...carFields(car)]}
      />
    </SummaryPage>
  );
}

import { useEffect, useEffectEvent, useState } from 'react';
import * as v from 'valibot';
import { isRefusal, refusalData, type ApiFailure } from '../../api/failure.ts';
import { useCartGate } from '../../components/cart/useCartGate.ts';
import { useContactErrors } from '../../components/checkout/ContactFields.tsx';
import { payProblems } from '../../components/checkout/PayFields.tsx';
import { refusalInForm } from '../../components/checkout/refusalInForm.ts';
import { useNoteToSend } from '../../components/checkout/useNoteToSend.ts';
import { usePayForm } from '../../components/checkout/usePayForm.ts';
import { useTimeChoice } from '../../components/delivery/useTimeChoice.ts';
import type { CartView } from '../../contract/cart.ts';
import type { ConceptSetup } from '../../contract/concept.ts';
import { quantity } from '../../contract/schema.ts';
import { STATUS } from '../../contract/status.ts';
import { useLoyalty } from '../../ordering/account/useLoyalty.ts';
import { isCartLocked } from '../../ordering/checkout/checkoutState.ts';
import { orderDelivery } from '../../ordering/checkout/orderDelivery.ts';
import { useCheckout } from '../../ordering/checkout/useCheckout.ts';
import { useServing } from '../../ordering/delivery/useServing.ts';
import { useMenuHead } from '../../ordering/menu/useMenuHead.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { decimalsOf } from '../../rules/common/money.ts';
import { useChosenBill, useOwnContact } from './useDeviceCheckout.ts';

export interface PayForDeliveryProps {
  view: CartView;
  setup: ConceptSetup;
  orderKey: string;
}

const PointsLimit = v.object({ maxPoints: quantity });

export const ASKED = { askName: 'required', askPhone: 'required' } as const;

/** The form before a delivery or pick-up: what is missing, what blocks it, and the tap on Pay. */
export function usePayForDelivery({ view, setup, orderKey }: PayForDeliveryProps) {
  const { code, mode } = useVisit();
  const { state, checkout } = useCheckout();
  const serving = useServing();
  const gate = useCartGate(view);
  const { head } = useMenuHead();
  const loyalty = useLoyalty();
  const refusal = refusalInForm(state);
  const form = usePayForm(orderKey, refusal);
  const { draft, change } = form;
  useOwnContact(draft, change);
  const { note, over } = useNoteToSend(draft, setup.noteMaxLength);

  const decimals = decimalsOf(view.currency, view.currencyDecimals);
  const payment = useChosenBill(setup, loyalty, draft);
  const { methods, method, bill } = payment;
  const totals = bill?.totals ?? view.totals;
  const { payable } = totals;
  const sum = { payable, tipBase: payment.tipBase, currency: view.currency, decimals };
  const problems = payProblems(draft, payment, setup.tips, sum);
  const isLaterOnly = gate.ordering.canOrder && (gate.ordering.isLaterOnly ?? false);
  const time = useTimeChoice(isLaterOnly);
  // An area is enough to know the fee, but a delivery needs a full address.
  const isPlaceMissing =
    !serving.isChosen || (mode.servedAt === 'address' && serving.address === undefined);
  const contactProblems = useContactErrors(draft.contact, ASKED);
  const isIncomplete =
    method === undefined ||
    over > 0 ||
    bill === undefined ||
    isPlaceMissing ||
    time.isOpen ||
    problems.change !== undefined ||
    problems.tip !== undefined ||
    Object.keys(contactProblems).length > 0;
  const isBusy = isCartLocked(state) || state.step === 'leaving';

  const putRight = useEffectEvent((refused: ApiFailure) => {
    if (isRefusal(refused, STATUS.slotTaken)) {
      time.lose();
      form.focusFault();
    }
    const limit = isRefusal(refused, STATUS.loyaltyLimit) && refusalData(refused, PointsLimit);
    if (limit) change({ points: limit.maxPoints });
  });
  const failure = state.step === 'refused' ? state.failure : undefined;
  // This form ignores failures from before it opened: they are already handled.
  const [oldFailure] = useState(failure);
  useEffect(() => {
    if (failure && failure !== oldFailure) putRight(failure);
  }, [failure, oldFailure]);

  const send = () => {
    const isBlocked = isBusy || gate.blockedBy !== undefined;
    if (!form.check({ isBlocked, hasFault: isIncomplete }) || isIncomplete) return;
    const order = { code, view, head, mode, setup, serving, method, bill };
    void orderDelivery({ checkout }, { ...order, draft: { ...draft, note } });
  };
  return {
    form,
    gate,
    loyalty,
    refusal,
    payment,
    totals,
    sum,
    over,
    time,
    isLaterOnly,
    isPlaceMissing,
    isBusy,
    // Without a bill, the prices of another service type or store are still loading.
    isBlocked: methods.length === 0 || bill === undefined || gate.blockedBy !== undefined,
    send,
  };
}

import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { isRefusal, refusalData, type ApiFailure } from '../../api/failure.ts';
import {
  ContactFields,
  contactFields,
  useContactErrors,
} from '../../components/checkout/ContactFields.tsx';
import { FormRefusal } from '../../components/common/FormRefusal.tsx';
import { LinesBeforePaying } from '../../components/checkout/LinesBeforePaying.tsx';
import { LoyaltyPicker } from './LoyaltyPicker.tsx';
import { MinimumOrder } from '../../components/cart/MinimumOrder.tsx';
import { OrderingNotice } from '../../components/menu/OrderingNotice.tsx';
import { OrderTotals } from '../../components/order/OrderTotals.tsx';
import {
  OrderNote,
  PayFields,
  payFields,
  payProblems,
} from '../../components/checkout/PayFields.tsx';
import { fieldRefusal, refusalInForm } from '../../components/checkout/refusalInForm.ts';
import { useCartGate } from '../../components/cart/useCartGate.ts';
import { useTimeChoice } from '../../components/delivery/useTimeChoice.ts';
import { useNoteToSend } from '../../components/checkout/useNoteToSend.ts';
import { usePayForm, type PayForm } from '../../components/checkout/usePayForm.ts';
import type { CartView } from '../../contract/cart.ts';
import type { ConceptSetup } from '../../contract/concept.ts';
import { quantity } from '../../contract/schema.ts';
import { STATUS } from '../../contract/status.ts';
import { isCartLocked } from '../../ordering/checkout/checkoutState.ts';
import { useMenuHead } from '../../ordering/menu/useMenuHead.ts';
import { useCheckout } from '../../ordering/checkout/useCheckout.ts';
import { useLoyalty } from '../../ordering/account/useLoyalty.ts';
import { useServing } from '../../ordering/delivery/useServing.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { decimalsOf } from '../../rules/common/money.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { SummaryPage } from '../../ui/layout/SummaryPage.tsx';
import { Switch } from '../../ui/form/Switch.tsx';
import { PayButton } from './PayButton.tsx';
import styles from './PaymentPage.module.css';
import { deviceRequest } from '../../ordering/checkout/deviceRequest.ts';
import { useChosenBill, useOwnContact } from './useDeviceCheckout.ts';
import { WhereAndWhen } from './WhereAndWhen.tsx';

interface OrderFormProps {
  view: CartView;
  setup: ConceptSetup;
  orderKey: string;
}

const PointsLimit = v.object({ maxPoints: quantity });

const ASKED = { askName: 'required', askPhone: 'required' } as const;

/** All inputs that the server needs to calculate the total of the order. */
export function OrderForm({ view, setup, orderKey }: OrderFormProps) {
  const { t } = useTranslation();
  const { code, mode } = useVisit();
  const { state, checkout } = useCheckout();
  const serving = useServing();
  const gate = useCartGate(view);
  const { head } = useMenuHead();
  const loyalty = useLoyalty();
  const refusal = refusalInForm(state);
  const form = usePayForm(orderKey, refusal);
  const { box, draft, change, wasTried } = form;
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
    const request = deviceRequest({
      code,
      view,
      head,
      mode,
      setup,
      serving,
      method,
      bill,
      draft: { ...draft, note },
    });
    if (request) void checkout.submit(request);
  };
  const whereError =
    mode.servedAt === 'store' ? t('details.storeMissing') : t('details.addressMissing');
  return (
    <SummaryPage
      ref={box}
      summaryLabel={t('totals.title')}
      summary={
        <>
          <LinesBeforePaying view={view} decimals={decimals} tableLabel={undefined} />
          <OrderTotals totals={totals} discountNote={view.discountNote} />
          <MinimumOrder minimum={gate.minimum} currency={view.currency} decimals={decimals} />
        </>
      }
      action={
        <PayButton
          bill={totals}
          decimals={decimals}
          isOnlineMethod={method?.isOnline ?? false}
          word={t('details.goOn')}
          isBusy={isBusy}
          // Without a bill, the prices of another service type or store are still loading.
          isBlocked={methods.length === 0 || bill === undefined || gate.blockedBy !== undefined}
          refusal={refusal}
          onSend={send}
        />
      }
    >
      <h1>{t('details.title')}</h1>
      <OrderingNotice state={gate.ordering} timeZone={setup.timeZone} />
      {gate.blockedBy === 'lines' && (
        <Notice tone="warning" role="status" title={t('status.itemUnavailable')}>
          {t('cart.blocked')}
        </Notice>
      )}
      <WhereAndWhen
        setup={setup}
        isLaterOnly={isLaterOnly}
        time={time}
        placeError={wasTried && isPlaceMissing ? whereError : undefined}
        timeError={wasTried && time.isOpen ? t('time.required') : undefined}
      />
      <ContactFields asked={ASKED} form={form} />
      <PayFields form={form} payment={payment} tips={setup.tips} sum={sum} />
      {loyalty && bill && (
        <LoyaltyPicker
          {...loyalty}
          most={bill.mostPoints}
          isBarred={bill.promo?.isApplied === true && !loyalty.scheme.isCombinable}
          value={bill.points}
          onChange={(points) => change({ points })}
        />
      )}
      <Wishes setup={setup} isBrought={mode.servedAt === 'address'} draft={draft} change={change}>
        <OrderNote form={form} maxLength={setup.noteMaxLength} over={over} />
      </Wishes>
      <FormRefusal
        failure={fieldRefusal(refusal)}
        shown={[...contactFields(ASKED), ...payFields(payment, setup.tips)]}
      />
    </SummaryPage>
  );
}

interface WishesProps extends Pick<PayForm, 'draft' | 'change'> {
  setup: ConceptSetup;
  isBrought: boolean;
  children: ReactNode;
}

function Wishes({ setup, isBrought, draft, change, children }: WishesProps) {
  const { t } = useTranslation();
  return (
    <Section title={t('details.wishes')}>
      <div className={styles.bill}>
        {setup.isCutleryAsked && (
          <Switch
            label={t('details.cutlery')}
            checked={draft.isCutlery ?? false}
            onChange={(isCutlery) => change({ isCutlery })}
          />
        )}
        {setup.isLeaveAtDoorAllowed && isBrought && (
          <Switch
            label={t('details.leaveAtDoor')}
            checked={draft.isLeaveAtDoor ?? false}
            onChange={(isLeaveAtDoor) => change({ isLeaveAtDoor })}
          />
        )}
        {children}
      </div>
    </Section>
  );
}

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MinimumOrder } from '../../components/cart/MinimumOrder.tsx';
import { ContactFields, contactFields } from '../../components/checkout/ContactFields.tsx';
import { LinesBeforePaying } from '../../components/checkout/LinesBeforePaying.tsx';
import { OrderNote, PayFields, payFields } from '../../components/checkout/PayFields.tsx';
import { fieldRefusal } from '../../components/checkout/refusalInForm.ts';
import type { PayForm } from '../../components/checkout/usePayForm.ts';
import { FormRefusal } from '../../components/common/FormRefusal.tsx';
import { OrderingNotice } from '../../components/menu/OrderingNotice.tsx';
import { useViewer } from '../../components/venue/useViewer.ts';
import { OrderTotals } from '../../components/order/OrderTotals.tsx';
import type { ConceptSetup } from '../../contract/concept.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { SummaryPage } from '../../ui/layout/SummaryPage.tsx';
import { Switch } from '../../ui/form/Switch.tsx';
import { LoyaltyPicker } from './LoyaltyPicker.tsx';
import { PayButton } from './PayButton.tsx';
import styles from './PaymentPage.module.css';
import { ASKED, usePayForDelivery, type PayForDeliveryProps } from './usePayForDelivery.ts';
import { WhereAndWhen } from './WhereAndWhen.tsx';

/** All inputs that the server needs to calculate the total of the order. */
export function OrderForm(props: PayForDeliveryProps) {
  const { view, setup } = props;
  const viewer = useViewer();
  const { t } = viewer;
  const { mode } = useVisit();
  const paying = usePayForDelivery(props);
  const { form, gate, loyalty, refusal, payment, totals, sum, over, time, send } = paying;
  const { isLaterOnly, isPlaceMissing, isBusy, isBlocked } = paying;
  const { box, draft, change, wasTried } = form;
  const { method, bill } = payment;
  const { decimals } = sum;
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
          <MinimumOrder
            viewer={viewer}
            minimum={gate.minimum}
            currency={view.currency}
            decimals={decimals}
          />
        </>
      }
      action={
        <PayButton
          bill={totals}
          decimals={decimals}
          isOnlineMethod={method?.isOnline ?? false}
          word={t('details.goOn')}
          isBusy={isBusy}
          isBlocked={isBlocked}
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

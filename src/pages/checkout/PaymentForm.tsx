import { useTranslation } from 'react-i18next';
import { ContactFields, contactFields } from '../../components/checkout/ContactFields.tsx';
import { LinesBeforePaying } from '../../components/checkout/LinesBeforePaying.tsx';
import { OrderNote, PayFields, payFields } from '../../components/checkout/PayFields.tsx';
import { fieldRefusal } from '../../components/checkout/refusalInForm.ts';
import { FormRefusal } from '../../components/common/FormRefusal.tsx';
import { OrderingNotice } from '../../components/menu/OrderingNotice.tsx';
import { whyNotNow } from '../../components/menu/whyNotNow.ts';
import { OrderTotals } from '../../components/order/OrderTotals.tsx';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { ButtonLink } from '../../ui/form/ButtonLink.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { SummaryPage } from '../../ui/layout/SummaryPage.tsx';
import { carFields, CarFields } from './CarFields.tsx';
import { PayButton } from './PayButton.tsx';
import { PendingPayment } from './PendingPayment.tsx';
import { RoomGuestFields } from './RoomGuestFields.tsx';
import { usePayAtTable, type PayAtTableProps } from './usePayAtTable.ts';

export function PaymentForm(props: PayAtTableProps) {
  const { view, pending, room, car, refusal } = props;
  const { t } = useTranslation();
  const { pages } = useVisit();
  const paying = usePayAtTable(props);
  const { form, head, payment, sum, over, ordering, hasGone, isBusy, isBlocked } = paying;
  const { box, wasTried } = form;
  const { method, bill } = payment;
  const { decimals } = sum;
  const { tableLabel, send } = paying;
  const whyNot = whyNotNow(ordering, t);

  return (
    <SummaryPage
      ref={box}
      summaryLabel={t('totals.title')}
      summary={
        <>
          <LinesBeforePaying view={view} decimals={decimals} tableLabel={tableLabel} />
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
            <ButtonLink variant="secondary" to={pages.cart()}>
              {t('cart.view')}
            </ButtonLink>
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
            <ButtonLink variant="secondary" to={pages.menu()}>
              {t('home.toMenu')}
            </ButtonLink>
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

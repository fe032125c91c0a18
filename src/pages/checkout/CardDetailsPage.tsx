import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { PaymentOutcome } from './PaymentOutcome.tsx';
import { useStripQuery } from './useStripQuery.ts';
import { usePageColors } from '../../components/venue/usePageColors.ts';
import { usePageTitle } from '../../components/venue/usePageTitle.ts';
import { creditCardPaymentResult } from '../../contract/endpoints/tableCartOrders.ts';
import { pagesOfOrder } from '../../ordering/order/pagesOfOrder.ts';
import { usePaymentCheck } from '../../ordering/checkout/usePaymentCheck.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { usePaymentPageColorCode } from '../../queries/delivery/settings.ts';
import { queryOf } from '../../queries/read.ts';
import { orderTypeOf } from '../../storage/orderTraces.ts';
import { idParam } from '../../rules/common/idParam.ts';
import { ButtonLink } from '../../ui/form/ButtonLink.tsx';

/** The diner returns here from a card provider's page. */
export function CardDetailsPage() {
  const { t } = useTranslation();
  const { code, tableCode } = useVisit();
  const eOrderId = idParam(useParams()['id']);
  const question = useMemo(() => queryOf(creditCardPaymentResult, { eOrderId }), [eOrderId]);
  const check = usePaymentCheck(question, eOrderId);
  const orderType = orderTypeOf(eOrderId) ?? 'Table';
  const menu = pagesOfOrder({ code, tableCode, orderType }).menu();
  useStripQuery();
  usePageTitle(t('payment.title'));
  usePageColors(usePaymentPageColorCode({ code }).data);
  return (
    <PaymentOutcome check={check} wayOut={<ButtonLink to={menu}>{t('home.toMenu')}</ButtonLink>} />
  );
}

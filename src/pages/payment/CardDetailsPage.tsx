import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { PaymentOutcome } from '../../components/PaymentOutcome.tsx';
import { useBareAddress } from '../../components/useBareAddress.ts';
import { usePageColors } from '../../components/usePageColors.ts';
import { usePageTitle } from '../../components/usePageTitle.ts';
import { menuAddress } from '../../ordering/orderAddress.ts';
import { usePaymentCheck } from '../../ordering/usePaymentCheck.ts';
import { useVisit } from '../../ordering/useVisit.ts';
import { usePaymentPageColorCode } from '../../queries/delivery/settings.ts';
import { creditCardPaymentResultQuery } from '../../queries/tableCartOrders.ts';
import { orderTypeOf } from '../../storage/orderTraces.ts';
import { askedId } from '../../rules/askedId.ts';
import { Link } from '../../ui/Link.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';

/** Back from the page of a card provider. */
export function CardDetailsPage() {
  const { t } = useTranslation();
  const { code, tableCode } = useVisit();
  const eOrderId = askedId(useParams()['id']);
  const question = useMemo(() => creditCardPaymentResultQuery(eOrderId), [eOrderId]);
  const check = usePaymentCheck(question, eOrderId);
  const orderType = orderTypeOf(eOrderId) ?? 'Table';
  const way = menuAddress({ code, tableCode, orderType });
  useBareAddress();
  usePageTitle(t('payment.title'));
  usePageColors(usePaymentPageColorCode(code).data);
  return (
    <PaymentOutcome
      check={check}
      wayOut={
        <Link className={buttonClass('primary')} to={way}>
          {t('home.toMenu')}
        </Link>
      }
    />
  );
}

import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { LanguageButton } from '../../components/venue/header/LanguageButton.tsx';
import { PaymentOutcome, UnknownPayment } from './PaymentOutcome.tsx';
import { useStripQuery } from './useStripQuery.ts';
import { links } from '../../rules/common/routes.ts';
import { pagesOfOrder } from '../../ordering/order/pagesOfOrder.ts';
import {
  isAskedPayment,
  paymentOf,
  type AskedPayment,
} from '../../ordering/checkout/pendingOrders.ts';
import { usePaymentCheck } from '../../ordering/checkout/usePaymentCheck.ts';
import { checkQlubPaymentStatusForTransaction } from '../../contract/endpoints/tableCartOrders.ts';
import { queryOf } from '../../queries/read.ts';
import { namePage } from '../../ui/text/pageName.ts';
import { AppBar } from '../../ui/layout/AppBar.tsx';
import { ButtonLink } from '../../ui/form/ButtonLink.tsx';
import { IconButton } from '../../ui/form/IconButton.tsx';
import styles from './QlubPage.module.css';

/**
 * The diner returns here from qlub. The address only tells which payment to ask the server about.
 */
export function QlubPage() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const { state } = useLocation();
  const [asked] = useState(() => (isAskedPayment(state) ? state : paymentOf(search)));
  const [knownCode] = useState(() => search.get('code') || asked?.code);
  useStripQuery(asked);
  useEffect(() => {
    namePage(t('payment.title'));
  }, [t]);
  const home = knownCode ? links.menu(knownCode) : links.start();
  const wayOut = (
    <ButtonLink to={home}>{t(knownCode ? 'home.toMenu' : 'notFound.toStart')}</ButtonLink>
  );
  if (asked) return <AskedQlub asked={asked} home={home} wayOut={wayOut} />;
  return (
    <>
      <QlubBar home={home} code={knownCode} />
      <div className={styles.page}>
        <UnknownPayment wayOut={wayOut} />
      </div>
    </>
  );
}

interface AskedQlubProps {
  asked: AskedPayment;
  home: string;
  wayOut: ReactNode;
}

function AskedQlub({ asked, home, wayOut }: AskedQlubProps) {
  const { eOrderId, transactionId, code } = asked;
  const question = useMemo(
    () => queryOf(checkQlubPaymentStatusForTransaction, { eOrderId, transactionId }),
    [eOrderId, transactionId],
  );
  const check = usePaymentCheck(question, eOrderId);
  return (
    <>
      <QlubBar home={check.result ? pagesOfOrder(check.result).menu() : home} code={code} />
      <PaymentOutcome check={check} wayOut={wayOut} />
    </>
  );
}

function QlubBar({ home, code }: { home: string; code: string | undefined }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <AppBar
      start={
        <IconButton icon="back" label={t('header.back')} onClick={() => void navigate(home)} />
      }
      title={<span className={styles.title}>{t('payment.title')}</span>}
      end={<LanguageButton code={code} />}
    />
  );
}

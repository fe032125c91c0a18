import { useTranslation } from 'react-i18next';
import { useDigits } from '../../components/common/useDigits.ts';
import { OrderAgainButton } from '../../components/order/again/OrderAgainButton.tsx';
import { OrderLineRows } from '../../components/order/OrderLineRows.tsx';
import { OrderTotals } from '../../components/order/OrderTotals.tsx';
import { useOrderStep } from '../../components/order/useOrderStep.ts';
import { formatTime } from '../../i18n/format.ts';
import { useRoundAgain } from '../../ordering/order/useOrderAgain.ts';
import type { Round } from '../../ordering/order/useRounds.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useStoreIdFromCode } from '../../queries/menu.ts';
import { counts, isPaid } from '../../rules/table/rounds.ts';
import type { KeptOrder } from '../../storage/keptOrders.ts';
import { buttonClass } from '../../ui/form/buttonClass.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { Badge } from '../../ui/text/Badge.tsx';
import { Link } from '../../ui/text/Link.tsx';
import styles from './RoundsPage.module.css';

interface RoundCardProps {
  round: Round;
  /** Counted from the first of the evening. */
  number: number;
}

/** One order of the evening: what was in it, what became of it, and the same again. */
export function RoundCard({ round, number }: RoundCardProps) {
  const { t } = useTranslation();
  const digits = useDigits();
  const { code, lang, pages } = useVisit();
  const timeZone = useStoreIdFromCode(code).data?.timeZone;
  const stepOf = useOrderStep();
  const { order, answer, eOrderID, placedAtMs } = round;
  const facts = [
    formatTime(new Date(placedAtMs).toISOString(), lang, timeZone),
    order?.orderNo && t('rounds.orderNo', { no: order.orderNo }),
    answer && stepOf(answer),
  ];
  return (
    <Card>
      <Section
        title={t('rounds.round', { n: digits(number) })}
        detail={facts.filter(Boolean).join(' · ')}
        action={order && <PaidBadge order={order} />}
      >
        {order && <Lines order={order} />}
        <div className={styles.actions}>
          {order && <RoundAgain order={order} number={number} />}
          <Link className={buttonClass('quiet')} to={pages.order(eOrderID)}>
            {t('rounds.details')}
          </Link>
        </div>
      </Section>
    </Card>
  );
}

function PaidBadge({ order }: { order: KeptOrder }) {
  const { t } = useTranslation();
  if (!counts(order)) return <Badge tone="danger">{t('rounds.isOff')}</Badge>;
  return isPaid(order) ? (
    <Badge tone="positive">{t('rounds.isPaid')}</Badge>
  ) : (
    <Badge>{t('rounds.isOpen')}</Badge>
  );
}

function Lines({ order: { lines, totals } }: { order: KeptOrder }) {
  const { currency, currencyDecimals: decimals } = totals;
  return (
    <>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.uniqueId} className={styles.line}>
            <OrderLineRows lines={[line]} currency={currency} decimals={decimals} />
            <LineAgain line={line} currency={currency} decimals={decimals} />
          </li>
        ))}
      </ul>
      <OrderTotals totals={totals} />
    </>
  );
}

interface LineAgainProps {
  line: KeptOrder['lines'][number];
  currency: string;
  decimals: number | undefined;
}

/** One more of it, as it was: a second beer is one, however many were ordered. */
function LineAgain({ line, currency, decimals }: LineAgainProps) {
  const again = useRoundAgain([{ ...line, qty: 1 }], currency, decimals);
  return <OrderAgainButton again={again} name={line.menuItemName} />;
}

function RoundAgain({ order, number }: { order: KeptOrder; number: number }) {
  const { t } = useTranslation();
  const digits = useDigits();
  const { lines, totals } = order;
  const again = useRoundAgain(lines, totals.currency, totals.currencyDecimals);
  const name = t('rounds.round', { n: digits(number) });
  return (
    <OrderAgainButton again={again} name={name} label={t('rounds.again', { n: digits(number) })} />
  );
}

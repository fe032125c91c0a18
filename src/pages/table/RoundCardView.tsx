import { useTranslation } from 'react-i18next';
import { useDigits } from '../../components/common/useDigits.ts';
import { OrderLineRows } from '../../components/order/OrderLineRows.tsx';
import { OrderTotals } from '../../components/order/OrderTotals.tsx';
import { useOrderStep } from '../../components/order/useOrderStep.ts';
import { formatTime } from '../../i18n/format.ts';
import type { Former } from '../../ordering/order/orderAgain.ts';
import type { Round } from '../../ordering/order/useRounds.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useStoreIdFromCode } from '../../queries/menu.ts';
import { counts, isPaid } from '../../rules/table/rounds.ts';
import type { SavedOrder } from '../../storage/savedOrders.ts';
import { Button } from '../../ui/form/Button.tsx';
import { ButtonLink } from '../../ui/form/ButtonLink.tsx';
import { IconButton } from '../../ui/form/IconButton.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { Badge } from '../../ui/text/Badge.tsx';
import styles from './RoundsPage.module.css';

interface RoundCardProps {
  round: Round;
  /** Counted from the first order of the evening. */
  number: number;
  /** Orders a part of the round again; `part` identifies it. */
  onAgain: (former: Former, part: string) => void;
  /** The part that the diner is ordering again. */
  taken: string | undefined;
}

type AgainProps = Pick<RoundCardProps, 'onAgain' | 'taken'> & { order: SavedOrder };

/** One order of the evening: its lines, its status, and a button to order it again. */
export function RoundCard({ round, number, onAgain, taken }: RoundCardProps) {
  const { t } = useTranslation();
  const digits = useDigits();
  const { code, lang, pages } = useVisit();
  const timeZone = useStoreIdFromCode({ code }).data?.timeZone;
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
        {order && <Lines order={order} onAgain={onAgain} taken={taken} />}
        <div className={styles.actions}>
          {order && <RoundAgain order={order} number={number} onAgain={onAgain} taken={taken} />}
          <ButtonLink variant="quiet" to={pages.order(eOrderID)}>
            {t('rounds.details')}
          </ButtonLink>
        </div>
      </Section>
    </Card>
  );
}

function PaidBadge({ order }: { order: SavedOrder }) {
  const { t } = useTranslation();
  if (!counts(order)) return <Badge tone="danger">{t('rounds.isOff')}</Badge>;
  return isPaid(order) ? (
    <Badge tone="positive">{t('rounds.isPaid')}</Badge>
  ) : (
    <Badge>{t('rounds.isOpen')}</Badge>
  );
}

const moneyOf = ({ totals: { currency, currencyDecimals: decimals } }: SavedOrder) => ({
  currency,
  decimals,
});

function Lines({ order, onAgain, taken }: AgainProps) {
  const { t } = useTranslation();
  const { eOrderID, lines, totals } = order;
  const money = moneyOf(order);
  return (
    <>
      <ul className={styles.lines}>
        {lines.map((line) => {
          const part = `${eOrderID} ${line.uniqueId}`;
          return (
            <li key={line.uniqueId} className={styles.line}>
              <OrderLineRows lines={[line]} {...money} />
              <IconButton
                icon="plus"
                label={t('again.named', { name: line.menuItemName })}
                aria-disabled={taken === part || undefined}
                // One unit with the same choices: a second beer is one, however many were ordered.
                onClick={() => onAgain({ lines: [{ ...line, qty: 1 }], ...money }, part)}
              />
            </li>
          );
        })}
      </ul>
      <OrderTotals totals={totals} />
    </>
  );
}

function RoundAgain({ order, number, onAgain, taken }: AgainProps & { number: number }) {
  const { t } = useTranslation();
  const digits = useDigits();
  const { eOrderID, lines } = order;
  const part = String(eOrderID);
  return (
    <Button
      variant="secondary"
      isBusy={taken === part}
      busyLabel={t('again.loading')}
      onClick={() => onAgain({ lines, ...moneyOf(order) }, part)}
    >
      {t('rounds.again', { n: digits(number) })}
    </Button>
  );
}

import { OrderLineRowsView } from '../../components/order/OrderLineRowsView.tsx';
import { orderStep } from '../../components/order/orderStep.ts';
import { OrderTotalsView } from '../../components/order/OrderTotalsView.tsx';
import type { AllergyParts } from '../../components/allergy/parts.ts';
import type { Viewer } from '../../components/venue/useViewer.ts';
import { inDigitsOf } from '../../i18n/digits.ts';
import { formatTime } from '../../i18n/format.ts';
import type { Former } from '../../ordering/order/orderAgain.ts';
import type { Round } from '../../ordering/order/useRounds.ts';
import { counts, isPaid } from '../../rules/table/rounds.ts';
import type { SavedOrder } from '../../storage/savedOrders.ts';
import { Button } from '../../ui/form/Button.tsx';
import { ButtonLink } from '../../ui/form/ButtonLink.tsx';
import { IconButton } from '../../ui/form/IconButton.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { Badge } from '../../ui/text/Badge.tsx';
import styles from './RoundsPage.module.css';

type ShownOrder = Pick<
  SavedOrder,
  'eOrderID' | 'orderNo' | 'orderStatus' | 'paymentStatus' | 'lines' | 'totals'
>;

export interface ShownRound extends Omit<Round, 'order'> {
  order: ShownOrder | undefined;
}

export interface RoundProps {
  viewer: Pick<Viewer, 't' | 'lang' | 'pages'>;
  timeZone: string | undefined;
  /** For a diner who avoids something. */
  Mark?: AllergyParts['LineMark'] | undefined;
  /** Orders a part of the round again; `part` identifies it. */
  onAgain: (former: Former, part: string) => void;
  /** The part that the diner is ordering again. */
  taken?: string | undefined;
}

interface RoundCardViewProps extends RoundProps {
  round: ShownRound;
  /** Counted from the first order of the evening. */
  number: number;
}

type OrderProps = Omit<RoundProps, 'timeZone'> & { order: ShownOrder };

/** One order of the evening: its lines, its status, and a button to order it again. */
export function RoundCardView({ round, number, timeZone, ...again }: RoundCardViewProps) {
  const { viewer } = again;
  const { t, lang, pages } = viewer;
  const { order, answer, eOrderID, placedAtMs } = round;
  const facts = [
    formatTime(new Date(placedAtMs).toISOString(), lang, timeZone),
    order?.orderNo && t('rounds.orderNo', { no: order.orderNo }),
    answer && orderStep(answer, viewer),
  ];
  return (
    <Card>
      <Section
        title={t('rounds.round', { n: inDigitsOf(lang, number) })}
        detail={facts.filter(Boolean).join(' · ')}
        action={order && <PaidBadge order={order} viewer={viewer} />}
      >
        {order && <Lines order={order} {...again} />}
        <div className={styles.actions}>
          {order && <RoundAgain order={order} number={number} {...again} />}
          <ButtonLink variant="quiet" to={pages.order(eOrderID)}>
            {t('rounds.details')}
          </ButtonLink>
        </div>
      </Section>
    </Card>
  );
}

function PaidBadge({ order, viewer: { t } }: Pick<OrderProps, 'order' | 'viewer'>) {
  if (!counts(order)) return <Badge tone="danger">{t('rounds.isOff')}</Badge>;
  return isPaid(order) ? (
    <Badge tone="positive">{t('rounds.isPaid')}</Badge>
  ) : (
    <Badge>{t('rounds.isOpen')}</Badge>
  );
}

const moneyOf = ({ totals: { currency, currencyDecimals: decimals } }: ShownOrder) => ({
  currency,
  decimals,
});

function Lines({ order, viewer, Mark, onAgain, taken }: OrderProps) {
  const { t } = viewer;
  const { eOrderID, lines, totals } = order;
  const money = moneyOf(order);
  return (
    <>
      <ul className={styles.lines}>
        {lines.map((line) => {
          const part = `${eOrderID} ${line.uniqueId}`;
          return (
            <li key={line.uniqueId} className={styles.line}>
              <OrderLineRowsView viewer={viewer} Mark={Mark} lines={[line]} {...money} />
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
      <OrderTotalsView viewer={viewer} totals={totals} />
    </>
  );
}

function RoundAgain({ order, number, viewer, onAgain, taken }: OrderProps & { number: number }) {
  const { t, lang } = viewer;
  const { eOrderID, lines } = order;
  const part = String(eOrderID);
  return (
    <Button
      variant="secondary"
      isBusy={taken === part}
      busyLabel={t('again.loading')}
      onClick={() => onAgain({ lines, ...moneyOf(order) }, part)}
    >
      {t('rounds.again', { n: inDigitsOf(lang, number) })}
    </Button>
  );
}

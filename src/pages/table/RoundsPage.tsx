import { useTranslation } from 'react-i18next';
import { RetryNotice } from '../../components/common/RetryNotice.tsx';
import { Amount } from '../../components/common/Amount.tsx';
import { ORDER_UPDATES } from '../../components/order/useOrderUpdates.ts';
import { FoundAgainDialog } from '../../components/order/again/FoundAgainDialog.tsx';
import { useTakeAgain } from '../../components/order/again/useTakeAgain.ts';
import { TableService } from '../../components/table/TableService.tsx';
import { usePageTitle } from '../../components/venue/usePageTitle.ts';
import type { Former } from '../../ordering/order/orderAgain.ts';
import { useRoundsAgain } from '../../ordering/order/useOrderAgain.ts';
import { useRounds, type Round } from '../../ordering/order/useRounds.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { decimalsOf } from '../../rules/common/money.ts';
import { tallyOf } from '../../rules/table/rounds.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { SummarySkeleton } from '../../ui/feedback/SummarySkeleton.tsx';
import { ButtonLink } from '../../ui/form/ButtonLink.tsx';
import { KeyValueRows } from '../../ui/layout/KeyValueRows.tsx';
import { NearScreen } from '../../ui/layout/NearScreen.tsx';
import { SummaryPage } from '../../ui/layout/SummaryPage.tsx';
import { RoundCard } from './RoundCard.tsx';
import styles from './RoundsPage.module.css';
import { LATER_ICONS } from '../../ui/media/laterIcons.ts';

/** Fills the first screen of a desktop. */
const ROUNDS_AT_ONCE = 3;
/** For two dishes. */
const LIKELY_CARD_HEIGHT = '22rem';

/** All orders of this phone at this table, round by round, and their total. */
export function RoundsPage() {
  const { t } = useTranslation();
  const { pages } = useVisit();
  const { rounds, isAwaited, isStale, askAgain } = useRounds(ORDER_UPDATES);
  const againOf = useRoundsAgain();
  const { take, taken, changed } = useTakeAgain();
  const onAgain = (former: Former, part: string) => take({ again: againOf(former), part });
  usePageTitle(t('rounds.title'));
  const toMenu = (
    <ButtonLink size="l" isBlock to={pages.menu()}>
      {t(rounds.length === 0 ? 'home.toMenu' : 'order.more')}
    </ButtonLink>
  );
  if (isAwaited) return <SummarySkeleton count={3} label={t('rounds.loading')} />;
  if (rounds.length === 0) {
    return (
      <div>
        <EmptyState
          headingLevel={1}
          icon={LATER_ICONS.receipt}
          title={t('rounds.empty')}
          text={t('rounds.emptyText')}
          action={toMenu}
        />
      </div>
    );
  }
  return (
    <SummaryPage summaryLabel={t('rounds.sums')} summary={<Sums rounds={rounds} />} action={toMenu}>
      <div className={styles.head}>
        <h1>{t('rounds.title')}</h1>
        <TableService />
      </div>
      {isStale && (
        <RetryNotice role="status" onRetry={askAgain}>
          {t('rounds.stale')}
        </RetryNotice>
      )}
      <ol className={styles.rounds} reversed>
        {rounds
          .map((round, index) => (
            <li key={round.eOrderID}>
              <NearScreen
                likelyHeight={LIKELY_CARD_HEIGHT}
                isFirst={index >= rounds.length - ROUNDS_AT_ONCE}
              >
                <RoundCard round={round} number={index + 1} onAgain={onAgain} taken={taken?.part} />
              </NearScreen>
            </li>
          ))
          .toReversed()}
      </ol>
      {changed && <FoundAgainDialog {...changed} />}
    </SummaryPage>
  );
}

function Sums({ rounds }: { rounds: readonly Round[] }) {
  const { t } = useTranslation();
  const orders = rounds.flatMap(({ order }) => order ?? []);
  const [first] = orders;
  if (!first) return null;
  const { currency, currencyDecimals: decimals } = first.totals;
  const { total, paid, open } = tallyOf(orders, decimalsOf(currency, decimals));
  const amount = (value: number) => (
    <Amount value={value} currency={currency} decimals={decimals} />
  );
  return (
    <KeyValueRows
      rows={[
        { id: 'total', label: t('rounds.total'), amount: amount(total) },
        ...(paid > 0
          ? [
              {
                id: 'paid',
                label: t('rounds.paid'),
                amount: amount(paid),
                tone: 'positive' as const,
              },
            ]
          : []),
      ]}
      total={{ label: t('rounds.open'), amount: amount(open) }}
    />
  );
}

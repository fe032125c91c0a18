import type { ReactNode } from 'react';
import { AmountView } from '../../components/common/AmountView.tsx';
import { decimalsOf } from '../../rules/common/money.ts';
import { tallyOf } from '../../rules/table/rounds.ts';
import { ButtonLink } from '../../ui/form/ButtonLink.tsx';
import { KeyValueRows } from '../../ui/layout/KeyValueRows.tsx';
import { NearScreen } from '../../ui/layout/NearScreen.tsx';
import { SummaryPage } from '../../ui/layout/SummaryPage.tsx';
import { RoundCardView, type RoundProps, type ShownRound } from './RoundCardView.tsx';
import styles from './RoundsPage.module.css';

/** Fills the first screen of a desktop. */
const ROUNDS_AT_ONCE = 3;
/** For two dishes. */
const LIKELY_CARD_HEIGHT = '22rem';

interface RoundsViewProps extends RoundProps {
  /** Oldest first. */
  rounds: readonly ShownRound[];
  /** Calls the venue's staff. */
  service: ReactNode;
  notice?: ReactNode;
}

/** The orders of an evening, round by round, and their total. */
export function RoundsView({ rounds, service, notice, ...round }: RoundsViewProps) {
  const { t, pages } = round.viewer;
  return (
    <SummaryPage
      summaryLabel={t('rounds.sums')}
      summary={<Sums viewer={round.viewer} rounds={rounds} />}
      action={
        <ButtonLink size="l" isBlock to={pages.menu()}>
          {t('order.more')}
        </ButtonLink>
      }
    >
      <div className={styles.head}>
        <h1>{t('rounds.title')}</h1>
        {service}
      </div>
      {notice}
      <ol className={styles.rounds} reversed>
        {rounds
          .map((each, index) => (
            <li key={each.eOrderID}>
              <NearScreen
                likelyHeight={LIKELY_CARD_HEIGHT}
                isFirst={index >= rounds.length - ROUNDS_AT_ONCE}
              >
                <RoundCardView {...round} round={each} number={index + 1} />
              </NearScreen>
            </li>
          ))
          .toReversed()}
      </ol>
    </SummaryPage>
  );
}

function Sums({ viewer, rounds }: Pick<RoundsViewProps, 'viewer' | 'rounds'>) {
  const { t, lang } = viewer;
  const orders = rounds.flatMap(({ order }) => order ?? []);
  const [first] = orders;
  if (!first) return null;
  const { currency, currencyDecimals: decimals } = first.totals;
  const { total, paid, open } = tallyOf(orders, decimalsOf(currency, decimals));
  const amount = (value: number) => <AmountView {...{ lang, value, currency, decimals }} />;
  const isPaid = { id: 'paid', label: t('rounds.paid'), tone: 'positive' } as const;
  return (
    <KeyValueRows
      rows={[
        { id: 'total', label: t('rounds.total'), amount: amount(total) },
        ...(paid > 0 ? [{ ...isPaid, amount: amount(paid) }] : []),
      ]}
      total={{ label: t('rounds.open'), amount: amount(open) }}
    />
  );
}

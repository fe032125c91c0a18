import { useTranslation } from 'react-i18next';
import { ORDER_UPDATES } from '../../components/order/useOrderUpdates.ts';
import { usePageTitle } from '../../components/venue/usePageTitle.ts';
import { useRounds } from '../../ordering/order/useRounds.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { counts } from '../../rules/table/rounds.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { SummarySkeleton } from '../../ui/feedback/SummarySkeleton.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { ButtonLink } from '../../ui/form/ButtonLink.tsx';
import { LATER_ICONS } from '../../ui/media/laterIcons.ts';
import { SplitBill } from './SplitBill.tsx';

/** Splits this phone's orders at this table among the guests. */
export function SplitPage() {
  const { t } = useTranslation();
  const { pages } = useVisit();
  const { rounds, isAwaited, isStale, askAgain } = useRounds(ORDER_UPDATES);
  usePageTitle(t('split.title'));
  if (isAwaited) return <SummarySkeleton count={3} label={t('rounds.loading')} />;
  const orders = rounds.flatMap(({ order }) => (order && counts(order) ? [order] : []));
  const retry = (
    <Button variant="secondary" onClick={askAgain}>
      {t('common.retry')}
    </Button>
  );
  if (orders.length === 0) {
    return (
      <div>
        <EmptyState
          headingLevel={1}
          icon={LATER_ICONS.split}
          title={t('split.empty')}
          text={t(isStale ? 'split.unknown' : 'split.emptyText')}
          action={isStale ? retry : <ButtonLink to={pages.menu()}>{t('home.toMenu')}</ButtonLink>}
        />
      </div>
    );
  }
  return (
    <SplitBill
      orders={orders}
      areAllKnown={rounds.every(({ order }) => order !== undefined)}
      notice={
        isStale && (
          <Notice tone="info" role="status" action={retry}>
            {t('rounds.stale')}
          </Notice>
        )
      }
    />
  );
}

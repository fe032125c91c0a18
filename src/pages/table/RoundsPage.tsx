import { useContext, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { AllergyContext } from '../../components/allergy/allergyContext.ts';
import { RetryNotice } from '../../components/common/RetryNotice.tsx';
import { ORDER_UPDATES } from '../../components/order/useOrderUpdates.ts';
import { FoundAgainDialog } from '../../components/order/again/FoundAgainDialog.tsx';
import { useTakeAgain } from '../../components/order/again/useTakeAgain.ts';
import { TableService } from '../../components/table/TableService.tsx';
import { usePageTitle } from '../../components/venue/usePageTitle.ts';
import { markFirstScreenReady } from '../../lazy/afterFirstScreen.ts';
import type { Former } from '../../ordering/order/orderAgain.ts';
import { useRoundsAgain } from '../../ordering/order/useOrderAgain.ts';
import { useRounds } from '../../ordering/order/useRounds.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useStoreIdFromCode } from '../../queries/menu.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { SummarySkeleton } from '../../ui/feedback/SummarySkeleton.tsx';
import { ButtonLink } from '../../ui/form/ButtonLink.tsx';
import { LATER_ICONS } from '../../ui/media/laterIcons.ts';
import { RoundsView } from './RoundsView.tsx';

/** All orders of this phone at this table, round by round, and their total. */
export function RoundsPage() {
  const { t } = useTranslation();
  const { code, lang, pages } = useVisit();
  const timeZone = useStoreIdFromCode({ code }).data?.timeZone;
  const { rounds, isAwaited, isStale, askAgain } = useRounds(ORDER_UPDATES);
  const allergy = useContext(AllergyContext);
  const againOf = useRoundsAgain();
  const { take, taken, changed } = useTakeAgain();
  const onAgain = (former: Former, part: string) => take({ again: againOf(former), part });
  usePageTitle(t('rounds.title'));
  useEffect(() => {
    if (!isAwaited) markFirstScreenReady();
  }, [isAwaited]);
  if (isAwaited) return <SummarySkeleton count={3} label={t('rounds.loading')} />;
  if (rounds.length === 0) {
    return (
      <div>
        <EmptyState
          headingLevel={1}
          icon={LATER_ICONS.receipt}
          title={t('rounds.empty')}
          text={t('rounds.emptyText')}
          action={
            <ButtonLink size="l" isBlock to={pages.menu()}>
              {t('home.toMenu')}
            </ButtonLink>
          }
        />
      </div>
    );
  }
  return (
    <>
      <RoundsView
        viewer={{ t, lang, pages }}
        timeZone={timeZone}
        rounds={rounds}
        service={<TableService />}
        notice={
          isStale && (
            <RetryNotice role="status" onRetry={askAgain}>
              {t('rounds.stale')}
            </RetryNotice>
          )
        }
        Mark={allergy?.LineMark}
        onAgain={onAgain}
        taken={taken?.part}
      />
      {changed && <FoundAgainDialog {...changed} />}
    </>
  );
}

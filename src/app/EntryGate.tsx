import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { links } from '../rules/common/routes.ts';
import { useReenter, useVisit } from '../ordering/visit/useVisit.ts';
import { useStoreIdFromCode } from '../queries/menu.ts';
import { useCheckDriveThroughSetup, useDriveThroughSetup } from '../queries/places.ts';
import { appStore } from '../state/appStore.ts';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { PageColumns } from '../ui/layout/PageColumns.tsx';
import { MenuSkeleton } from '../components/menu/MenuSkeleton.tsx';

/** Loading for the first time. The page does not wait for failed or offline reads. */
function isAwaited(answer: { isPending: boolean; fetchStatus: string; failureCount: number }) {
  return answer.isPending && answer.fetchStatus === 'fetching' && answer.failureCount === 0;
}

/**
 * Decides where a venue code without a table leads: a drive-through has its own table code, a hall
 * or a hotel its own page, and any other venue shows its menu to read.
 */
export function EntryGate({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { code } = useVisit();
  const reenter = useReenter();
  const venue = useStoreIdFromCode({ code });
  const kind = venue.data?.kind;
  const isVenue = kind !== 'merge' && kind !== 'hotel';
  const lane = useCheckDriveThroughSetup({ code }, { enabled: isVenue });
  const isLane = isVenue && lane.data?.isActive === true;
  const setup = useDriveThroughSetup({ code }, { enabled: isLane });
  const laneCode = isLane && setup.data?.isActive ? setup.data.tableCode : undefined;
  useEffect(() => {
    if (laneCode === undefined) return;
    appStore.getState().enterLane(code, laneCode);
    reenter();
  }, [laneCode, code, reenter]);

  if (kind === 'merge') return <Navigate replace to={links.merge(code)} />;
  if (kind === 'hotel') {
    return (
      <div>
        <EmptyState headingLevel={1} icon="bed" title={t('room.lost')} text={t('room.lostText')} />
      </div>
    );
  }
  if (laneCode !== undefined || isAwaited(lane) || (isLane && isAwaited(setup))) {
    return (
      <PageColumns>
        <div>
          <MenuSkeleton label={t('menu.loading')} />
        </div>
      </PageColumns>
    );
  }
  return children;
}

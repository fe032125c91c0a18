import { Navigate } from 'react-router-dom';
import { FailureMessage } from '../../components/common/FailureMessage.tsx';
import { OfflineCopy } from '../../components/venue/OfflineCopy.tsx';
import { usePageColors } from '../../components/venue/usePageColors.ts';
import { useViewer } from '../../components/venue/useViewer.ts';
import { usePageTitle } from '../../components/venue/usePageTitle.ts';
import { lazyPart } from '../../lazy/lazyPart.tsx';
import { useVisitMenu } from '../../ordering/menu/useVisitMenu.ts';
import { useTableCode, useTableHours } from '../../ordering/visit/useTable.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useCheckHomePageActivation, useStoreIdFromCode } from '../../queries/menu.ts';
import { useDriveThroughSetup, useHomepage } from '../../queries/places.ts';
import { useAreFirstAwaited } from '../../queries/read.ts';
import { VisitCard } from './VisitCard.tsx';
import { Welcome } from './Welcome.tsx';

const BranchChoice = lazyPart(() => import('./BranchChoice.tsx'), 'BranchChoice', {
  isNeeded: true,
});

/** First page at a table: the venue's welcome, the table, and the link into the menu. */
export function HomePage() {
  const { code, pages } = useVisit();
  const table = useTableCode();
  const activation = useCheckHomePageActivation({ code });
  const venue = useStoreIdFromCode({ code });
  const needsBranch = venue.data?.kind === 'concept' && table === undefined;
  usePageTitle();

  // A failed check counts as inactive: the menu opens in any case.
  if (activation.isError || activation.data?.isActive === false) {
    return <Navigate replace to={pages.menu()} />;
  }
  return needsBranch ? <BranchChoice /> : <VenueHome />;
}

function VenueHome() {
  const viewer = useViewer();
  const { code, lang } = viewer;
  const page = useHomepage({ code, lang });
  usePageColors(page.data?.colors);
  const isLoading = useIsWelcomeAwaited(page);
  const menu = useVisitMenu({ isRestThere: !isLoading });
  const { data, isAwaited, copyFrom } = menu;
  return (
    <Welcome
      viewer={viewer}
      blocks={page.data?.blocks}
      isLoading={isLoading}
      menu={data}
      isMenuAwaited={isAwaited}
      card={<VisitCard menu={menu} />}
    >
      {page.isError && <FailureMessage failure={page.error} onRetry={() => void page.refetch()} />}
      <OfflineCopy from={copyFrom} onRetry={() => void menu.refetch()} />
    </Welcome>
  );
}

/** True while anything above the blocks is loading: everything there renders in one step. */
function useIsWelcomeAwaited(page: { isLoading: boolean }): boolean {
  const { code, mode } = useVisit();
  const venue = useStoreIdFromCode({ code });
  const hours = useTableHours();
  const lane = useDriveThroughSetup({ code }, { enabled: mode.asks === 'car' });
  return useAreFirstAwaited(page, venue, hours, lane);
}

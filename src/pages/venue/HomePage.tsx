import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { Blocks, untilAwaited } from '../../components/venue/Blocks.tsx';
import { Branches } from './Branches.tsx';
import { FailureView } from '../../components/common/FailureView.tsx';
import { OfflineCopy } from '../../components/venue/OfflineCopy.tsx';
import { TableCard } from './TableCard.tsx';
import { usePageColors } from '../../components/venue/usePageColors.ts';
import { usePageTitle } from '../../components/venue/usePageTitle.ts';
import { VenueFront } from '../../components/venue/VenueFront.tsx';
import { useTableCode, useTableHours } from '../../ordering/visit/useTable.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useVisitMenu, type VisitMenu } from '../../ordering/menu/useVisitMenu.ts';
import { useStoreIdFromCode } from '../../queries/menu.ts';
import { useCheckHomePageActivation } from '../../queries/menu.ts';
import { useDriveThroughSetup, useHomepage } from '../../queries/places.ts';
import { useAreFirstAwaited } from '../../queries/read.ts';
import { Link } from '../../ui/text/Link.tsx';
import { buttonClass } from '../../ui/form/buttonClass.ts';

/** First page at a table: the venue's welcome, the table, and the link into the menu. */
export function HomePage() {
  const { code, pages } = useVisit();
  const table = useTableCode();
  const activation = useCheckHomePageActivation(code);
  const venue = useStoreIdFromCode(code);
  const needsBranch = venue.data?.kind === 'concept' && table === undefined;
  usePageTitle();

  // A check that fails counts as inactive: the menu link is always shown.
  if (activation.isError || activation.data?.isActive === false) {
    return <Navigate replace to={pages.menu()} />;
  }
  return needsBranch ? <BranchChoice /> : <VenueHome />;
}

function BranchChoice() {
  const { code, lang } = useVisit();
  const page = useHomepage(code, lang);
  usePageColors(page.data?.colors);
  const hero = page.data?.blocks.find((block) => block.kind === 'hero');
  const menu = useVisitMenu({ enabled: false });
  return (
    <VenueFront
      hero={hero && <Blocks blocks={[{ ...hero, link: undefined }]} menu={undefined} />}
      isLoading={page.isLoading}
      card={
        <TableCard menu={menu} isChoosing>
          <Branches />
        </TableCard>
      }
    />
  );
}

function VenueHome() {
  const { code, lang } = useVisit();
  const page = useHomepage(code, lang);
  usePageColors(page.data?.colors);
  const menu = useVisitMenu();
  const isLoading = useIsWelcomeAwaited(page);
  const [first, ...others] = page.data?.blocks ?? [];
  const hasHero = first?.kind === 'hero';
  const rest = first && !hasHero ? [first, ...others] : others;
  return (
    <VenueFront
      hero={hasHero ? <Blocks blocks={[first]} menu={menu.data} /> : undefined}
      isLoading={isLoading}
      card={<TableCard menu={menu} />}
      wayOn={<MenuLink />}
    >
      {page.isError && <FailureView failure={page.error} onRetry={() => void page.refetch()} />}
      <MenuTrouble menu={menu} />
      <Blocks blocks={untilAwaited(rest, menu)} menu={menu.data} />
    </VenueFront>
  );
}

/** Whether something above the blocks is still on its way: it is drawn in one go. */
function useIsWelcomeAwaited(page: { isLoading: boolean }): boolean {
  const { code, mode } = useVisit();
  const venue = useStoreIdFromCode(code);
  const hours = useTableHours();
  const lane = useDriveThroughSetup(code, { enabled: mode.asks === 'car' });
  return useAreFirstAwaited(page, venue, hours, lane);
}

function MenuTrouble({ menu }: { menu: VisitMenu }) {
  if (menu.copyFrom === undefined) return null;
  return <OfflineCopy from={menu.copyFrom} onRetry={() => void menu.refetch()} />;
}

function MenuLink() {
  const { t } = useTranslation();
  const { pages } = useVisit();
  return (
    <Link className={buttonClass('primary', 'l', true)} to={pages.menu()}>
      {t('home.toMenu')}
    </Link>
  );
}

import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { Blocks } from '../../components/Blocks.tsx';
import { Branches } from '../../components/Branches.tsx';
import { FailureView } from '../../components/FailureView.tsx';
import { OfflineCopy } from '../../components/OfflineCopy.tsx';
import { TableCard } from '../../components/TableCard.tsx';
import { usePageColors } from '../../components/usePageColors.ts';
import { usePageTitle } from '../../components/usePageTitle.ts';
import { VenueFront } from '../../components/VenueFront.tsx';
import { useTableCode } from '../../ordering/useTable.ts';
import { useVisit } from '../../ordering/useVisit.ts';
import { useVisitMenu, type VisitMenu } from '../../ordering/useVisitMenu.ts';
import { useStoreIdFromCode } from '../../queries/menu.ts';
import { useCheckHomePageActivation } from '../../queries/menu.ts';
import { useHomepage } from '../../queries/places.ts';
import { Link } from '../../ui/Link.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';

/** Emenu: the venue's welcome, the table one sits at, and the way into the menu. */
export function HomePage() {
  const { code, pages } = useVisit();
  const table = useTableCode();
  const activation = useCheckHomePageActivation(code);
  const venue = useStoreIdFromCode(code);
  const needsBranch = venue.data?.kind === 'concept' && table === undefined;
  usePageTitle();

  // A check that fails counts as inactive: the menu is always there.
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
      isHeroLoading={page.isPending}
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
  const [first, ...others] = page.data?.blocks ?? [];
  const hasHero = first?.kind === 'hero';
  const rest = first && !hasHero ? [first, ...others] : others;
  return (
    <VenueFront
      hero={hasHero ? <Blocks blocks={[first]} menu={menu.data} /> : undefined}
      isHeroLoading={page.isPending}
      card={<TableCard menu={menu} />}
      wayOn={<MenuLink />}
    >
      {page.isError && <FailureView failure={page.error} onRetry={() => void page.refetch()} />}
      <MenuTrouble menu={menu} />
      <Blocks blocks={rest} menu={menu.data} />
    </VenueFront>
  );
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

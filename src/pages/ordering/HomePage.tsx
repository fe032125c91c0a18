import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { Blocks } from '../../components/Blocks.tsx';
import { Branches } from '../../components/Branches.tsx';
import { FailureView } from '../../components/FailureView.tsx';
import { OfflineCopy } from '../../components/OfflineCopy.tsx';
import { TableCard } from '../../components/TableCard.tsx';
import { usePageTitle } from '../../components/usePageTitle.ts';
import { useTableCode } from '../../ordering/useTable.ts';
import { useVisit } from '../../ordering/useVisit.ts';
import { useVisitMenu, type VisitMenu } from '../../ordering/useVisitMenu.ts';
import { useStoreIdFromCode } from '../../queries/menu.ts';
import { useCheckHomePageActivation } from '../../queries/menu.ts';
import { useHomepage } from '../../queries/places.ts';
import { BottomBar } from '../../ui/BottomBar.tsx';
import { Link } from '../../ui/Link.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './HomePage.module.css';

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
  const hero = page.data?.blocks.find((block) => block.kind === 'hero');
  const menu = useVisitMenu({ enabled: false });
  return (
    <main className={styles.page}>
      <div className={styles.layout}>
        {hero && (
          <div className={styles.hero}>
            <Blocks blocks={[{ ...hero, link: undefined }]} menu={undefined} />
          </div>
        )}
        <div className={styles.welcome}>
          <TableCard menu={menu} isChoosing />
        </div>
        <div className={styles.rest}>
          <Branches />
        </div>
      </div>
    </main>
  );
}

function VenueHome() {
  const { code, lang } = useVisit();
  const page = useHomepage(code, lang);
  const menu = useVisitMenu();
  const [first, ...others] = page.data?.blocks ?? [];
  const hero = first?.kind === 'hero' ? [first] : [];
  const rest = first && first.kind !== 'hero' ? [first, ...others] : others;
  return (
    <main className={styles.page}>
      <div className={styles.layout}>
        {(hero.length > 0 || page.isPending) && (
          <div className={styles.hero}>
            {page.isPending && <Skeleton kind="block" width="100%" height="14rem" />}
            <Blocks blocks={hero} menu={menu.data} />
          </div>
        )}
        <div className={styles.welcome}>
          <TableCard menu={menu} />
          <div className={styles.wideOnly}>
            <MenuLink />
          </div>
        </div>
        <div className={styles.rest}>
          {page.isError && <FailureView failure={page.error} onRetry={() => void page.refetch()} />}
          <MenuTrouble menu={menu} />
          <Blocks blocks={rest} menu={menu.data} />
        </div>
      </div>
      <div className={styles.phoneOnly}>
        <BottomBar>
          <MenuLink />
        </BottomBar>
      </div>
    </main>
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

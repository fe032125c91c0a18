import { Navigate } from 'react-router-dom';
import { SetAsideCart } from '../../components/cart/CartExpiry.tsx';
import { FailureMessage } from '../../components/common/FailureMessage.tsx';
import { CartAside } from '../../components/cart/CartAside.tsx';
import { OfflineCopy } from '../../components/venue/OfflineCopy.tsx';
import { OrderingNotice } from '../../components/menu/OrderingNotice.tsx';
import { useViewer } from '../../components/venue/useViewer.ts';
import { usePageColors } from '../../components/venue/usePageColors.ts';
import { usePageTitle, useVenueName } from '../../components/venue/usePageTitle.ts';
import { useOrderingNow } from '../../ordering/menu/useOrderingNow.ts';
import { useVisitMenu } from '../../ordering/menu/useVisitMenu.ts';
import { useHomepage } from '../../queries/places.ts';
import { useAreFirstAwaited } from '../../queries/read.ts';
import { BottomBar } from '../../ui/layout/BottomBar.tsx';
import { ButtonLink } from '../../ui/form/ButtonLink.tsx';
import { PageColumns } from '../../ui/layout/PageColumns.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useIsWide } from '../../ui/layout/useIsWide.ts';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { DeliveryBlocks, useKnownBlocks } from './DeliveryBlocks.tsx';
import styles from '../../components/order/Orders.module.css';

/** The venue's homepage on the delivery side, with dishes of the delivery menu. */
export function HomepagePage() {
  const viewer = useViewer();
  const { t, code, lang, pages } = viewer;
  const page = useHomepage({ code, lang });
  const menu = useVisitMenu();
  const ordering = useOrderingNow(menu.data);
  const name = useVenueName();
  const isWide = useIsWide();
  usePageTitle();
  usePageColors(page.data?.colors);
  const all = (page.data?.blocks ?? []).filter(({ kind }) => kind !== 'orderTypePicker');
  const isLoading = useAreFirstAwaited(page, ordering);
  const known = useKnownBlocks(all, menu);
  const blocks = isLoading ? [] : known;
  if (page.data && all.length === 0) return <Navigate replace to={pages.menu()} />;
  const toMenu = (
    <ButtonLink size="l" isBlock to={pages.menu()}>
      {t('home.toMenu')}
    </ButtonLink>
  );
  return (
    <div className={styles.home}>
      <PageColumns
        isAsideWideOnly
        asideLabel={t('cart.title')}
        aside={
          <>
            <CartAside />
            {toMenu}
          </>
        }
      >
        <div className={styles.orders}>
          <VisuallyHidden>
            <h1>{name || t('menu.title')}</h1>
          </VisuallyHidden>
          <SetAsideCart />
          {!ordering.isLoading && (
            <OrderingNotice state={ordering.state} timeZone={menu.data?.timeZone} />
          )}
          {isLoading && <Skeleton kind="block" width="100%" height="14rem" />}
          {page.isError && (
            <FailureMessage failure={page.error} onRetry={() => void page.refetch()} />
          )}
          <OfflineCopy from={menu.copyFrom} onRetry={() => void menu.refetch()} />
          <DeliveryBlocks viewer={viewer} blocks={blocks} menu={menu.data} />
        </div>
      </PageColumns>
      {!isWide && <BottomBar>{toMenu}</BottomBar>}
    </div>
  );
}

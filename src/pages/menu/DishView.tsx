import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import { isRefusal } from '../../api/failure.ts';
import { DishForm } from './DishForm.tsx';
import { DishInCartNote } from './DishInCartNote.tsx';
import { DishStrip } from '../../components/venue/DishStrip.tsx';
import { FailureView } from '../../components/common/FailureView.tsx';
import { OfflineCopy } from '../../components/venue/OfflineCopy.tsx';
import { SettingsButton } from '../../components/venue/SettingsButton.tsx';
import { useBackTarget } from '../../components/venue/useBackTarget.ts';
import { usePageTitle } from '../../components/venue/usePageTitle.ts';
import type { MenuItem } from '../../contract/menu.ts';
import { STATUS } from '../../contract/status.ts';
import type { Dish } from '../../ordering/menu/dish.ts';
import { useLinesOfDish } from '../../ordering/cart/useLinesOfDish.ts';
import { useOrderingNow } from '../../ordering/menu/useOrderingNow.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useVisitMenu } from '../../ordering/menu/useVisitMenu.ts';
import { useAreFirstAwaited } from '../../queries/read.ts';
import { labelOf } from '../../rules/common/labels.ts';
import { withMissed, withSeen } from '../../rules/menu/yours.ts';
import { changeYours } from '../../storage/yours.ts';
import { Link } from '../../ui/text/Link.tsx';
import { buttonClass } from '../../ui/form/buttonClass.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { IconButton } from '../../ui/form/IconButton.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import styles from './DishView.module.css';
import { Skeleton, SkeletonRows } from '../../ui/feedback/Skeleton.tsx';
import form from './DishForm.module.css';

interface DishViewProps {
  dish: Dish;
  /** Back target for a diner who opened the dish by a link. */
  home: string;
}

/** A dish, new or as a line of the cart. Has its own back button: the header is hidden. */
export function DishView({ dish, home }: DishViewProps) {
  const { t } = useTranslation();
  const { lang, pages } = useVisit();
  const navigate = useNavigate();
  const back = useBackTarget();
  usePageTitle(dish.item && labelOf(dish.item, lang));

  const leave = () => void (back === 'history' ? navigate(-1) : navigate(home, { replace: true }));
  if (dish.orderedAs !== undefined) {
    return <Navigate replace to={pages.order(dish.orderedAs)} />;
  }
  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <IconButton icon="back" look="raised" label={t('header.back')} onClick={leave} />
        <span className={styles.name} aria-hidden="true">
          {dish.item && labelOf(dish.item, lang)}
        </span>
        <SettingsButton look="raised" />
      </div>
      {dish.item && dish.head && !dish.failure ? (
        <KnownDish
          // Another dish, or another line, starts with new choices.
          key={`${dish.item.id} ${dish.line?.uniqueId ?? 'new'}`}
          dish={dish}
          item={dish.item}
          head={dish.head}
          onDone={leave}
        />
      ) : (
        <div className={dish.failure ? styles.waiting : undefined}>
          <DishProblem failure={dish.failure} retry={dish.reload} />
        </div>
      )}
    </div>
  );
}

interface KnownDishProps {
  dish: Dish;
  item: MenuItem;
  head: NonNullable<Dish['head']>;
  onDone: () => void;
}

function KnownDish({ dish, item, head, onDone }: KnownDishProps) {
  const { t } = useTranslation();
  const { code, pages } = useVisit();
  const { id, isAvailable } = item;
  useEffect(() => {
    const now = Date.now();
    changeYours(code, (before) => withMissed(withSeen(before, id), { id, isAvailable }, now));
  }, [code, id, isAvailable]);
  const related = item.relatedItemIds ?? [];
  const menu = useVisitMenu({ enabled: related.length > 0 });
  const ordering = useOrderingNow(dish.terms, dish.isTableUnknown);
  const { state, recheck } = ordering;
  const lines = useLinesOfDish(item.id);
  const isAwaited = useAreFirstAwaited(ordering, lines);
  return (
    <DishForm
      item={item}
      isWhole={dish.isWhole}
      isAwaited={isAwaited}
      line={dish.line}
      head={head}
      state={state}
      onDone={onDone}
      onOutdated={() => {
        dish.reload();
        recheck();
      }}
      notes={
        <>
          {dish.copyFrom !== undefined && (
            <OfflineCopy from={dish.copyFrom} onRetry={dish.reload} />
          )}
          {dish.isLineGone && (
            <Notice tone="warning" role="status">
              {t('item.lineGone')}
            </Notice>
          )}
          {!item.isAvailable && (
            <Notice
              tone="warning"
              icon="clock"
              title={t('item.notNow')}
              role="status"
              action={
                <Link className={buttonClass('secondary')} to={pages.menu()}>
                  {t('home.toMenu')}
                </Link>
              }
            >
              {t('item.notNowText')}
            </Notice>
          )}
          {state.canOrder && item.isAvailable && !dish.line && lines.known && (
            <DishInCartNote menuItemId={item.id} inCart={lines.known} />
          )}
        </>
      }
    >
      <DishStrip
        title={t('item.goesWith')}
        ids={related}
        menuItems={menu.data?.menuItems ?? []}
        decimals={head.currencyDecimals}
      />
    </DishForm>
  );
}

function DishProblem({ failure, retry }: { failure: Error | null; retry: () => void }) {
  const { t } = useTranslation();
  const { pages } = useVisit();
  if (!failure) {
    return <DishSkeleton />;
  }
  if (!isRefusal(failure, STATUS.notFound))
    return <FailureView failure={failure} onRetry={retry} headingLevel={1} />;
  return (
    <EmptyState
      headingLevel={1}
      icon="search"
      title={t('item.unknown')}
      text={t('item.unknownText')}
      action={
        <Link className={buttonClass('primary')} to={pages.menu()}>
          {t('home.toMenu')}
        </Link>
      }
    />
  );
}

/** Placeholder while a dish loads, with the layout of its picture, text and choices. */
function DishSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={form.dish}>
      <div>
        <div className={form.pictureOnItsWay}>
          <Skeleton kind="block" />
        </div>
        <div className={form.form}>
          <Skeleton kind="title" width="60%" />
          <Skeleton width="30%" />
          <Skeleton width="90%" />
        </div>
      </div>
      <div className={form.form}>
        <SkeletonRows count={3} isCards label={t('item.loading')} />
      </div>
    </div>
  );
}

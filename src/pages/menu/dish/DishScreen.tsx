import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import { isRefusal } from '../../../api/failure.ts';
import { KnownDish } from './KnownDish.tsx';
import { FailureMessage } from '../../../components/common/FailureMessage.tsx';
import { useBackTarget } from '../../../components/venue/header/useBackTarget.ts';
import { usePageTitle } from '../../../components/venue/usePageTitle.ts';
import { STATUS } from '../../../contract/status.ts';
import { markFirstScreenReady } from '../../../lazy/afterFirstScreen.ts';
import type { Dish } from '../../../ordering/menu/dish.ts';
import { useVisit } from '../../../ordering/visit/useVisit.ts';
import { labelOf } from '../../../rules/common/labels.ts';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { useAppStore } from '../../../state/appStore.ts';
import styles from './DishScreen.module.css';
import { DishScreenView } from './DishScreenView.tsx';
import { Skeleton, SkeletonRows } from '../../../ui/feedback/Skeleton.tsx';
import form from './DishForm.module.css';

interface DishScreenProps {
  dish: Dish;
  /** Back target for a diner who opened the dish by a link. */
  home: string;
}

/** A dish, new or as a line of the cart. Has its own back button: the header is hidden. */
export function DishScreen({ dish, home }: DishScreenProps) {
  const { t } = useTranslation();
  const { lang, pages } = useVisit();
  const navigate = useNavigate();
  const back = useBackTarget();
  const showSettings = useAppStore((state) => state.showSettings);
  useEffect(() => {
    if (dish.failure) markFirstScreenReady();
  }, [dish.failure]);
  usePageTitle(dish.item && labelOf(dish.item, lang));

  const leave = () => void (back === 'history' ? navigate(-1) : navigate(home, { replace: true }));
  if (dish.orderedAs !== undefined) {
    return <Navigate replace to={pages.order(dish.orderedAs)} />;
  }
  return (
    <DishScreenView
      t={t}
      name={dish.item && labelOf(dish.item, lang)}
      onBack={leave}
      onSettings={() => showSettings(true)}
    >
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
    </DishScreenView>
  );
}

function DishProblem({ failure, retry }: { failure: Error | null; retry: () => void }) {
  const { t } = useTranslation();
  const { pages } = useVisit();
  if (!failure) {
    return <DishSkeleton />;
  }
  if (!isRefusal(failure, STATUS.notFound))
    return <FailureMessage failure={failure} onRetry={retry} headingLevel={1} />;
  return (
    <EmptyState
      headingLevel={1}
      icon="search"
      title={t('item.unknown')}
      text={t('item.unknownText')}
      action={<ButtonLink to={pages.menu()}>{t('home.toMenu')}</ButtonLink>}
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

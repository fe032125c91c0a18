import { useEffect, useMemo, useRef, useState } from 'react';
import { ProgressiveMenu } from './ProgressiveMenu.tsx';
import { MenuTabs } from './MenuTabs.tsx';
import { FavouritesSlot } from './favourites/FavouritesSlot.tsx';
import { useViewer } from '../../components/venue/useViewer.ts';
import { keptPlace } from './sections/useKeptHeights.ts';
import { useIsStepBack, useWantedCategory } from './menuAddress.ts';
import { useSectionInView } from './useSectionInView.ts';
import { appStore } from '../../state/appStore.ts';
import { filterQuery } from '../../rules/menu/menuFilters.ts';
import { menuGroups } from '../../rules/menu/menuGroups.ts';
import { lazyPart } from '../../lazy/lazyPart.tsx';
import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx';
import type { MenuParts } from './search/findProps.ts';

const MenuOverview = lazyPart(() => import('./MenuOverview.tsx'), 'MenuOverview', {
  isNeeded: true,
});

interface TabbedMenuProps extends MenuParts {
  isPending: boolean;
}

/** The menu by its categories, with a tab for each. */
export function TabbedMenu({
  data,
  items,
  chosen,
  isPending,
  start,
  active,
  ...card
}: TabbedMenuProps) {
  const viewer = useViewer();
  const { t, lang } = viewer;
  const { cards } = viewer.look;
  const groups = useMemo(
    () => menuGroups(data.categories, items, data.layout, cards),
    [data.categories, items, data.layout, cards],
  );
  const ids = useMemo(() => groups.map(({ id }) => id), [groups]);
  const barRef = useRef<HTMLDivElement>(null);
  const wantedId = useWantedCategory();
  const { activeId, goTo } = useSectionInView(ids, wantedId, barRef);
  const tabs = { groups, activeId, onSelect: goTo };
  const [hasOverview, setHasOverview] = useState(false);
  const version = `${data.menuScheduleUniqueId} ${filterQuery(chosen)} ${lang}`;
  const wanted = wantedId === undefined ? undefined : { sectionId: wantedId };
  const place = useIsStepBack() ? keptPlace(version) : wanted;
  useEffect(() => {
    const { setCategoryInView } = appStore.getState();
    setCategoryInView(activeId);
    return () => setCategoryInView(undefined);
  }, [activeId]);
  return (
    <>
      <MenuTabs
        viewer={viewer}
        {...tabs}
        onOverview={() => setHasOverview(true)}
        barRef={barRef}
        start={start}
      />
      {hasOverview && (
        <MenuOverview {...tabs} timeZone={data.timeZone} onClose={() => setHasOverview(false)} />
      )}
      {active || <FavouritesSlot menu={data} />}
      {isPending ? (
        <SkeletonRows count={4} picture="end" isCards label={t('menu.loading')} />
      ) : (
        <ProgressiveMenu
          groups={groups}
          dishes={items.length}
          place={place}
          version={version}
          decimals={data.currencyDecimals}
          timeZone={data.timeZone}
          {...card}
        />
      )}
    </>
  );
}

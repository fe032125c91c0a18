import { useTranslation } from 'react-i18next';
import { YoursOutline } from '../pages/menu/favourites/YoursOutline.tsx';
import type { ListedItem } from '../contract/menu.ts';
import { useVisit } from '../ordering/visit/useVisit.ts';
import { MenuFrame } from '../pages/menu/MenuFrame.tsx';
import { MenuSections, MenuTabs } from '../pages/menu/MenuSections.tsx';
import { areYoursAmong } from '../storage/earlyReads.ts';
import { labelOf } from '../rules/common/labels.ts';
import { menuGroups, type MenuGroup } from '../rules/menu/menuGroups.ts';
import { IconButton } from '../ui/form/IconButton.tsx';
import { wholeItem, type FirstAnswers } from './answers.ts';
import { VenueScreen } from './VenueScreen.tsx';

/** More than one phone screen: the app draws the other dishes a second later. */
const DISHES = 8;

/** The first sections of a menu, cut after the first dishes. */
function firstOf(groups: readonly MenuGroup<ListedItem>[]): MenuGroup[] {
  let left = DISHES;
  return groups.flatMap(({ parts, ...group }) => {
    const shown = parts.flatMap((part) => {
      const items = part.items.slice(0, left).map(wholeItem);
      left -= items.length;
      return items.length > 0 ? [{ ...part, items }] : [];
    });
    return shown.length > 0 ? [{ ...group, parts: shown }] : [];
  });
}

const nothing = () => undefined;

/** A table's menu, drawn with the app's own components but only the first dishes. */
export function MenuScreen({ menu, ...venue }: FirstAnswers) {
  const { t } = useTranslation();
  const { code, lang } = useVisit();
  const { cardStyle } = venue.header;
  const groups = menuGroups(menu.categories, menu.menuItems, menu.layout, cardStyle);
  return (
    <VenueScreen {...venue} title={t('menu.title')}>
      <MenuFrame title={labelOf(menu, lang)} aside={<></>}>
        <MenuTabs
          groups={groups}
          activeId={groups[0]?.id}
          onSelect={nothing}
          barRef={{ current: null }}
          start={
            <>
              {menu.filters.length > 0 && (
                <IconButton icon="filter" label={t('filter.open')} aria-haspopup="dialog" />
              )}
              <IconButton icon="search" label={t('find.open')} />
            </>
          }
        />
        {areYoursAmong(code, menu.menuItems) && <YoursOutline />}
        <MenuSections
          groups={firstOf(groups)}
          version=""
          decimals={menu.currencyDecimals}
          timeZone={menu.timeZone}
          canOrder
          onAdd={() => Promise.resolve(false)}
        />
      </MenuFrame>
    </VenueScreen>
  );
}

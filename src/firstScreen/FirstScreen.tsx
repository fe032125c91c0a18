import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Header } from '../components/venue/Header.tsx';
import { useVenueColors } from '../components/venue/useVenueColors.ts';
import { links } from '../config/paths.ts';
import type { ButtonColorCodes } from '../contract/colors.ts';
import type { Menu } from '../contract/menu.ts';
import type { HeaderSetup, StoreRef } from '../contract/venue.ts';
import { useVisit } from '../ordering/visit/useVisit.ts';
import { MenuFrame } from '../pages/menu/MenuFrame.tsx';
import { MenuSections, MenuTabs } from '../pages/menu/MenuSections.tsx';
import { labelOf } from '../rules/common/labels.ts';
import { menuGroups, type MenuGroup } from '../rules/menu/menuGroups.ts';
import { IconButton } from '../ui/form/IconButton.tsx';
import { PageMain } from '../ui/layout/PageMain.tsx';
import { namePage } from '../ui/text/pageName.ts';

/** The answers that a first screen is made of. */
export interface FirstAnswers {
  menu: Menu;
  venue: StoreRef;
  header: HeaderSetup;
  colors: ButtonColorCodes;
}

/** More than two screens of a phone. */
const DISHES = 12;

/** The first sections of a menu, the last of them cut where there are dishes enough. */
function firstOf(groups: readonly MenuGroup[]): MenuGroup[] {
  let left = DISHES;
  return groups.flatMap(({ parts, ...group }) => {
    const shown = parts.flatMap((part) => {
      const items = part.items.slice(0, left);
      left -= items.length;
      return items.length > 0 ? [{ ...part, items }] : [];
    });
    return shown.length > 0 ? [{ ...group, parts: shown }] : [];
  });
}

const nothing = () => undefined;

/** A table's menu as the app itself draws it: its own components, with the first dishes alone. */
export function FirstScreen({ menu, venue, header, colors }: FirstAnswers) {
  const { t } = useTranslation();
  const { code, tableCode, lang } = useVisit();
  useVenueColors(header, colors);
  const name = labelOf({ ...venue, ...header }, lang);
  useEffect(() => namePage([t('menu.title'), name].filter(Boolean).join(' · ')));
  const groups = menuGroups(menu.categories, menu.menuItems, menu.layout);
  return (
    <>
      <Header
        setup={header}
        name={name}
        cart={{ count: undefined, address: links.cart(code, tableCode) }}
      />
      <PageMain>
        <MenuFrame title={labelOf(menu, lang)} aside={<></>}>
          <MenuTabs
            groups={groups}
            activeId={groups[0]?.id}
            onSelect={nothing}
            barRef={{ current: null }}
            start={
              menu.filters.length > 0 && (
                <IconButton icon="filter" label={t('filter.open')} aria-haspopup="dialog" />
              )
            }
          />
          <MenuSections
            groups={firstOf(groups)}
            version=""
            decimals={menu.currencyDecimals}
            timeZone={menu.timeZone}
            canOrder
            onAdd={() => Promise.resolve(false)}
          />
        </MenuFrame>
      </PageMain>
    </>
  );
}

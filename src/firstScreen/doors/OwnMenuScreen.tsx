import type { ComponentProps } from 'react';
import type { TFunction } from 'i18next';
import { MarkLines } from '../../components/allergy/MarkLines.tsx';
import { MenuChipView } from '../../components/allergy/MenuChipView.tsx';
import type { MenuFilter, MenuItem } from '../../contract/menu.ts';
import { ActiveFiltersView } from '../../pages/menu/ActiveFiltersView.tsx';
import { type AllergyProfile, isEmptyProfile } from '../../rules/allergy/profile.ts';
import { worstLines } from '../../rules/allergy/said.ts';
import { judgedCard, verdicts, isShownTo } from '../../rules/allergy/verdicts.ts';
import { FILTER_PARAM } from '../../rules/common/address.ts';
import { MenuScreen } from './MenuScreen.tsx';
import { chosenFilters, filterQuery } from '../../rules/menu/menuFilters.ts';
import { allergyProfile } from '../../storage/allergyProfile.ts';
import { matches, wholeItem } from './tableAnswers.ts';
import { menuPainter, menuScreenOf, type OwnMenuOf } from './menuPage.ts';

interface OwnMenuScreenProps extends ComponentProps<typeof MenuScreen> {
  chosen: readonly MenuFilter[];
  /** Of a diner who avoids something. */
  profile: AllergyProfile | undefined;
  /** The number of dishes left out. */
  hidden: number;
}

function markFor(t: TFunction, profile: AllergyProfile) {
  return function CardMark({ item }: { item: MenuItem }) {
    const lines = worstLines(verdicts(judgedCard(item, []), profile));
    return <MarkLines t={t} lines={lines} isSmall />;
  };
}

/** A table's menu for a diner with filters, or one who avoids something. */
export function OwnMenuScreen({ chosen, profile, hidden, ...menu }: OwnMenuScreenProps) {
  const { viewer, items } = menu;
  const { t } = viewer;
  const allergy = profile && { CardMark: markFor(t, profile), shown: <Each,>(all: Each) => all };
  return (
    <MenuScreen
      {...menu}
      viewer={{ ...viewer, allergy }}
      notice={profile && <MenuChipView t={t} profile={profile} hidden={hidden} />}
      filters={chosen.length}
      active={
        chosen.length > 0 && (
          <ActiveFiltersView
            viewer={viewer}
            chosen={chosen}
            found={items.length}
            unchecked={[]}
            hasNone={false}
            isInAddress={new URLSearchParams(globalThis.location.search).has(FILTER_PARAM)}
          />
        )
      }
    />
  );
}

const ownMenuOf: OwnMenuOf = (menu, came, filters) => {
  const chosen = chosenFilters(filters, menu.filters);
  // The venue offers other filters by now: the app asks for those.
  if (chosen.length > 0 && filterQuery(chosen) !== filters) return undefined;
  const matching = chosen.length > 0 ? matches(came) : undefined;
  if (chosen.length > 0 && !matching) return undefined;
  const found = menu.menuItems.filter(({ id }) => matching?.has(id) ?? true);
  const stored = allergyProfile();
  const profile = isEmptyProfile(stored) ? undefined : stored;
  const items = profile ? found.filter((item) => isShownTo(profile, wholeItem(item))) : found;
  return { items, chosen, profile, hidden: found.length - items.length };
};

export const screenOf = menuScreenOf(OwnMenuScreen, { ownMenuOf });

/** A table's menu for a diner with filters, or one who avoids something. */
export const paint = menuPainter(screenOf);

import { isEmptyProfile } from '../rules/allergy/profile.ts';
import { isShownTo } from '../rules/allergy/verdicts.ts';
import { chosenFilters, filterQuery } from '../rules/menu/menuFilters.ts';
import { allergyProfile } from '../storage/allergyProfile.ts';
import { matches, wholeItem } from './answers.ts';
import { menuPainter, menuScreenOf, type OwnMenuOf } from './menuPage.ts';
import { OwnMenuScreen } from './OwnMenuScreen.tsx';

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

import type { ListedItem, ListedMenu } from '../../contract/menu.ts';
import type { VisitPages } from '../../ordering/visit/visitPages.ts';
import type { EarlyTaps } from '../../lazy/bootHandover.ts';
import { MenuAge } from '../../pages/menu/MenuAge.tsx';
import { venueLook } from '../../rules/venue/venueLook.ts';
import { storedTableMenu } from '../../storage/earlyReads.ts';
import { type AnswersAsTheyCame } from './answers.ts';
import { menuAnswers, menuInstead } from './tableAnswers.ts';
import { paintScreen } from '../paint.ts';
import type { Paint, ScreenOf } from '../screen.ts';
import { jsx } from '../react.ts';
import { dressPage } from './VenueScreen.tsx';

/** The dishes added so far; the app sends them once it is ready. */
export const taps: EarlyTaps = new Map();

/** What the menu is for this diner alone; undefined if the app has to find the dishes. */
export type OwnMenuOf = (
  menu: ListedMenu,
  came: AnswersAsTheyCame,
  filters: string,
) => ({ items: readonly ListedItem[] } & Record<string, unknown>) | undefined;

const asForAll: OwnMenuOf = ({ menuItems }) => ({ items: menuItems });

interface MenuOf {
  answersOf?: typeof menuAnswers;
  ownMenuOf?: OwnMenuOf;
  /** The pages that its links lead to, if not those of a table. */
  pagesOf?: (visit: { code: string }) => VisitPages;
}

/* @__NO_SIDE_EFFECTS__ */
export function menuScreenOf(
  Screen: unknown,
  { answersOf = menuAnswers, ownMenuOf = asForAll, pagesOf }: MenuOf = {},
): ScreenOf {
  return (came, { tableCode, filters, ...diner }, keptAt) => {
    const answers = answersOf(came, diner);
    const own = answers && ownMenuOf(answers.menu, came, filters);
    if (!answers || !own || own.items.length === 0) return undefined;
    const viewer = {
      ...diner,
      look: venueLook(answers.header),
      ...(pagesOf && { pages: pagesOf(diner) }),
    };
    const name = dressPage(answers, viewer, viewer.t('menu.title'));
    const page = jsx(Screen, { ...answers, ...own, viewer, tableCode });
    // Formatting dates is slow.
    const age = keptAt !== undefined && { later: jsx(MenuAge, { viewer, from: keptAt }) };
    return { page, name, ...(!pagesOf && { taps }), ...age };
  };
}

/** Draws a table's menu: the stored one of the last visit, if any, until the server answers. */
/* @__NO_SIDE_EFFECTS__ */
export function menuPainter(screenOf: ScreenOf): Paint {
  return (asked, early) => {
    const { code, tableCode, lang } = asked;
    const page = { screenOf, othersIn: menuInstead };
    return paintScreen(asked, early, page, storedTableMenu(code, tableCode, lang));
  };
}

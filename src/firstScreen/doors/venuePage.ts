import type { PageColors } from '../../contract/colors.ts';
import type { VisitPages } from '../../ordering/visit/visitPages.ts';
import { venueLook } from '../../rules/venue/venueLook.ts';
import { givenColors } from '../../rules/venue/venueTheme.ts';
import type { AnswersAsTheyCame, VenueAnswers } from './answers.ts';
import type { Diner, ScreenOf } from '../screen.ts';
import { jsx } from '../react.ts';
import { dressPage } from './VenueScreen.tsx';

interface Dress {
  /** The page's own colours, over the venue's. */
  colors?: PageColors | undefined;
  /** The page's name, if it is not only the venue's. */
  title?: string;
  /** Where the page is, if its address does not say it. */
  tableCode?: string;
  pages?: VisitPages;
}

/** A page of a venue whose answers are all that it needs. */
/* @__NO_SIDE_EFFECTS__ */
export function venueScreenOf<Answers extends VenueAnswers>(
  Screen: unknown,
  answersOf: (came: AnswersAsTheyCame, diner: Diner) => Answers | undefined,
  dressOf: (answers: Answers, diner: Diner) => Dress,
): ScreenOf {
  return (came, diner) => {
    const answers = answersOf(came, diner);
    if (!answers) return undefined;
    const { colors, title, tableCode = diner.tableCode, pages } = dressOf(answers, diner);
    const viewer = { ...diner, look: venueLook(answers.header), ...(pages && { pages }) };
    const worn = { ...answers.colors, ...givenColors(colors) };
    const name = dressPage({ ...answers, colors: worn }, viewer, title);
    return { name, page: jsx(Screen, { ...answers, viewer, tableCode }) };
  };
}

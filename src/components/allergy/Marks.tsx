import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuItem } from '../../contract/menu.ts';
import type { Modifier } from '../../contract/modifiers.ts';
import { useKnownDishes } from '../../ordering/menu/useKnownDishes.ts';
import { linesOf, lineText, worstLines } from '../../rules/allergy/said.ts';
import {
  judgedCard,
  judgedLine,
  verdicts,
  worstOf,
  type Finding,
  type Judged,
} from '../../rules/allergy/verdicts.ts';
import { useAppStore } from '../../state/appStore.ts';
import { allergyProfile } from '../../storage/allergyProfile.ts';
import { Icon } from '../../ui/media/Icon.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { changeProfile } from './changeProfile.ts';
import { MARK_ICONS, MarkLines } from './MarkLines.tsx';
import styles from './Marks.module.css';
import { MenuChipView } from './MenuChipView.tsx';

/** The findings about a dish for this diner. */
export function useFindings(judged: Judged): Finding[] {
  // A change of the profile loads the look. The card around a mark does not render again for it.
  useAppStore((state) => state.look);
  return verdicts(judged, allergyProfile());
}

const NO_MENU: Judged['menu'] = [];

/** On a dish's card: only the worst finding. */
export function CardMark({ item }: { item: MenuItem }) {
  const { t } = useTranslation();
  const judged = useMemo(() => judgedCard(item, NO_MENU), [item]);
  return <MarkLines t={t} lines={worstLines(useFindings(judged))} isSmall />;
}

/** For cards with room for an icon only; a screen reader reads its words. */
export function CardSign({ item }: { item: MenuItem }) {
  const { t } = useTranslation();
  const judged = useMemo(() => judgedCard(item, NO_MENU), [item]);
  return worstLines(useFindings(judged)).map((line) => (
    <span key={line.sentence} translate="no" className={styles[line.verdict]}>
      <Icon name={MARK_ICONS[line.verdict]} size="s" />
      <VisuallyHidden>{lineText(line, t)}</VisuallyHidden>
    </span>
  ));
}

/** Marks a choice that contains something the diner avoids. */
export function ChoiceMark({ choice }: { choice: Modifier }) {
  const { t } = useTranslation();
  const findings = useFindings({ dish: undefined, chosen: [choice], open: [], menu: NO_MENU });
  const told = findings.filter(({ verdict }) => verdict !== 'notSaid');
  return <MarkLines t={t} lines={linesOf(told)} isSmall />;
}

export interface ChosenLine {
  menuItemId: number;
  modifierLists: readonly Modifier[];
}

interface LineMarkProps {
  line: ChosenLine;
  /** The page's dishes, if they are more complete than the menu on this phone. */
  dishes?: readonly MenuItem[];
}

/** The findings about a cart's or order's line, without "free" unless nothing else is known. */
export function LineMark({ line, dishes }: LineMarkProps) {
  const { t } = useTranslation();
  const menu = useKnownDishes(dishes);
  const { menuItemId, modifierLists } = line;
  const judged = useMemo(
    () => judgedLine(menuItemId, modifierLists, menu),
    [menuItemId, modifierLists, menu],
  );
  const findings = useFindings(judged);
  const isWell = worstOf(findings) === 'free';
  const told = findings.filter(({ verdict }) => isWell || verdict !== 'free');
  return <MarkLines t={t} lines={linesOf(told)} isSmall />;
}

/** Above the menu. */
export function MenuChip({ hidden }: { hidden: number }) {
  const { t } = useTranslation();
  const showSettings = useAppStore((state) => state.showSettings);
  const profile = allergyProfile();
  return (
    <MenuChipView
      t={t}
      profile={profile}
      hidden={hidden}
      onOpen={() => showSettings('allergies')}
      onShow={() => changeProfile({ ...profile, hidesDishes: false })}
    />
  );
}

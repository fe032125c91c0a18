import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuItem } from '../../contract/menu.ts';
import { useKnownDishes } from '../../ordering/menu/useKnownDishes.ts';
import { linesOf, lineText, worstLines } from '../../rules/allergy/said.ts';
import { judgedCard, judgedChoices, type Judged } from '../../rules/allergy/verdicts.ts';
import type { Choices } from '../../rules/menu/choices.ts';
import { MarkLines } from './MarkLines.tsx';
import styles from './Marks.module.css';
import { useFindings } from './Marks.tsx';

interface ChosenDish {
  item: MenuItem;
  choices: Choices;
}

const NO_MENU: readonly MenuItem[] = [];

function useChosen({ item, choices }: ChosenDish): Judged {
  // The courses of a set meal are dishes of the menu.
  const menu = useKnownDishes(item.isCombo ? undefined : NO_MENU);
  return useMemo(() => {
    const groups = item.set_ModifierGroups_VMs;
    if (groups.length === 0) return judgedCard(item, menu);
    return { dish: item, menu, ...judgedChoices(groups, choices) };
  }, [item, choices, menu]);
}

/** Everything known about a dish with its current choices; a screen reader reads each change. */
export function DishVerdict(chosen: ChosenDish) {
  const { t } = useTranslation();
  const lines = linesOf(useFindings(useChosen(chosen)));
  return (
    <div role="status">
      <MarkLines t={t} lines={lines} />
    </div>
  );
}

/** A warning on the Add button, which still adds the dish. */
export function AddWarning(chosen: ChosenDish) {
  const { t } = useTranslation();
  const lines = worstLines(useFindings(useChosen(chosen)));
  if (lines[0]?.verdict !== 'contains') return null;
  return (
    <span translate="no" className={styles.onButton}>
      {lines.map((line) => lineText(line, t)).join(t('list.separator'))}
    </span>
  );
}

import type { Allergen } from '../../contract/modifiers.ts';
import { declaredAllergens, judgedLine, type JudgedDish } from '../allergy/verdicts.ts';
import { inBoth, type Pair, type Speaker, type Speakers } from '../common/speaker.ts';
import { lineWords, type LineWords, type OrderedLine } from './orderedWords.ts';

export interface StaffDish extends LineWords {
  contains: Pair | undefined;
  mayContain: Pair | undefined;
}

/** The facts a waiter needs about each dish. Allergens are included only if the menu is known. */
export function staffDishes(
  lines: readonly OrderedLine[],
  dishes: readonly JudgedDish[],
  speakers: Speakers,
): StaffDish[] {
  return lines.map((line) => {
    const { contains, mayContain } = declaredAllergens(
      judgedLine(line.menuItemId, line.modifierLists, dishes),
    );
    return {
      ...lineWords(line, dishes, speakers),
      contains: allergenWords(contains, ({ t }) => t('item.allergens'), speakers),
      mayContain: allergenWords(mayContain, ({ t }) => t('item.mayContain'), speakers),
    };
  });
}

function allergenWords(
  allergens: readonly Allergen[],
  label: (speaker: Speaker) => string,
  speakers: Speakers,
): Pair | undefined {
  if (allergens.length === 0) return undefined;
  return inBoth(speakers, (speaker) => {
    const { t } = speaker;
    const names = allergens.map((allergen) => t(`allergen.${allergen}`)).filter(Boolean);
    return [label(speaker), names.join(t('list.separator'))].filter(Boolean).join(' ');
  });
}

import type { MenuItem } from '../../contract/menu.ts';
import { ALLERGENS, type Allergen } from '../../contract/modifiers.ts';
import { inBoth, type Pair, type Speaker, type Speakers } from '../common/speaker.ts';
import { choiceNames, dishName, type NamedDish, type OrderedLine } from './orderedWords.ts';

export interface StaffDish {
  id: string;
  qty: number;
  name: Pair;
  choices: Pair[];
  /** As the diner wrote it. */
  note: string;
  contains: Pair | undefined;
  mayContain: Pair | undefined;
}

export type KnownDish = NamedDish & Pick<MenuItem, 'allergens' | 'mayContain'>;

/** What a waiter has to know of each dish. What it contains is told where the menu is known. */
export function staffDishes(
  lines: readonly OrderedLine[],
  dishes: readonly KnownDish[],
  speakers: Speakers,
): StaffDish[] {
  return lines.map((line) => {
    const dish = dishes.find(({ id }) => id === line.menuItemId);
    const contained = new Set([
      ...(dish?.allergens ?? []),
      ...line.modifierLists.flatMap((choice) => choice.allergens ?? []),
    ]);
    const possible = (dish?.mayContain ?? []).filter((allergen) => !contained.has(allergen));
    return {
      id: line.uniqueId,
      qty: line.qty,
      name: dishName(line, dishes, speakers),
      choices: choiceNames(line, speakers),
      note: line.instruction.trim(),
      contains: allergenWords(contained, ({ t }) => t('item.allergens'), speakers),
      mayContain: allergenWords(new Set(possible), ({ t }) => t('item.mayContain'), speakers),
    };
  });
}

function allergenWords(
  found: ReadonlySet<Allergen>,
  label: (speaker: Speaker) => string,
  speakers: Speakers,
): Pair | undefined {
  const ordered = ALLERGENS.filter((allergen) => found.has(allergen));
  if (ordered.length === 0) return undefined;
  return inBoth(speakers, (speaker) => {
    const { t } = speaker;
    const names = ordered.map((allergen) => t(`allergen.${allergen}`)).filter(Boolean);
    return [label(speaker), names.join(t('list.separator'))].filter(Boolean).join(' ');
  });
}

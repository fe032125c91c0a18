import { useTranslation } from 'react-i18next';
import type { MenuItem } from '../../../contract/menu.ts';
import type { Modifier } from '../../../contract/modifiers.ts';
import { useDishesAtHand } from '../../../ordering/menu/useKnownDishes.ts';
import { energyOf, foodsOf } from '../../../rules/menu/energy.ts';
import { useCalories } from '../../../components/menu/useCalories.ts';
import styles from './DishEnergy.module.css';

interface DishEnergyProps {
  item: MenuItem;
  chosen: readonly Modifier[];
  quantity: number;
  /** False until the choices are loaded. */
  isWhole: boolean;
  /** A choice must still be made. */
  isOpen: boolean;
}

/** As wide as a sum becomes. */
const WIDEST = 8888;

/** The calories of a dish with what is chosen, in words; a screen reader hears each change once. */
export function DishEnergy({ item, chosen, quantity, isWhole, isOpen }: DishEnergyProps) {
  const { t } = useTranslation();
  const written = useCalories();
  const { calories, isCombo } = item;
  // The courses of a set meal are dishes of the menu.
  const menu = useDishesAtHand(isCombo);
  const energy = energyOf({ calories, isCombo, chosen, isOpen }, menu ?? []);
  const words = () => {
    if (energy === undefined) return '';
    const { known, notSaid } = energy;
    if (foodsOf(chosen).length === 0) return t('item.calories', { count: known });
    const sum = { calories: written(known) };
    if (quantity > 1) return notSaid > 0 ? t('energy.eachAtLeast', sum) : t('energy.each', sum);
    return notSaid > 0 ? t('energy.chosenAtLeast', sum) : t('energy.chosen', sum);
  };
  return (
    <p
      className={styles.sum}
      data-widest={t('energy.chosenAtLeast', { calories: written(WIDEST) })}
    >
      {/* Made anew with the choices that are made by default: these are no change. */}
      <span key={String(isWhole)} role="status">
        {words()}
      </span>
    </p>
  );
}

import type { MenuItem } from '../../../contract/menu.ts';
import { energyOf, foodsOf } from '../../../rules/menu/energy.ts';
import { caloriesIn } from '../../../components/menu/caloriesIn.ts';
import type { Viewer } from '../../../components/venue/useViewer.ts';
import styles from './DishEnergy.module.css';
import type { PricedDish } from './dishState.ts';

interface DishEnergyViewProps {
  viewer: Pick<Viewer, 't' | 'lang'>;
  item: MenuItem;
  priced: PricedDish;
  /** False until the choices have loaded. */
  isWhole: boolean;
  /** The courses of a set meal are dishes of the menu. */
  menu: readonly MenuItem[];
}

/** No sum is wider. */
const WIDEST = 8888;

/** The calories of a dish with its choices, in words; a screen reader reads each change once. */
export function DishEnergyView(props: DishEnergyViewProps) {
  const { viewer, item, priced, isWhole, menu } = props;
  const { modifiers: chosen, quantity, problems } = priced;
  const { t, lang } = viewer;
  const written = caloriesIn(t, lang);
  const { calories, isCombo } = item;
  const energy = energyOf({ calories, isCombo, chosen, isOpen: problems.length > 0 }, menu);
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
      {/* Replaced when default choices load: screen readers must not read them as a change. */}
      <span key={String(isWhole)} role="status">
        {words()}
      </span>
    </p>
  );
}

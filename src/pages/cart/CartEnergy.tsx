import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartView } from '../../contract/cart.ts';
import { useDishesAtHand } from '../../ordering/menu/useKnownDishes.ts';
import { energyOfCart } from '../../rules/menu/energy.ts';
import { useCalories } from '../../components/menu/useCalories.ts';
import styles from './CartEnergy.module.css';

/** The calories of a cart, and the number of dishes without them; nothing if no dish has any. */
export function CartEnergy({ lines }: { lines: CartView['cartList'] }) {
  const { t } = useTranslation();
  const written = useCalories();
  // A menu that loads later would move the content below: it counts when the cart next opens.
  const [menu] = useState(useDishesAtHand() ?? []);
  const energy = energyOfCart(lines, menu);
  if (energy === undefined) return null;
  const { known, notSaid } = energy;
  return (
    <p className={styles.energy}>
      {notSaid > 0
        ? `${t('energy.cartAtLeast', { calories: written(known) })} ${t('energy.notSaid', { count: notSaid })}`
        : t('energy.cart', { calories: written(known) })}
    </p>
  );
}

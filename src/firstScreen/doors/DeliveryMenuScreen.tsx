import type { DishTaps } from '../../ordering/cart/useQuickAdd.ts';
import { DishRowsView, type DishRowsProps } from '../../pages/menu/sections/DishRowsView.tsx';
import { InCartView, type InCartProps } from '../../pages/menu/sections/InCartView.tsx';
import { DeliveryScreen } from './DeliveryScreen.tsx';
import { MenuScreen, type MenuScreenProps } from './MenuScreen.tsx';
import { deliveryPages } from '../../ordering/visit/visitPages.ts';
import { deliveryMenuAnswers } from './deliveryAnswers.ts';
import { menuScreenOf } from './menuPage.ts';
import { paintScreen } from '../paint.ts';
import type { Paint } from '../screen.ts';

const nothing = () => undefined;

/** The app answers a tap: a visitor has to log in first. */
const NO_TAPS: DishTaps = {
  quantity: 0,
  isCountable: false,
  isAnswering: false,
  min: 1,
  max: 1,
  add: nothing,
  set: nothing,
};

function InCart({ viewer, className, name, hasAction, isOff }: InCartProps) {
  return <InCartView taps={NO_TAPS} {...{ viewer, className, name, hasAction, isOff }} />;
}

const Rows = (rows: DishRowsProps) => <DishRowsView InCart={InCart} {...rows} />;

/** A menu of deliveries, with only the first dishes. */
export function DeliveryMenuScreen(props: MenuScreenProps) {
  return <MenuScreen {...props} Rows={Rows} Frame={DeliveryScreen} />;
}

export const screenOf = menuScreenOf(DeliveryMenuScreen, {
  answersOf: deliveryMenuAnswers,
  pagesOf: deliveryPages,
});

/** The menu of deliveries for a visitor. */
export const paint: Paint = (asked, early) =>
  paintScreen(asked, early, { screenOf, Frame: DeliveryScreen });

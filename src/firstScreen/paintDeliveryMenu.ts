import { deliveryPages } from '../ordering/visit/visitPages.ts';
import { isServingChosen } from '../storage/earlyReads.ts';
import { deliveryMenuAnswers } from './answers.ts';
import { DeliveryMenuScreen } from './DeliveryMenuScreen.tsx';
import { menuScreenOf } from './menuPage.ts';
import { paintScreen, type Paint } from './paint.ts';

export const screenOf = menuScreenOf(DeliveryMenuScreen, {
  answersOf: deliveryMenuAnswers,
  pagesOf: deliveryPages,
});

/** The menu of deliveries for a visitor. Another store may serve a diner who chose where. */
export const paint: Paint = async (asked, early) =>
  !isServingChosen(asked.code) && paintScreen(asked, early, { screenOf });

import { deliveryPages } from '../ordering/visit/visitPages.ts';
import { isLogInBegun } from '../storage/earlyReads.ts';
import { logInAnswers } from './answers.ts';
import { LogInScreen } from './LogInScreen.tsx';
import { paintScreen, type Paint } from './paint.ts';
import { venueScreenOf } from './venuePage.ts';

export const screenOf = venueScreenOf(LogInScreen, logInAnswers, (_, diner) => ({
  title: diner.t('login.title'),
  pages: deliveryPages(diner),
}));

/** The log-in of a visitor. The app knows the number of a log-in that has ended or begun. */
export const paint: Paint = async (asked, early) =>
  !isLogInBegun(asked.code) && paintScreen(asked, early, { screenOf });

import { welcomeAnswers } from './answers.ts';
import { paintScreen, type Paint } from './paint.ts';
import { jsx } from './standIns/react.ts';
import { WelcomeScreen } from './WelcomeScreen.tsx';

/** A venue's welcome at a table. */
export const paint: Paint = (asked, early) =>
  paintScreen(asked, early, (came) => {
    const answers = welcomeAnswers(came, Date.now());
    return answers && { page: jsx(WelcomeScreen, { ...answers }) };
  });

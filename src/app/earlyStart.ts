import { adoptEarlyAnswers } from '../api/earlyAnswers.ts';
import { EARLY_START_KEY, type EarlyStart } from '../config/earlyStart.ts';
import { adoptEarlyStrings, allStrings } from '../i18n/i18n.ts';
import { loadPartsWith } from '../ui/lazily.ts';
import { awaitFirstScreen, whenIdle } from '../ui/whenIdle.ts';

const earlyStart = () =>
  (globalThis as unknown as Record<string, EarlyStart | undefined>)[EARLY_START_KEY];

/** The app itself cannot go on: what is left is what the page can do without it. */
export function giveBackEarlyStart(): void {
  void earlyStart()?.rescue();
}

/** What the page's own script has asked for is the first screen: everything else waits for it. */
export function takeOverEarlyStart(): void {
  const early = earlyStart();
  if (!early) return;
  early.isTaken = true;
  if (early.answers.length === 0) return;
  adoptEarlyStrings(early.strings);
  adoptEarlyAnswers(early.answers);
  loadPartsWith(allStrings);
  awaitFirstScreen();
  // A failure here is no loss: whoever needs the texts asks for them again.
  whenIdle(() => void allStrings().catch(() => undefined));
}

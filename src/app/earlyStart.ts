import { adoptEarlyAnswers } from '../api/earlyAnswers.ts';
import { EARLY_START_KEY, type EarlyStart } from '../config/earlyStart.ts';
import { adoptEarlyStrings, allStrings } from '../i18n/i18n.ts';
import { loadPartsWith } from '../ui/lazily.ts';
import { awaitFirstScreen, whenIdle } from '../ui/whenIdle.ts';

/** What the page's own script has asked for is the first screen: everything else waits for it. */
export function takeOverEarlyStart(): void {
  const early = (globalThis as unknown as Record<string, EarlyStart | undefined>)[EARLY_START_KEY];
  if (!early || early.answers.length === 0) return;
  adoptEarlyStrings(early.strings);
  adoptEarlyAnswers(early.answers);
  loadPartsWith(allStrings);
  awaitFirstScreen();
  // A failure here is no loss: whoever needs the texts asks for them again.
  whenIdle(() => void allStrings().catch(() => undefined));
}

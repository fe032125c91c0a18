import { startTransition, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { App, loadPagesAt } from './app/App.tsx';
import { tokenAt } from './app/apiFailures.ts';
import { loadAllergyParts } from './components/allergy/allergyParts.ts';
import { awaitFirstScreen } from './lazy/afterFirstScreen.ts';
import { adoptEarlyAnswers } from './lazy/earlyAnswers.ts';
import {
  BOOT_HANDOVER_KEY,
  type BootHandover,
  type FirstScreenDrawn,
} from './lazy/bootHandover.ts';
import { giveEarlyTaps } from './lazy/earlyTaps.ts';
import { watchLostFiles } from './app/lostFiles.ts';
import { APP_SEGMENTS } from './rules/common/routes.ts';
import {
  adoptEarlyStrings,
  allStrings,
  askStringsWith,
  currentWords,
  showLanguage,
} from './i18n/i18n.ts';
import { keepInstallPrompt } from './pwa/page/installPrompt.ts';
import { appStore } from './state/appStore.ts';
import { isLostPart, loadAhead, loadPartsWith } from './lazy/lazyPart.tsx';
import { listenBeforeRouter } from './ui/modal/tabHistory.ts';
import './ui/styles/tokens.css';
import './ui/styles/base.css';

/** The venue code in the address: the language is stored per venue. */
function codeOfAddress(): string | undefined {
  const [segment = '', code] = globalThis.location.pathname.split('/').slice(1);
  const isVenuePage = APP_SEGMENTS.has(segment);
  try {
    return isVenuePage && code ? decodeURIComponent(code) : undefined;
  } catch {
    return undefined;
  }
}

/** Does not log files that could not be loaded: the page shows a message for them. */
function onCaughtError(error: unknown): void {
  if (!isLostPart(error)) console.error(error);
}

const earlyStart = () =>
  (globalThis as unknown as Record<string, BootHandover | undefined>)[BOOT_HANDOVER_KEY];

/** The app cannot start: runs the rescue of the page's inline script (`firstScreen/rescue.ts`). */
function giveBackEarlyStart(): void {
  void earlyStart()?.rescue();
}

/** Uses the answers that the page's inline script has requested, and postpones everything else. */
function takeOverEarlyStart(): void {
  const early = earlyStart();
  if (!early) return;
  early.isTaken = true;
  if (early.answers.length === 0) return;
  adoptEarlyStrings(early.strings);
  adoptEarlyAnswers(early.answers);
  if (early.strings?.isPart) loadPartsWith(allStrings);
  if (early.isPreloadOnly) return;
  const { first } = early;
  awaitFirstScreen(first && (() => takeOverFirstScreen(first)));
}

/** The app's own menu is ready: it continues at the diner's place on the first screen. */
function takeOverFirstScreen({ taps, handOver }: FirstScreenDrawn): void {
  const tellLost = () =>
    appStore.getState().showToast({ text: currentWords().t('menu.notAdded'), tone: 'danger' });
  // Add the tapped dishes before the page is shown.
  void handOver(() => flushSync(() => giveEarlyTaps(taps, tellLost)));
}

async function start(root: HTMLElement): Promise<void> {
  const { followLanguageOf, loadLook } = appStore.getState();
  takeOverEarlyStart();
  loadLook();
  listenBeforeRouter();
  watchLostFiles();
  keepInstallPrompt();
  askStringsWith(() => tokenAt(appStore.getState().visit?.code ?? codeOfAddress()));
  // The menu is in the first files: loaded here, it is drawn in the step that opens it.
  void loadAhead(['MenuPage']);
  await Promise.all([
    // Only then is it known which strings the allergy marks need.
    showLanguage(followLanguageOf(codeOfAddress())).then(loadAllergyParts),
    loadPagesAt(globalThis.location.pathname),
  ]);
  // Renders in small steps, so that the early page and the browser's controls still react to taps.
  startTransition(() =>
    createRoot(root, { onCaughtError }).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
}

const root = document.getElementById('root');
if (root) {
  start(root).catch((error: unknown) => {
    console.error(error);
    giveBackEarlyStart();
  });
}

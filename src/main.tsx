import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { tokenAt } from './app/apiFailures.ts';
import { awaitFirstScreen, whenIdle } from './defer/afterFirstScreen.ts';
import { adoptEarlyAnswers } from './defer/earlyAnswers.ts';
import { EARLY_START_KEY, type EarlyStart } from './defer/earlyStart.ts';
import { watchLostFiles } from './app/lostFiles.ts';
import { APP_SEGMENTS } from './config/paths.ts';
import { adoptEarlyStrings, allStrings, askStringsWith, showLanguage } from './i18n/i18n.ts';
import { keepInstallPrompt } from './pwa/installPrompt.ts';
import { appStore } from './state/appStore.ts';
import { isLostPart, loadPartsWith } from './defer/lazyPart.tsx';
import { listenBeforeRouter } from './ui/modal/tabHistory.ts';
import './styles/tokens.css';
import './styles/base.css';

/** The venue of the address, so that the very first words are in its language. */
function codeOfAddress(): string | undefined {
  const [segment = '', code] = globalThis.location.pathname.split('/').slice(1);
  const isVenuePage = APP_SEGMENTS.has(segment);
  try {
    return isVenuePage && code ? decodeURIComponent(code) : undefined;
  } catch {
    return undefined;
  }
}

/** A file that did not come is no fault of the app; the page says what it means. */
function onCaughtError(error: unknown): void {
  if (!isLostPart(error)) console.error(error);
}

const earlyStart = () =>
  (globalThis as unknown as Record<string, EarlyStart | undefined>)[EARLY_START_KEY];

/** The app itself cannot go on: what is left is what the page can do without it. */
function giveBackEarlyStart(): void {
  void earlyStart()?.rescue();
}

/** What the page's own script has asked for is the first screen: everything else waits for it. */
function takeOverEarlyStart(): void {
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

async function start(root: HTMLElement): Promise<void> {
  const { followLanguageOf, loadTheme } = appStore.getState();
  takeOverEarlyStart();
  loadTheme();
  listenBeforeRouter();
  watchLostFiles();
  keepInstallPrompt();
  askStringsWith(() => tokenAt(appStore.getState().visit?.code ?? codeOfAddress()));
  await showLanguage(followLanguageOf(codeOfAddress()));
  createRoot(root, { onCaughtError }).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root) {
  start(root).catch((error: unknown) => {
    console.error(error);
    giveBackEarlyStart();
  });
}

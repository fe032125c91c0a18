import { QueryClientProvider } from '@tanstack/react-query';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { BrowserRouter, matchRoutes, useRoutes } from 'react-router-dom';
import { isApiFailure } from '../api/failure.ts';
import { currentWords, onOtherWords } from '../i18n/i18n.ts';
import { loadAhead, loadLazy } from '../lazy/lazyPart.tsx';
import { isRecovering } from '../pwa/page/lostFile.ts';
import { createQueryClient } from '../queries/client.ts';
import { appStore } from '../state/appStore.ts';
import { onStorageTrouble } from '../storage/store.ts';
import { connectApi } from './apiFailures.ts';
import { EntryGate, isDoor } from './frames/SelfOrderFrame.tsx';
import { filtersInAddress } from '../pages/menu/menuAddress.ts';
import { routes } from './routes.tsx';

/**
 * The declarative router is enough here. The data router, with loaders and actions, is as large as
 * the whole menu page, and would have to load before the first dish.
 */
export function App() {
  const client = useMemo(() => {
    const queryClient = createQueryClient();
    connectApi(queryClient);
    tellOfFaults();
    return queryClient;
  }, []);
  const words = useWords();
  return (
    <I18nextProvider i18n={words}>
      <QueryClientProvider client={client}>
        <BrowserRouter>
          <Pages />
        </BrowserRouter>
      </QueryClientProvider>
    </I18nextProvider>
  );
}

/**
 * The translator of all pages. When more words of the same language arrive, every dish of the menu
 * renders again: as a transition, so that the page stays responsive.
 */
function useWords() {
  const [words, setWords] = useState(currentWords);
  useEffect(() => {
    const follow = () => {
      const next = currentWords();
      if (next.language === words.language) startTransition(() => setWords(next));
      else setWords(next);
    };
    follow();
    return onOtherWords(follow);
  }, [words]);
  return words;
}

/**
 * Loads the parts of the page at this address, so that it renders in one step: React waits a third
 * of a second before it replaces a page that is drawn without its content.
 */
export async function loadPagesAt(path: string): Promise<void> {
  const matches = matchRoutes(routes, path) ?? [];
  const parts = matches.map(({ route }) => route.Component);
  const { code, tableCode, eOrderId } = matches.at(-1)?.params ?? {};
  const isGate = isDoor(path) && tableCode === undefined;
  await loadLazy(isGate ? [...parts, EntryGate] : parts);
  if (eOrderId !== undefined) await loadAhead(['ReadyAlerts', 'OrderActions']);
  if (code !== undefined && filtersInAddress(code) !== null) await loadAhead(['ActiveFilters']);
}

function Pages() {
  return useRoutes(routes);
}

function tell(fault: unknown): void {
  if (isRecovering()) return;
  // Failed calls are already reported, and cancelled ones need no report.
  if (isApiFailure(fault) || (fault instanceof Error && fault.name === 'AbortError')) return;
  const message = fault instanceof Error ? fault.message : currentWords().t('error.unknown');
  appStore
    .getState()
    .showToast({ text: currentWords().t('error.occurred', { message }), tone: 'danger' });
}

/** Shows a message for uncaught errors and for storage that does not work. */
function tellOfFaults(): void {
  addEventListener('error', (event) => {
    if (event.error !== undefined) tell(event.error);
  });
  addEventListener('unhandledrejection', (event) => tell(event.reason));
  onStorageTrouble(() =>
    appStore.getState().showToast({ text: currentWords().t('error.storage'), tone: 'warning' }),
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { AllergyContext } from '../components/allergy/allergyContext.ts';
import { useAllergyParts } from '../components/allergy/allergyParts.ts';
import { pageArrived } from '../components/menu/dishTransition.ts';
import { usePageIdle } from '../lazy/usePageIdle.ts';
import { useAppStore } from '../state/appStore.ts';
import { applyAppearance } from '../storage/rootLook.ts';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { lazyPart } from '../lazy/lazyPart.tsx';
import { LastAddress } from './lastAddress.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { useScrollPosition } from './useScrollPosition.ts';

const FailedLoadAlert = lazyPart(() => import('./FailedLoadAlert.tsx'), 'FailedLoadAlert', {
  isNeeded: true,
});

const Background = lazyPart(() => import('./Background.tsx'), 'Background', {
  hasFirstWords: true,
});

const Toasts = lazyPart(() => import('./Toasts.tsx'), 'Toasts', { hasFirstWords: true });

const SettingsSheet = lazyPart(
  () => import('../components/venue/SettingsSheet.tsx'),
  'SettingsSheet',
  { isNeeded: true },
);

/** A tap on a link to the current page renders it again and reloads its data. */
function useRebuildOnSameAddress() {
  const { pathname, search, hash, key } = useLocation();
  const isStepBack = useNavigationType() === NavigationType.Pop;
  const queryClient = useQueryClient();
  const allowAlertAgain = useAppStore((state) => state.allowAlertAgain);
  const last = useRef({ address: '', key: '' });
  const [generation, setGeneration] = useState(0);
  useEffect(() => {
    const address = pathname + search + hash;
    const isAgain = last.current.address === address && last.current.key !== key && !isStepBack;
    last.current = { address, key };
    allowAlertAgain();
    if (!isAgain) return;
    setGeneration((count) => count + 1);
    void queryClient.invalidateQueries();
  }, [pathname, search, hash, key, isStepBack, queryClient, allowAlertAgain]);
  return { generation, last };
}

/** Screen readers read the title of a new page once, and the Tab key starts at its beginning. */
function useFocusOnNewPage(): void {
  const { pathname } = useLocation();
  const lastPath = useRef(pathname);
  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    const main = document.querySelector('main');
    // Screen readers do not read an element again that already has the focus.
    if (document.activeElement === main) main?.blur();
    // A page with a single field focuses that field: the phone then offers the code at once.
    const wanted = main?.querySelector<HTMLElement>('[data-autofocus]') ?? main;
    wanted?.focus({ preventScroll: true });
  }, [pathname]);
}

export function RootLayout() {
  const { t } = useTranslation();
  const { generation, last } = useRebuildOnSameAddress();
  useFocusOnNewPage();
  useScrollPosition();
  const { key } = useLocation();
  useLayoutEffect(pageArrived, [key]);
  const hasToast = useAppStore((state) => state.toasts.length > 0);
  const isAlerted = useAppStore((state) => state.alertedCode !== undefined);
  const isAppRefused = useAppStore((state) => state.isAppRefused);
  const look = useAppStore((state) => state.look);
  const isSettingsOpen = useAppStore((state) => state.isSettingsOpen);
  const allergyParts = useAllergyParts();
  const isStable = usePageIdle();

  useEffect(() => applyAppearance(look), [look]);

  if (isAppRefused) {
    return (
      <main>
        <EmptyState
          headingLevel={1}
          icon="alert"
          title={t('unavailable.title')}
          text={t('unavailable.text')}
        />
      </main>
    );
  }
  return (
    <>
      <PageBoundary pageKey={key}>
        <LastAddress value={last}>
          <AllergyContext value={allergyParts}>
            <Suspense>
              <Outlet key={generation} />
            </Suspense>
          </AllergyContext>
        </LastAddress>
      </PageBoundary>
      {isStable && <Background />}
      {isAlerted && <FailedLoadAlert />}
      {(isStable || hasToast) && <Toasts />}
      {isSettingsOpen && <SettingsSheet />}
    </>
  );
}

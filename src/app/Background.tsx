import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { appConfig } from '../config/appConfig.ts';
import { runWhenIdle } from '../lazy/afterFirstScreen.ts';
import { addressOnceLeft, isLeaving, reloadPage } from '../ordering/account/logOut.ts';
import { modes } from '../ordering/visit/modes.ts';
import { isInstalled } from '../pwa/page/standalone.ts';
import { appStore, useAppStore } from '../state/appStore.ts';
import { readLogin } from '../storage/login.ts';
import { noteCustomerOfTab, onCustomerGone } from '../storage/loginChanges.ts';
import { useWhileOffline } from '../ordering/visit/useWhileOffline.ts';
import { refreshStale } from '../queries/refreshStale.ts';
import { endBrokenLogin } from './enterDelivery.ts';
import { setInstallIcons, nameAppIn } from './installLook.ts';
import { keepDishes, keepWhatWasLoaded } from './offlineSupply.ts';
import { followDiner } from './sameDiner.ts';
import { Updates } from './Updates.tsx';
import { followWorker } from './workerMessages.ts';

/** Background work of every page, started after the page has loaded. */
export function Background() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const lang = useAppStore((state) => state.lang);
  const goTo = useEffectEvent((path: string) => void navigate(path));

  useEffect(() => followLogOut(client), [client]);
  useEffect(() => followWorker(client, goTo), [client]);
  useEffect(followNetwork, []);
  useWhileOffline(() => void refreshStale(client));
  // This part loads after the page: by then the network may have gone and returned.
  useEffect(() => void refreshStale(client), [client]);
  useEffect(followDiner, []);
  useEffect(persistWhereInstalled, []);
  useEffect(watchWhereAsked, []);
  useEffect(() => {
    nameAppIn(lang);
    setInstallIcons(lang);
  }, [lang]);
  useEffect(() => runWhenIdle(() => keepDishes(pathname)), [pathname]);
  useEffect(() => lookWhoIsHere(client), [client, pathname]);
  useEffect(() => {
    // The diner is back from the bank or another app: prices may have changed.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void client.invalidateQueries();
    };
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, [client]);

  return <Updates onFirstControl={onFirstControl} />;
}

/** The app works without reports. */
function ignore(): void {}

function onFirstControl(): void {
  keepWhatWasLoaded();
  keepDishes(globalThis.location.pathname);
}

/**
 * While this part was loading, the browser may have cleared the storage, in part or whole, or
 * another tab may have logged out unnoticed.
 */
function lookWhoIsHere(client: QueryClient): void {
  const { visit, logins, lookAtLogin } = appStore.getState();
  if (!visit) return;
  endBrokenLogin(visit.code);
  noteCustomerOfTab(visit.code);
  const wasHere = logins[visit.code]?.status === 'loggedIn';
  if (wasHere && readLogin(visit.code).status !== 'loggedIn') onceGone(client, visit.code);
  else lookAtLogin(visit.code);
}

/** Follows a log-out in another tab. */
function followLogOut(client: QueryClient): () => void {
  return onCustomerGone((code) => {
    // This tab is about to do the same.
    if (!isLeaving(code)) onceGone(client, code);
  });
}

function onceGone(client: QueryClient, code: string): void {
  client.removeQueries({ queryKey: ['Delivery'] });
  const { visit, lookAtLogin } = appStore.getState();
  // Pages of a table show nothing of the customer, and a reload might interrupt an order.
  const isOnScreen = visit?.code === code && modes[visit.state].isOfCustomer;
  if (!isOnScreen || !reloadPage(addressOnceLeft(code))) lookAtLogin(code);
}

/** The device reports that its network went away or returned: the next answer confirms it. */
function followNetwork(): () => void {
  const { noteServerHeard } = appStore.getState();
  const look = () => noteServerHeard(navigator.onLine);
  addEventListener('online', look);
  addEventListener('offline', look);
  return () => {
    removeEventListener('online', look);
    removeEventListener('offline', look);
  };
}

/** Diners download the reporting code only if the host wants reports. */
function watchWhereAsked(): void {
  const { watchUrl } = appConfig();
  if (watchUrl === '') return;
  import('./watching.ts').then(({ startWatching }) => startWatching(watchUrl), ignore);
}

/**
 * Asks the browser not to clear the app's storage. Only in the installed app: there browsers decide
 * by themselves, elsewhere one of them would ask the diner.
 */
function persistWhereInstalled(): void {
  if (!isInstalled()) return;
  const storage = navigator.storage as StorageManager | undefined;
  void storage?.persist?.().catch(() => undefined);
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { whenIdle } from '../ui/whenIdle.ts';
import { useAppStore } from '../state/appStore.ts';
import { useWhileAway } from '../ordering/visit/useWhileAway.ts';
import { renewOldReads } from '../queries/oldReads.ts';
import { followLogOut } from './followLogOut.ts';
import { dressForHomeScreen, nameAppIn } from './installLook.ts';
import { keepDishes, keepWhatWasLoaded } from './offlineSupply.ts';
import { persistWhereInstalled } from './persist.ts';
import { followNetwork } from './network.ts';
import { followDiner } from './sameDiner.ts';
import { Updates } from './Updates.tsx';
import { followWorker } from './workerMessages.ts';

/** What goes on behind every page once it stands: nobody's first dish waits for it. */
export function Background() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const lang = useAppStore((state) => state.lang);
  const goTo = useEffectEvent((path: string) => void navigate(path));

  useEffect(() => followLogOut(client), [client]);
  useEffect(() => followWorker(client, goTo), [client]);
  useEffect(followNetwork, []);
  useWhileAway(() => void renewOldReads(client));
  useEffect(followDiner, []);
  useEffect(persistWhereInstalled, []);
  useEffect(() => {
    nameAppIn(lang);
    dressForHomeScreen(lang);
  }, [lang]);
  useEffect(() => whenIdle(() => keepDishes(pathname)), [pathname]);
  useEffect(() => {
    // Back from the payment page, or from another app: prices may be others by now.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void client.invalidateQueries();
    };
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, [client]);

  return <Updates onFirstControl={onFirstControl} />;
}

function onFirstControl(): void {
  keepWhatWasLoaded();
  keepDishes(globalThis.location.pathname);
}

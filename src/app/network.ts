import { appStore } from '../state/appStore.ts';

/** The device knows that its network has gone, or hopes that it is back: the next answer tells. */
export function followNetwork(): () => void {
  const { heardServer } = appStore.getState();
  const look = () => heardServer(navigator.onLine);
  addEventListener('online', look);
  addEventListener('offline', look);
  return () => {
    removeEventListener('online', look);
    removeEventListener('offline', look);
  };
}

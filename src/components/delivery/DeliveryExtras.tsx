import { usePushUpToDate } from '../../ordering/account/usePush.ts';
import { InstallBanner } from './InstallBanner.tsx';

/** What the delivery side offers beside ordering, once its page stands. */
export function DeliveryExtras() {
  usePushUpToDate();
  return <InstallBanner />;
}

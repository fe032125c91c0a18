import { usePushUpToDate } from '../../ordering/account/usePush.ts';
import { InstallBanner } from './InstallBanner.tsx';

/** Parts of the delivery side that are not needed to order, loaded after the page. */
export function DeliveryExtras() {
  usePushUpToDate();
  return <InstallBanner />;
}

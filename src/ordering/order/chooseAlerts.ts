import { appStore } from '../../state/appStore.ts';
import { preferencesEntry } from '../../storage/deviceEntries.ts';

/** Whether the diner wants to be told when an order is ready, from now on and for later orders. */
export function chooseAlerts(wantsAlerts: boolean): void {
  preferencesEntry.write({ ...preferencesEntry.read(), alerts: wantsAlerts });
  appStore.setState({ wantsAlerts });
}

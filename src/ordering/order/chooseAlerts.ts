import { appStore } from '../../state/appStore.ts';
import { preferencesEntry } from '../../storage/deviceEntries.ts';

/** Turns the alert for a ready order on or off, for this and later orders. */
export function chooseAlerts(wantsAlerts: boolean): void {
  preferencesEntry.write({ ...preferencesEntry.read(), alerts: wantsAlerts });
  appStore.setState({ wantsAlerts });
}

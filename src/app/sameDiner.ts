/**
 * Reloads when another tab, or the back-forward cache, has another customer or language, and
 * applies the appearance that was chosen in another tab.
 */
import { UPDATE_RETRY_MS } from '../config/times.ts';
import { modes } from '../ordering/visit/modes.ts';
import { appStore } from '../state/appStore.ts';
import { preferencesEntry } from '../storage/deviceEntries.ts';
import { customerIdEntry } from '../storage/loginEntries.ts';
import { langEntry, langMirrorEntry } from '../storage/visitEntries.ts';
import { isReloadHeld } from './updateHold.ts';

interface Diner {
  lang: string | undefined;
  customerId: number | undefined;
}

function dinerAt(code: string): Diner {
  return { lang: langMirrorEntry.read(code), customerId: customerIdEntry.read(code) };
}

/** Reloads as soon as a reload interrupts nothing. */
function reloadWhenFree(): () => void {
  const look = () => {
    if (isReloadHeld()) return;
    clearInterval(timer);
    globalThis.location.reload();
  };
  const timer = setInterval(look, UPDATE_RETRY_MS);
  look();
  return () => clearInterval(timer);
}

/** Takes over the language chosen in another tab. */
function adoptLanguage(code: string): boolean {
  const chosen = langMirrorEntry.read(code);
  if (chosen === undefined || chosen === appStore.getState().lang) return false;
  langEntry.write(chosen, code);
  return true;
}

/**
 * Follows changes by other tabs, and compares again when the browser restores the page from the
 * back-forward cache, where it receives no events. `Background.tsx` follows log-outs.
 */
export function followDiner(): () => void {
  let stop = () => undefined as void;
  const onStorage = ({ key, newValue, oldValue }: StorageEvent) => {
    const { visit, loadLook } = appStore.getState();
    if (key === preferencesEntry.key()) loadLook();
    if (!visit || key === null || newValue === oldValue || newValue === null) return;
    const { code } = visit;
    const isLanguage = key === langMirrorEntry.key(code) && adoptLanguage(code);
    const isLogin = key === customerIdEntry.key(code) && modes[visit.state].isOfCustomer;
    if (!isLanguage && !isLogin) return;
    stop();
    stop = reloadWhenFree();
  };

  let left: (Diner & { code: string }) | undefined;
  const onPageHide = () => {
    const { visit } = appStore.getState();
    left = visit && { ...dinerAt(visit.code), code: visit.code };
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted || !left) return;
    const now = dinerAt(left.code);
    const isOther = now.customerId !== left.customerId;
    // Reload at once: data of one customer must not be shown to another.
    if (adoptLanguage(left.code) || isOther) globalThis.location.reload();
  };
  addEventListener('storage', onStorage);
  addEventListener('pagehide', onPageHide);
  addEventListener('pageshow', onPageShow);
  return () => {
    stop();
    removeEventListener('storage', onStorage);
    removeEventListener('pagehide', onPageHide);
    removeEventListener('pageshow', onPageShow);
  };
}

import type { StateCreator } from 'zustand';
import type { PageColors } from '../contract/colors.ts';
import type { DinerLook } from '../storage/rootLook.ts';
import { preferencesEntry } from '../storage/deviceEntries.ts';
import type { ToastContent } from '../ui/feedback/ToastCard.tsx';

export interface InterfaceSlice {
  toasts: readonly ToastContent[];
  showToast: (toast: Omit<ToastContent, 'id'>) => void;
  dismissToast: (id: string) => void;
  /** The category of the menu in view, by scrolling or by choice. */
  categoryInView: number | undefined;
  setCategoryInView: (categoryId: number | undefined) => void;
  /** Colours that the page on screen sets over those of its venue. */
  pageColors: PageColors | undefined;
  setPageColors: (colors: PageColors | undefined) => void;
  /** The HTTP status that the alert shows now. */
  alertedCode: number | undefined;
  /** Shows the alert once per page, even if several calls fail. */
  alert: (httpStatus: number) => void;
  dismissAlert: () => void;
  /** Allows another alert, on a new page. */
  allowAlertAgain: () => void;
  /** There is no network, or the venue's server does not answer. */
  isOffline: boolean;
  noteServerHeard: (isThere: boolean) => void;
  /** The server refuses the app's public key, so nothing can be shown. */
  isAppRefused: boolean;
  refuseApp: () => void;
  /** The diner's choices; undefined parts follow the phone. */
  look: DinerLook;
  loadLook: () => void;
  chooseLook: (change: DinerLook) => void;
  /** The diner wants a message when an order is ready. */
  wantsAlerts: boolean;
  /** The sheet with the settings, or the one with the allergies. */
  isSettingsOpen: boolean | 'allergies';
  showSettings: (isOpen: boolean | 'allergies') => void;
}

let nextToast = 0;
let hasAlerted = false;
const TOASTS_AT_ONCE = 3;

function isConfirmation({ tone, action }: ToastContent): boolean {
  return (tone === 'neutral' || tone === 'positive') && action === undefined;
}

/** Replaces a message with the same text, and shows only the last one after quick taps. */
function isReplaced(old: ToastContent, fresh: ToastContent): boolean {
  return old.text === fresh.text || (isConfirmation(old) && isConfirmation(fresh));
}

export const createInterfaceSlice: StateCreator<InterfaceSlice> = (set, get) => ({
  toasts: [],
  showToast: ({ tone = 'neutral', ...toast }) => {
    nextToast += 1;
    const fresh: ToastContent = { ...toast, tone, id: `toast-${nextToast}` };
    set(({ toasts }) => ({
      toasts: [...toasts.filter((old) => !isReplaced(old, fresh)), fresh].slice(-TOASTS_AT_ONCE),
    }));
  },
  dismissToast: (id) =>
    set(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) })),
  categoryInView: undefined,
  setCategoryInView: (categoryInView) => set({ categoryInView }),
  pageColors: undefined,
  setPageColors: (pageColors) => set({ pageColors }),
  alertedCode: undefined,
  alert: (httpStatus) => {
    if (hasAlerted) return;
    hasAlerted = true;
    set({ alertedCode: httpStatus });
  },
  dismissAlert: () => set({ alertedCode: undefined }),
  allowAlertAgain: () => {
    hasAlerted = false;
    set({ alertedCode: undefined });
  },
  isOffline: !navigator.onLine,
  noteServerHeard: (isThere) => {
    if (get().isOffline === isThere) set({ isOffline: !isThere });
  },
  isAppRefused: false,
  refuseApp: () => set({ isAppRefused: true }),
  look: {},
  loadLook: () => {
    const { theme, textSize, lessMotion, alerts = false } = preferencesEntry.read() ?? {};
    set({ look: { theme, textSize, lessMotion }, wantsAlerts: alerts });
  },
  chooseLook: (change) => {
    preferencesEntry.write({ ...preferencesEntry.read(), ...change });
    set({ look: { ...get().look, ...change } });
  },
  wantsAlerts: false,
  isSettingsOpen: false,
  showSettings: (isSettingsOpen) => set({ isSettingsOpen }),
});

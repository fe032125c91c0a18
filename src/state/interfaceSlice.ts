import type { StateCreator } from 'zustand';
import type { PageColors } from '../contract/colors.ts';
import { preferencesEntry } from '../storage/deviceEntries.ts';

type ToastTone = 'neutral' | 'positive' | 'warning' | 'danger';

interface Toast {
  id: string;
  text: string;
  tone: ToastTone;
  action?: { label: string; onAct: () => void };
}

export interface InterfaceSlice {
  toasts: readonly Toast[];
  showToast: (toast: Omit<Toast, 'id' | 'tone'> & { tone?: ToastTone }) => void;
  dismissToast: (id: string) => void;
  /** The category of the menu under the diner's eyes, by scrolling there or by choosing it. */
  categoryInView: number | undefined;
  setCategoryInView: (categoryId: number | undefined) => void;
  /** Colours that the page on screen has of its own, over those of its venue. */
  pageColors: PageColors | undefined;
  setPageColors: (colors: PageColors | undefined) => void;
  /** HTTP code that is shown in the alert now. */
  alertedCode: number | undefined;
  /** Shows the alert once per page, however many of its calls fail. */
  alert: (httpStatus: number) => void;
  dismissAlert: () => void;
  /** A new page may alert again. */
  allowAlertAgain: () => void;
  /** No network, or one in which the venue's server does not answer. */
  isOffline: boolean;
  noteServerHeard: (isThere: boolean) => void;
  /** The server does not know this app: nothing can be shown at all. */
  isAppRefused: boolean;
  refuseApp: () => void;
  /** Undefined follows the phone. */
  theme: 'light' | 'dark' | undefined;
  loadTheme: () => void;
  chooseTheme: (theme: 'light' | 'dark') => void;
}

let nextToast = 0;
let hasAlerted = false;
const TOASTS_AT_ONCE = 3;

function isConfirmation({ tone, action }: Toast): boolean {
  return (tone === 'neutral' || tone === 'positive') && action === undefined;
}

/** The same words twice are one message, and of quick taps only the last needs to be confirmed. */
function isReplaced(old: Toast, fresh: Toast): boolean {
  return old.text === fresh.text || (isConfirmation(old) && isConfirmation(fresh));
}

export const createInterfaceSlice: StateCreator<InterfaceSlice> = (set, get) => ({
  toasts: [],
  showToast: ({ tone = 'neutral', ...toast }) => {
    nextToast += 1;
    const fresh: Toast = { ...toast, tone, id: `toast-${nextToast}` };
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
  theme: undefined,
  loadTheme: () => set({ theme: preferencesEntry.read()?.theme }),
  chooseTheme: (theme) => {
    preferencesEntry.write({ ...preferencesEntry.read(), theme });
    set({ theme });
  },
});

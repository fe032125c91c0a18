import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { createCartSlice, type CartSlice } from './cartSlice.ts';
import { createInterfaceSlice, type InterfaceSlice } from './interfaceSlice.ts';
import { createLanguageSlice, type LanguageSlice } from './languageSlice.ts';
import { createSessionSlice, type SessionSlice } from './sessionSlice.ts';

type AppState = CartSlice & SessionSlice & LanguageSlice & InterfaceSlice;

/** The app's store, for code outside of components. */
export const appStore = createStore<AppState>()((...tools) => ({
  ...createCartSlice(...tools),
  ...createSessionSlice(...tools),
  ...createLanguageSlice(...tools),
  ...createInterfaceSlice(...tools),
}));

export function useAppStore<T>(selector: (state: AppState) => T): T {
  return useStore(appStore, selector);
}

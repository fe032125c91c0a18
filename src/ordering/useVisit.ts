import { createContext, useContext } from 'react';
import type { Lang } from '../contract/basics.ts';
import { useAppStore } from '../state/appStore.ts';
import type { Visit } from '../state/sessionSlice.ts';
import { modes, type Mode } from './modes.ts';

/** The visit of the page on screen; a provider above every page with a code fills it. */
export const VisitContext = createContext<Visit | undefined>(undefined);

export interface CurrentVisit extends Visit {
  lang: Lang;
  mode: Mode;
}

export function useVisit(): CurrentVisit {
  const visit = useContext(VisitContext);
  const lang = useAppStore((state) => state.lang);
  if (visit === undefined) throw new Error('This page stands outside a visit.');
  return { ...visit, lang, mode: modes[visit.state] };
}

export function useMode(): Mode {
  return useVisit().mode;
}

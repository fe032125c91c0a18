import { createContext, useContext } from 'react';
import type { Lang } from '../../contract/languages.ts';
import { useAppStore } from '../../state/appStore.ts';
import type { Visit } from '../../state/sessionSlice.ts';
import { modes, type Mode } from './modes.ts';
import { visitPages, type VisitPages } from './visitPages.ts';

/** The visit of the page on screen. `VisitProvider` fills it above every page with a venue code. */
export const VisitContext = createContext<Visit | undefined>(undefined);

/** Reads the visit again after a change in the storage. */
export const ReenterContext = createContext<() => void>(() => undefined);

export function useReenter(): () => void {
  return useContext(ReenterContext);
}

interface CurrentVisit extends Visit {
  lang: Lang;
  mode: Mode;
  pages: VisitPages;
}

/** Cached per visit, so that memoised dish cards keep the same props. */
const knownPages = new WeakMap<Visit, VisitPages>();

function pagesOf(visit: Visit): VisitPages {
  const known = knownPages.get(visit) ?? visitPages({ ...visit, mode: modes[visit.state] });
  knownPages.set(visit, known);
  return known;
}

export function useVisit(): CurrentVisit {
  const visit = useContext(VisitContext);
  const lang = useAppStore((state) => state.lang);
  if (visit === undefined) throw new Error('useVisit needs a VisitProvider.');
  return { ...visit, lang, mode: modes[visit.state], pages: pagesOf(visit) };
}

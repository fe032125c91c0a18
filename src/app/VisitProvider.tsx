import type { ReactNode } from 'react';
import { ReenterContext, VisitContext } from '../ordering/visit/useVisit.ts';
import { appStore } from '../state/appStore.ts';
import type { Visit } from '../state/sessionSlice.ts';
import { useEntered } from './useEntered.ts';

interface EnteredVisitProps {
  code: string;
  /** A new key means another visit. */
  visitKey: string;
  enter: () => Visit;
  children: ReactNode;
}

/** The visit that all pages below belong to, in the language chosen at that venue. */
export function VisitProvider({ code, visitKey, enter, children }: EnteredVisitProps) {
  const { entry, reenter } = useEntered(visitKey, () => ({
    entry: enter(),
    lang: appStore.getState().followLanguageOf(code),
  }));
  if (!entry) return null;
  return (
    <VisitContext value={entry}>
      <ReenterContext value={reenter}>{children}</ReenterContext>
    </VisitContext>
  );
}

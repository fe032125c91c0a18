import { useMemo, type ReactNode } from 'react';
import { tableSide } from '../ordering/menu/tableSide.ts';
import { VenueSideContext } from '../ordering/visit/useVenueSide.ts';
import { useVisit } from '../ordering/visit/useVisit.ts';

/** The table side of this venue, for all pages below. */
export function TableSide({ children }: { children: ReactNode }) {
  const { code, tableCode, lang } = useVisit();
  const side = useMemo(() => tableSide({ code, tableCode, lang }), [code, tableCode, lang]);
  return <VenueSideContext value={side}>{children}</VenueSideContext>;
}

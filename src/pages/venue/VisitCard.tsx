import type { ReactNode } from 'react';
import { OrderingNotice } from '../../components/menu/OrderingNotice.tsx';
import { useViewer } from '../../components/venue/useViewer.ts';
import { useVenueName } from '../../components/venue/usePageTitle.ts';
import { useOrderingNow } from '../../ordering/menu/useOrderingNow.ts';
import type { VisitMenu } from '../../ordering/menu/useVisitMenu.ts';
import { useTableCode, useTableHours } from '../../ordering/visit/useTable.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useStoreIdFromCode } from '../../queries/menu.ts';
import { useDriveThroughSetup } from '../../queries/places.ts';
import { LaneWelcome, TableCard } from './TableCard.tsx';

interface VisitCardProps {
  menu: VisitMenu;
  /** No branch is chosen yet, so the app knows nothing about ordering. */
  isChoosing?: boolean;
  children?: ReactNode;
}

/** The diner's place, from the server's data about the table. */
export function VisitCard({ menu, isChoosing = false, children }: VisitCardProps) {
  const table = useTableCode();
  const viewer = useViewer();
  const { code, mode } = useVisit();
  const hours = useTableHours();
  const name = useVenueName();
  const venue = useStoreIdFromCode({ code }).data;
  const timeZone = venue?.timeZone;
  const lane = useDriveThroughSetup({ code }, { enabled: mode.asks === 'car' });
  const { state, isLoading } = useOrderingNow(menu.data, menu.isTableUnknown);
  return (
    <TableCard
      viewer={viewer}
      asks={mode.asks}
      // A venue without a name shows its code.
      name={name || (venue ? code : '')}
      table={menu.isTableUnknown || hours.isError ? undefined : table}
      hours={hours.data}
      isLoading={hours.isPending}
      timeZone={timeZone}
      notice={
        <>
          {!isLoading && !isChoosing && <OrderingNotice state={state} timeZone={timeZone} />}
          {mode.asks === 'car' && (
            <LaneWelcome
              viewer={viewer}
              welcome={lane.data?.welcome}
              readyMinutes={lane.data?.readyMinutes ?? 0}
            />
          )}
        </>
      }
    >
      {children}
    </TableCard>
  );
}

import { Outlet, useParams } from 'react-router-dom';
import { isHttpFailure } from '../api/failure.ts';
import { Header } from '../components/venue/header/Header.tsx';
import { UnknownVenue } from '../components/venue/UnknownVenue.tsx';
import { useVenueName } from '../components/venue/usePageTitle.ts';
import { NO_TABLE } from '../rules/common/address.ts';
import { useVisit } from '../ordering/visit/useVisit.ts';
import { appStore } from '../state/appStore.ts';
import { lazyPart } from '../lazy/lazyPart.tsx';
import { VenueMain } from '../components/venue/VenueMain.tsx';
import { VisitProvider } from './VisitProvider.tsx';
import { useTableVenue } from './frames/useTableVenue.ts';
import { TableSide } from './TableSide.tsx';

const MenuFeedbackLink = lazyPart(
  () => import('../components/rating/FeedbackLink.tsx'),
  'MenuFeedbackLink',
);

/** A page of a venue without ordering: header, colours and title, but no cart. */
export function EntryLayout() {
  const { code = '' } = useParams();
  // A hotel, a hall or a form has a code and no table: its own page takes no orders.
  const enter = () => appStore.getState().enterVisit(code, NO_TABLE);
  return (
    <VisitProvider code={code} visitKey={code} enter={enter}>
      <TableSide>
        <EntryFrame />
      </TableSide>
    </VisitProvider>
  );
}

function EntryFrame() {
  const { code } = useVisit();
  const { venue, header } = useTableVenue();
  const name = useVenueName();

  if (isHttpFailure(venue.error, 404)) return <UnknownVenue code={code} />;
  return (
    <>
      <Header setup={header.data} name={name} Feedback={MenuFeedbackLink} />
      <VenueMain header={header.data}>
        <Outlet />
      </VenueMain>
    </>
  );
}

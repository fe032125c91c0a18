import { useVenueColors } from '../../components/venue/useVenueColors.ts';
import { useVenueDigits } from '../../components/venue/useVenueDigits.ts';
import { useVenueHeader } from '../../components/venue/useVenueHeader.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useStoreIdFromCode } from '../../queries/menu.ts';
import { useButtonColorCodes } from '../../queries/tablePage.ts';

/** The venue around a page of the table side, in its own colours and digits. */
export function useTableVenue() {
  const { code } = useVisit();
  const venue = useStoreIdFromCode({ code });
  const header = useVenueHeader();
  const colors = useButtonColorCodes({ code });
  useVenueColors(header.data, colors.data);
  useVenueDigits(header.data);
  return { venue, header };
}

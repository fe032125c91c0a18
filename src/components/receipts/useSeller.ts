import type { Invoice } from '../../contract/orders.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useConceptInfo, useStoreAddress } from '../../queries/delivery/settings.ts';
import { useStoreIdFromCode } from '../../queries/menu.ts';
import { inLang } from '../../rules/common/labels.ts';
import { inBoth, type Speakers } from '../../rules/common/speaker.ts';
import type { Seller } from '../../rules/receipts/receipt.ts';
import { menuItemsEntry } from '../../storage/venueEntries.ts';
import { useVenueName } from '../venue/usePageTitle.ts';

/** The seller as far as known: from the order's invoice, otherwise from the venue's own data. */
export function useSeller(
  speakers: Speakers,
  invoice: Invoice | undefined,
  orderedFrom: number | undefined,
): Seller {
  const { code, mode } = useVisit();
  const name = useVenueName();
  const venue = useStoreIdFromCode({ code }).data;
  const isBrand = (venue?.conceptId ?? 0) > 0;
  const info = useConceptInfo({ code }, { enabled: isBrand && !invoice?.legalName }).data;
  // The store of a table's menu serves that table.
  const ofMenu = mode.isOfCustomer ? undefined : menuItemsEntry.read(code)?.storeId;
  const storeId = orderedFrom ?? ofMenu ?? 0;
  const store = useStoreAddress({ storeId }, { enabled: storeId > 0 }).data;
  return {
    venue: inBoth(speakers, ({ lang }) => inLang(lang, venue?.labelEN, venue?.labelAR) || name),
    branch: inBoth(speakers, ({ lang, t }) =>
      [
        inLang(lang, store?.labelEN, store?.labelAR),
        inLang(lang, store?.addressEN, store?.addressAR),
      ]
        .filter(Boolean)
        .join(t('list.separator') || ', '),
    ),
    legalName: invoice?.legalName || info?.legalName || '',
    taxNumber: invoice?.taxNumber || info?.taxNumber || '',
  };
}

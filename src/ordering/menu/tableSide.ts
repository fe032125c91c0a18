import { NO_TABLE } from '../../rules/common/address.ts';
import type { Lang } from '../../contract/languages.ts';
import {
  getHeaderSetup,
  getMenu,
  getMenuDetails,
  getMenuItemsForFilter,
} from '../../contract/endpoints/menu.ts';
import { picked, queryOf } from '../../queries/read.ts';
import { operationHourQuery } from '../../queries/tablePage.ts';
import { headerSetupEntry, menuScheduleEntry } from '../../storage/venueEntries.ts';
import type { MenuReads, Opening, VenueSide } from '../visit/useVenueSide.ts';

interface Table {
  code: string;
  tableCode: string;
  lang: Lang;
}

function menuAt(code: string, tableCode: string | undefined, lang: Lang): MenuReads {
  return {
    menu: queryOf(getMenu, { code, tableCode, lang }),
    head: queryOf(getMenuDetails, { code, tableCode }),
    filtered: (x) => queryOf(getMenuItemsForFilter, { code, x, tableCode, lang }),
  };
}

const asIs = (hours: Opening) => hours;

/** The table side of a venue, also without a table. */
export function tableSide({ code, tableCode, lang }: Table): VenueSide {
  const hasTable = tableCode !== NO_TABLE;
  return {
    header: { query: queryOf(getHeaderSetup, { code, lang }), kept: headerSetupEntry },
    menu: menuAt(code, hasTable ? tableCode : undefined, lang),
    menuOfVenue: menuAt(code, undefined, lang),
    isMenuKnown: true,
    hasCategories: true,
    keptHead: () => menuScheduleEntry.read(code),
    hours: picked(operationHourQuery(tableCode), asIs, { enabled: hasTable }),
    hasTable,
  };
}

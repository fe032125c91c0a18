import { NO_TABLE } from '../../config/paths.ts';
import type { Lang } from '../../contract/languages.ts';
import {
  headerSetupQuery,
  menuDetailsQuery,
  menuItemsForFilterQuery,
  menuQuery,
} from '../../queries/menu.ts';
import { picked } from '../../queries/read.ts';
import { checkOperationHourForTableQuery } from '../../queries/tablePage.ts';
import { headerSetupEntry, menuScheduleEntry } from '../../storage/venueEntries.ts';
import type { MenuReads, Opening, VenueSide } from '../visit/useVenueSide.ts';

interface Table {
  code: string;
  tableCode: string;
  lang: Lang;
}

function menuAt(code: string, table: string | undefined, lang: Lang): MenuReads {
  return {
    menu: menuQuery(code, table, lang),
    head: menuDetailsQuery(code, table),
    filtered: (query) => menuItemsForFilterQuery(code, query, table, lang),
  };
}

const asIs = (hours: Opening) => hours;

/** A venue at its tables, and without one. */
export function tableSide({ code, tableCode, lang }: Table): VenueSide {
  const hasTable = tableCode !== NO_TABLE;
  return {
    header: { query: headerSetupQuery(code, lang), kept: headerSetupEntry },
    menu: menuAt(code, hasTable ? tableCode : undefined, lang),
    menuOfVenue: menuAt(code, undefined, lang),
    isMenuKnown: true,
    hasCategories: true,
    keptHead: () => menuScheduleEntry.read(code),
    hours: picked(checkOperationHourForTableQuery(tableCode), asIs, { enabled: hasTable }),
    hasTable,
  };
}

/** TableCart/…: reads for a table's pages, except those of the cart. */
import * as v from 'valibot';
import type * as endpoints from '../../contract/endpoints/tablePage.ts';
import { buttonColorsOf } from '../backend/venue/colors.ts';
import { malformed } from '../backend/common/refusal.ts';
import { tableHours } from '../backend/venue/tables.ts';
import { bodyAs, type Answers } from './call.ts';

const OrderTime = v.object({ tableCode: v.string(), orderTime: v.string() });

export const tablePage: Answers<typeof endpoints> = {
  getButtonColorCodes: ({ world, params }) => {
    const target = world.catalog.target(params.code);
    if (target.kind === 'merge') return buttonColorsOf(target.merge);
    if (target.kind === 'hotel') return buttonColorsOf(target.hotel);
    return buttonColorsOf(target.concept);
  },

  checkOperationHourForTable: async (call) => {
    const { world, lang } = call;
    const { tableCode, orderTime } = await bodyAs(call, OrderTime);
    if (Number.isNaN(Date.parse(orderTime))) throw malformed('orderTime is not a moment.');
    return tableHours(world, world.catalog.place(tableCode), lang);
  },
};

/** Orders: one of a key, at the server's price. */
import {
  cancelEOrder,
  checkEOrderStatus,
  placeOrder,
  saveEOrder,
} from '../../../contract/endpoints/tableCartOrders.ts';
import { ORDER_STATUS } from '../../../contract/orderStatus.ts';
import { STATUS } from '../../../contract/status.ts';
import { decimalsOf, formatMajor } from '../../../rules/common/money.ts';
import type { Rule } from '../visit.ts';
import { NAME, NUMBER, orderRule, toldIn } from './ordering.ts';
import { shapeFaultsOf, shapeOf } from './reads.ts';
import { answered, granted, refused, unless } from './said.ts';

export const ORDER_RULES: readonly Rule[] = [
  orderRule(
    {
      id: 'shape of a saved order',
      title: 'SaveEOrder answers as the contract says',
      call: saveEOrder,
      breaks: 'No order can be placed.',
    },
    async ({ save }) => shapeOf(saveEOrder, await save()),
  ),
  orderRule(
    {
      id: 'one order of a key',
      title: 'SaveEOrder with one key answers one eOrderID, for ever',
      breaks: 'An order whose answer is lost is cooked twice, and paid twice.',
    },
    async ({ save }, eOrderId) => {
      const again = toldIn(await save()).eOrderID;
      const known = toldIn(await save({}, { 'eorder-id': String(eOrderId) })).eOrderID;
      return [
        ...unless(again === eOrderId, `The same request answers ${eOrderId} and ${again}`),
        ...unless(known === eOrderId, `By its number it answers ${known}`),
      ];
    },
  ),
  orderRule(
    {
      id: 'one order at once',
      title: 'SaveEOrder five times at once is one order',
      breaks: 'Two phones with one cart order it twice.',
    },
    async ({ save }, eOrderId) => {
      const answers = await Promise.all(Array.from({ length: 5 }, () => save()));
      const ids = new Set(answers.map((heard) => toldIn(heard).eOrderID));
      return unless(
        ids.size === 1 && ids.has(eOrderId),
        `They answer ${[...ids].map(String).join(', ')}`,
      );
    },
  ),
  orderRule(
    {
      id: 'own totals',
      title: 'expectedTotal is not believed, and a difference is said',
      breaks: 'Whoever can write a request names the price.',
    },
    async ({ save, view }) => {
      const { totals, totalsChanged } = toldIn(await save({ expectedTotal: 0.001 }));
      const real = view.totals.payable;
      return [
        ...unless(
          (totals?.payable ?? 0) >= real,
          `payable is ${totals?.payable}, the cart’s ${real}`,
        ),
        ...unless(totalsChanged === true, `totalsChanged is ${String(totalsChanged)}`),
      ];
    },
  ),
  orderRule(
    {
      id: 'total as text',
      title: 'sPayable is payable with the currency’s decimals',
      breaks: 'The amount on the button is not the one that is paid.',
    },
    async ({ save, view }) => {
      const { payable = 0, sPayable } = toldIn(await save()).totals ?? {};
      const text = formatMajor(payable, decimalsOf(view.currency, view.currencyDecimals));
      return unless(sPayable === text, `payable ${payable}, sPayable “${sPayable}”`);
    },
  ),
  orderRule(
    {
      id: 'an old cart',
      title: 'An order of an old cartVersion is a 409 with the newest',
      breaks: 'A dish that a friend has just added is not in the order, or is without being seen.',
    },
    async ({ save, add, cart }) => {
      await add();
      const heard = await save();
      const now = await cart();
      const told = answered(heard, 409, 'One');
      if (told.length > 0) return told;
      const version = toldIn(heard).cartVersion;
      return unless(
        version === now.cartVersion,
        `cartVersion is ${version}, and not ${now.cartVersion}`,
      );
    },
  ),
  orderRule(
    {
      id: 'another number',
      title: 'An eorder-id that is not the key’s own is a 409',
      breaks: 'One diner renews and pays the order of another.',
    },
    async ({ save }, eOrderId) =>
      answered(await save({}, { 'eorder-id': String(eOrderId + 1) }), 409, 'One'),
  ),
  orderRule(
    {
      id: 'placed once',
      title: 'PlaceOrder twice is one order, and says so',
      call: placeOrder,
      breaks: 'An order whose answer is lost reaches the kitchen twice.',
    },
    async ({ place }, eOrderId) => {
      const first = await place(eOrderId);
      const second = await place(eOrderId);
      const [one, other] = [toldIn(first), toldIn(second)];
      return [
        ...granted(first, 'The first time'),
        ...granted(second, 'The second time'),
        ...unless(
          other.eOrderID === one.eOrderID,
          `They are ${one.eOrderID} and ${other.eOrderID}`,
        ),
        ...unless(other.alreadyPlaced === true, 'The second time does not say alreadyPlaced'),
      ];
    },
  ),
  orderRule(
    {
      id: 'placed for good',
      title: 'SaveEOrder of a placed key changes nothing, and says alreadyPlaced',
      breaks: 'An order that is cooked already is changed, or made anew.',
    },
    async ({ place, save, status }, eOrderId) => {
      await place(eOrderId);
      const before = toldIn(await status(eOrderId)).totals?.payable;
      const again = toldIn(await save({ tip: 1 }));
      const after = toldIn(await status(eOrderId)).totals?.payable;
      return [
        ...unless(again.eOrderID === eOrderId, `It answers ${again.eOrderID}`),
        ...unless(again.alreadyPlaced === true, 'It does not say alreadyPlaced'),
        ...unless(before === after, `It cost ${before}, and costs ${after}`),
      ];
    },
  ),
  orderRule(
    {
      id: 'a cart that was ordered',
      title:
        'A cart that was ordered takes no dish: -15 with eOrderID; it is empty, and names its order',
      breaks: 'A dish that is added a moment too late is lost, and nobody is told.',
    },
    async ({ place, add, cart }, eOrderId) => {
      await place(eOrderId);
      const heard = await add();
      const view = await cart();
      return [
        ...refused(heard, STATUS.alreadyOrdered, 'One more'),
        ...unless(toldIn(heard).eOrderID === eOrderId, 'The refusal names no eOrderID'),
        ...unless(view.cartList.length === 0, 'Its lines are still there'),
        ...unless(view.eOrderID === eOrderId, `It names order ${view.eOrderID}`),
      ];
    },
  ),
  orderRule(
    {
      id: 'status of an order',
      title: 'checkEOrderStatus follows the order',
      call: checkEOrderStatus,
      breaks: 'Nobody learns what became of their order.',
    },
    async ({ place, status }, eOrderId) => {
      const saved = toldIn(await status(eOrderId)).orderStatus ?? 0;
      await place(eOrderId);
      const heard = await status(eOrderId);
      const { orderStatus = 0 } = toldIn(heard);
      const shape = shapeFaultsOf(checkEOrderStatus, heard);
      return [
        ...shape,
        ...unless(saved < ORDER_STATUS.placed, `Saved, it has orderStatus ${saved}`),
        ...unless(orderStatus >= ORDER_STATUS.placed, `Placed, it has orderStatus ${orderStatus}`),
      ];
    },
  ),
  orderRule(
    {
      id: 'nobody in a status',
      title: 'checkEOrderStatus tells no name and no number',
      breaks: 'Whoever counts learns who ordered what.',
    },
    async ({ status }, eOrderId) => {
      const { text = '' } = await status(eOrderId);
      return [
        ...unless(!text.includes(NAME), 'It tells the name'),
        ...unless(!text.includes(NUMBER), 'It tells the number'),
      ];
    },
  ),
  orderRule(
    {
      id: 'given up by its own',
      title: 'An order at a table is cancelled by its key alone: -4 without it',
      call: cancelEOrder,
      breaks: 'Anybody cancels the orders of others.',
    },
    async ({ cancel, uniqueCartId }, eOrderId) => {
      const other = await cancel(eOrderId, 'nosuchkey123');
      const own = await cancel(eOrderId, uniqueCartId);
      return [...refused(other, STATUS.notYours, 'Another key'), ...granted(own, 'Its own key')];
    },
  ),
];

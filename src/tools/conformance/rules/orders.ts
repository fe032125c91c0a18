/** Orders: one per key, at the server's price. */
import {
  cancelEOrder,
  checkEOrderStatus,
  placeOrder,
  saveEOrder,
} from '../../../contract/endpoints/tableCartOrders.ts';
import { ORDER_STATUS } from '../../../contract/orderStatus.ts';
import { STATUS } from '../../../contract/status.ts';
import { decimalsOf, formatMajor } from '../../../rules/common/money.ts';
import { Broken, Left, type Rule } from '../visit.ts';
import { orderRule, toldIn } from './ordering.ts';
import { shapeFaultsOf, shapeOf } from './reads.ts';
import { answered, begun, granted, isGranted, needed, refused, unless } from './said.ts';

const SEEMS_REFUSED = 'An order whose answer is lost seems refused although it is placed.';

export const ORDER_RULES: readonly Rule[] = [
  orderRule(
    {
      id: 'shape of a saved order',
      title: 'SaveEOrder answers as the contract says',
      call: saveEOrder,
      breaks: 'No order can be placed.',
    },
    async ({ save }) => shapeOf(saveEOrder, await save()),
    { isFirst: true },
  ),
  orderRule(
    {
      id: 'one order of a key',
      title: 'SaveEOrder with the same key always returns the same eOrderID',
      breaks: 'An order whose answer is lost is cooked twice, and paid twice.',
    },
    async ({ save }, eOrderId) => {
      const same = await save();
      const byNumber = await save({}, { 'eorder-id': String(eOrderId) });
      const failed = [
        ...granted(same, 'The same request'),
        ...granted(byNumber, 'With its number it'),
      ];
      if (failed.length > 0)
        return new Broken(failed, 'An order whose answer is lost cannot be sent again.');
      const [again, known] = [toldIn(same).eOrderID, toldIn(byNumber).eOrderID];
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
      const ids = new Set(answers.filter(isGranted).map((heard) => toldIn(heard).eOrderID));
      const failed = new Set(answers.flatMap((heard) => granted(heard, 'One of them')));
      if (failed.size > 0 && [...ids].every((id) => id === eOrderId))
        return new Broken(
          [...failed],
          'When two phones send one cart, one of them shows a failure.',
        );
      return unless(
        ids.size === 1 && ids.has(eOrderId),
        `They answer ${[...ids].map(String).join(', ')}`,
      );
    },
  ),
  orderRule(
    {
      id: 'own totals',
      title: 'expectedTotal is checked, and a difference is reported',
      breaks: 'Anyone who can write a request sets the price.',
    },
    async ({ save, view }) => {
      const smallest = 1 / 10 ** decimalsOf(view.currency, view.currencyDecimals);
      const heard = await save({ expectedTotal: smallest });
      const first = begun(heard, 'One of another total');
      if (first instanceof Left) return first;
      if (first.length > 0)
        return new Broken(
          first,
          'After a change of prices an order fails without asking the diner.',
        );
      const { totals, totalsChanged } = toldIn(heard);
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
      const saved = await needed(save(), 'SaveEOrder');
      const { payable = 0, sPayable } = toldIn(saved).totals ?? {};
      const text = formatMajor(payable, decimalsOf(view.currency, view.currencyDecimals));
      return unless(sPayable === text, `payable ${payable}, sPayable “${sPayable}”`);
    },
  ),
  orderRule(
    {
      id: 'an old cart',
      title: 'An order of an old cartVersion is a 409 with the newest',
      breaks: 'A dish that a friend has just added is missing in the order, or in it unseen.',
    },
    async ({ save, added, cart }) => {
      await added();
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
      breaks: 'One diner changes and pays another diner’s order.',
    },
    async ({ save }, eOrderId) =>
      answered(await save({}, { 'eorder-id': String(eOrderId + 1) }), 409, 'One'),
  ),
  orderRule(
    {
      id: 'placed',
      title: 'PlaceOrder places an order that was saved',
      call: placeOrder,
      breaks: 'No order reaches the kitchen.',
    },
    async ({ place }, eOrderId) => begun(await place(eOrderId), 'PlaceOrder'),
  ),
  orderRule(
    {
      id: 'placed once',
      title: 'PlaceOrder twice is one order, and says so',
      call: placeOrder,
      breaks: 'An order whose answer is lost reaches the kitchen twice.',
    },
    async ({ place, placed }, eOrderId) => {
      const one = toldIn(await placed(eOrderId));
      const second = await place(eOrderId);
      const failed = granted(second, 'The second time');
      if (failed.length > 0) return new Broken(failed, SEEMS_REFUSED);
      const other = toldIn(second);
      if (other.eOrderID !== one.eOrderID)
        return [`They are ${one.eOrderID} and ${other.eOrderID}`];
      return new Broken(
        unless(other.alreadyPlaced === true, 'The second time does not say alreadyPlaced'),
        'An order that is sent again cannot be told from a new one.',
      );
    },
  ),
  orderRule(
    {
      id: 'placed for good',
      title: 'SaveEOrder of a placed key changes nothing, and says alreadyPlaced',
      breaks: 'An order that is already cooked is changed or repeated.',
    },
    async ({ menu, placed, save, status }, eOrderId) => {
      await placed(eOrderId);
      const payable = async () =>
        toldIn(await needed(status(eOrderId), 'checkEOrderStatus')).totals?.payable;
      const before = await payable();
      const saved = await save((menu.tips?.max ?? 0) >= 1 ? { tip: 1 } : {});
      const failed = granted(saved, 'It');
      if (failed.length > 0) return new Broken(failed, SEEMS_REFUSED);
      const again = toldIn(saved);
      const after = await payable();
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
      breaks: 'A dish that is added a moment too late is lost without a message.',
    },
    async ({ placed, add, cart }, eOrderId) => {
      await placed(eOrderId);
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
      breaks: 'Diners cannot follow their order.',
    },
    async ({ placed, status }, eOrderId) => {
      const before = await status(eOrderId);
      const first = begun(before, 'It');
      if (first instanceof Left || first.length > 0) return first;
      const saved = toldIn(before).orderStatus ?? 0;
      await placed(eOrderId);
      const heard = await status(eOrderId);
      const { orderStatus = 0 } = toldIn(heard);
      return [
        ...shapeFaultsOf(checkEOrderStatus, heard),
        ...unless(saved < ORDER_STATUS.placed, `Saved, it has orderStatus ${saved}`),
        ...unless(orderStatus >= ORDER_STATUS.placed, `Placed, it has orderStatus ${orderStatus}`),
      ];
    },
  ),
  orderRule(
    {
      id: 'nobody in a status',
      title: 'checkEOrderStatus contains no name and no phone number',
      breaks: 'Anyone who tries order numbers learns who ordered what.',
    },
    async ({ status, contact: { name, mobileNo } }, eOrderId) => {
      const { text = '' } = await needed(status(eOrderId), 'checkEOrderStatus');
      return [
        ...unless(!text.includes(name), 'It contains the name'),
        ...unless(mobileNo === '' || !text.includes(mobileNo), 'It contains the phone number'),
      ];
    },
  ),
  orderRule(
    {
      id: 'given up by its own',
      title: 'An order at a table is cancelled only with its key: -4 without it',
      call: cancelEOrder,
      breaks: 'Anyone can cancel other diners’ orders.',
    },
    async ({ cancel, uniqueCartId }, eOrderId) => {
      const other = await cancel(eOrderId, 'nosuchkey123');
      const own = await cancel(eOrderId, uniqueCartId);
      const told = [
        ...refused(other, STATUS.notYours, 'Another key'),
        ...granted(own, 'Its own key'),
      ];
      return isGranted(other) ? told : new Broken(told, 'Diners cannot cancel an order.');
    },
  ),
];

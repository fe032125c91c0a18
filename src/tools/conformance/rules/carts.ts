/** The cart at a table: the server owns it, and no tap may count twice. */
import * as v from 'valibot';
import type { CartView } from '../../../contract/cart.ts';
import {
  addToCart,
  getCartDetails,
  removeFromCart,
  removeOrders,
  saveCartItem,
  updateCartQty,
  validatePromoCode,
} from '../../../contract/endpoints/tableCart.ts';
import { TABLE_CART_ITEM } from '../../../contract/examples/parts.ts';
import { STATUS } from '../../../contract/status.ts';
import { decimalsOf, formatMajor } from '../../../rules/common/money.ts';
import { Broken, freshKey, Left, type Rule } from '../visit.ts';
import { NO_TABLE, tableRule } from './atTable.ts';
import { answered, begun, granted, isGranted, needed, refused, saidIn, unless } from './said.ts';

const unitsIn = ({ cartList }: CartView) => cartList.reduce((sum, { qty }) => sum + qty, 0);

export const CART_RULES: readonly Rule[] = [
  tableRule(
    {
      id: 'add',
      title: 'One tap adds one unit, with status exactly 1',
      call: addToCart,
      breaks: 'Nothing can be ordered at a table.',
    },
    async ({ add, readCart }) => {
      const heard = await add();
      const first = begun(heard, 'It');
      if (first instanceof Left || first.length > 0) return first;
      const read = await readCart();
      const cart = v.safeParse(getCartDetails.answer, read.data);
      if (!isGranted(read) || !cart.success)
        return [`The cart cannot be read then: ${saidIn(read)}`];
      const units = unitsIn(cart.output);
      return [
        ...unless(heard.told === STATUS.ok, `It is answered with ${saidIn(heard)}`),
        ...unless(units === 1, `The cart has ${units} units then`),
      ];
    },
  ),
  tableRule(
    {
      id: 'one line per uniqueId',
      title: 'Adding twice with one uniqueId is one line',
      breaks: 'A tap whose answer is lost counts twice: the diner pays for a dish too many.',
    },
    async ({ add, added, cart }) => {
      const uniqueId = freshKey();
      await added({ uniqueId });
      await add({ uniqueId });
      const { cartList, ...view } = await cart();
      const units = unitsIn({ cartList, ...view });
      return unless(units === 1 && cartList.length === 1, `There are ${units} units then`);
    },
  ),
  tableRule(
    {
      id: 'adds at once',
      title: 'Adding at once with one uniqueId is one line',
      breaks: 'Two tabs of one phone count a dish twice.',
    },
    async ({ add, added, cart }) => {
      const uniqueId = freshKey();
      // Another rule reports it if adding fails at all.
      await added();
      await Promise.all([add({ uniqueId }), add({ uniqueId }), add({ uniqueId })]);
      const units = (await cart()).cartList.find((line) => line.uniqueId === uniqueId)?.qty ?? 0;
      return unless(units === 1, `There are ${units} units then`);
    },
  ),
  tableRule(
    {
      id: 'own prices',
      title: 'The server prices a line itself',
      call: saveCartItem,
      breaks: 'Anyone who can write a request eats for free.',
    },
    async ({ visit, menu, dish, uniqueCartId, cart }) => {
      const uniqueId = freshKey();
      const { code, table } = visit.options;
      const decimals = decimalsOf(menu.currency, menu.currencyDecimals);
      const cheap = 1 / 10 ** decimals;
      const heard = await visit.send(saveCartItem, undefined, {
        body: {
          ...TABLE_CART_ITEM,
          id: dish.id,
          uniqueId,
          price: cheap,
          sPrice: formatMajor(cheap, decimals),
          instruction: '',
          quantity: 1,
          modifierGroupList: [],
          tableCartId: 0,
          menuScheduleUniqueId: menu.menuScheduleUniqueId,
          code,
          tableCode: table,
          uniqueCartId,
        },
      });
      const first = begun(heard, 'A line');
      if (first instanceof Left) return first;
      if (first.length > 0) return new Broken(first, 'No dish with a choice can be ordered.');
      const line = (await cart()).cartList.find((each) => each.uniqueId === uniqueId);
      return unless(line?.price === dish.price, `It costs ${line?.price}, and not ${dish.price}`);
    },
  ),
  tableRule(
    {
      id: 'versions',
      title: 'cartVersion rises with each change, and with nothing else',
      breaks: 'The app drops new carts as old ones, or shows an old one as the newest.',
    },
    async ({ added, cart }) => {
      await added();
      const first = await cart();
      const again = await cart();
      await added();
      const later = await cart();
      return [
        ...unless(again.cartVersion === first.cartVersion, 'Reading the cart changes it'),
        ...unless(later.cartVersion > first.cartVersion, 'An added dish does not'),
      ];
    },
  ),
  tableRule(
    {
      id: 'quantities',
      title: 'UpdateCartQty sets a quantity, and 0 removes the line',
      call: updateCartQty,
      breaks: 'A repeated tap on plus counts again.',
    },
    async ({ added, cart, line, change }) => {
      await added();
      const lineIn = async () => (await cart()).cartList[0];
      const { tableCartId } = await line();
      const first = begun(await change(tableCartId, 2), 'A quantity of 2');
      if (first instanceof Left || first.length > 0) return first;
      await change(tableCartId, 2);
      const qty = (await lineIn())?.qty;
      const heard = await change(tableCartId, 0);
      const again = await change(tableCartId, 0);
      return [
        ...unless(qty === 2, `After 2 and 2 there are ${qty}`),
        ...granted(heard, 'A quantity of 0'),
        ...granted(again, 'A quantity of 0 for a line that is gone'),
        ...unless((await lineIn()) === undefined, 'The line is still there'),
      ];
    },
  ),
  tableRule(
    {
      id: 'too many',
      title: 'More units than a dish allows are refused with -16 and maxQty',
      breaks: 'The kitchen gets orders that it cannot make.',
    },
    async ({ added, dish, line, change }) => {
      await added();
      const { tableCartId } = await line();
      await needed(change(tableCartId, 2), 'UpdateCartQty');
      const heard = await change(tableCartId, dish.maxQty + 1);
      const { maxQty } = (heard.data ?? {}) as { maxQty?: unknown };
      const told = refused(heard, STATUS.quantityLimit, 'One more');
      if (told.length > 0) return told;
      return unless(maxQty === dish.maxQty, `maxQty is ${JSON.stringify(maxQty)}`);
    },
  ),
  tableRule(
    {
      id: 'choices',
      title: 'A dish without a required choice is refused with -17 and its groupId',
      breaks: 'Dishes reach the kitchen without their size or side.',
    },
    async ({ add, added, menu }) => {
      const dish = menu.menuItems.find(
        ({ isAvailable, isCustomized, isCombo, isNonItem }) =>
          isAvailable && isCustomized && !isCombo && !isNonItem,
      );
      if (!dish) return new Left('The menu has no such dish.');
      await added();
      const heard = await add({ menuItemId: dish.id });
      const { groupId } = (heard.data ?? {}) as { groupId?: unknown };
      const told = refused(heard, STATUS.modifierRule, `Dish ${dish.id} without it`);
      return told.length > 0 ? told : unless(typeof groupId === 'number', 'It names no groupId');
    },
  ),
  tableRule(
    {
      id: 'a line of another cart',
      title: 'A uniqueId that belongs to another cart is a 409',
      breaks: 'A line moves from one diner’s cart to another’s.',
    },
    async ({ add, added }) => {
      const uniqueId = freshKey();
      await added({ uniqueId });
      return answered(await add({ uniqueId, uniqueCartId: freshKey() }), 409, 'One');
    },
  ),
  tableRule(
    {
      id: 'gone lines',
      title: 'Removing a line that is gone is a success',
      call: removeFromCart,
      breaks: 'A repeated tap on Remove shows an error.',
    },
    async ({ visit, added, line }) => {
      await added();
      const { tableCartId } = await line();
      const first = await visit.send(removeFromCart, { tableCartId });
      const second = await visit.send(removeFromCart, { tableCartId });
      return [...granted(first, 'The first time'), ...granted(second, 'The second time')];
    },
  ),
  tableRule(
    {
      id: 'an empty cart',
      title: 'RemoveOrders empties the cart, and its answer is never cached (no-store)',
      call: removeOrders,
      breaks: 'A cache answers instead of the server, and the cart stays full.',
    },
    async ({ visit, uniqueCartId, added, cart }) => {
      await added();
      const heard = await visit.send(removeOrders, { uniqueCartId });
      const caching = heard.headers['cache-control'] ?? 'missing';
      return [
        ...granted(heard, 'It'),
        ...unless(/no-store/i.test(caching), `Cache-Control is ${caching}`),
        ...unless((await cart()).cartList.length === 0, 'The cart has lines then'),
      ];
    },
  ),
  tableRule(
    {
      id: 'a cart of its table',
      title: 'A cart of one table accepts no dish from another: -14, or -19 for an unknown table',
      breaks: 'An order is brought to the wrong table.',
    },
    async ({ add, added }) => {
      await added();
      const heard = await add({ tableCode: NO_TABLE });
      const isRefused = heard.told === STATUS.cartUnknown || heard.told === STATUS.tableUnknown;
      return unless(isRefused, `It is answered with ${saidIn(heard)}`);
    },
  ),
  tableRule(
    {
      id: 'unknown code',
      title: 'An unknown promo code is refused with -30, and not with 404',
      call: validatePromoCode,
      breaks: 'A mistyped code clears the diner’s visit.',
    },
    async ({ visit, uniqueCartId, added }) => {
      await added();
      const parts = { orderKey: uniqueCartId, promoCode: 'NOSUCHCODE' };
      const heard = await visit.send(validatePromoCode, parts);
      return refused(heard, STATUS.promoUnknown, 'One');
    },
  ),
];

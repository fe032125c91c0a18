/** TableCart/… */
import * as v from 'valibot';
import type * as endpoints from '../../contract/endpoints/tableCart.ts';
import { modifierItemIdOf } from '../../contract/modifiers.ts';
import { STATES } from '../../contract/basics.ts';
import {
  cartToRead,
  countOf,
  findLine,
  putLine,
  refuseOrderedLine,
  refuseWhenOver,
  removeLine,
  setQuantity,
  touch,
} from '../backend/cart/carts.ts';
import { cartView } from '../backend/cart/cartView.ts';
import { validatePromo } from '../backend/cart/promoCodes.ts';
import type { Place } from '../backend/common/catalog.ts';
import { editItem } from '../backend/cart/editItem.ts';
import type { Choice } from '../backend/common/records.ts';
import { malformed, Refusal } from '../backend/common/refusal.ts';
import { callService, specialInstructions } from '../backend/venue/tables.ts';
import type { World } from '../backend/common/world.ts';
import { bodyAs, type Answers } from './call.ts';

const LONGEST_INSTRUCTION = 500;

const addFields = {
  State: v.picklist(STATES),
  code: v.string(),
  tableCode: v.string(),
  uniqueCartId: v.string(),
  uniqueId: v.string(),
  menuScheduleUniqueId: v.string(),
  addedBy: v.optional(v.string()),
};
const OneTap = v.object({ ...addFields, menuItemId: v.number(), qty: v.number() });
const Chosen = v.object({
  id: v.optional(v.number()),
  modifierItemId: v.optional(v.number()),
  quantity: v.number(),
});
const FullLine = v.object({
  ...addFields,
  tableCartId: v.number(),
  id: v.number(),
  quantity: v.number(),
  instruction: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_INSTRUCTION)), ''),
  instructionHeader: v.optional(v.string(), ''),
  modifierGroupList: v.array(v.object({ groupId: v.number(), modifiers: v.array(Chosen) })),
});
const ServiceWish = v.object({
  kind: v.string(),
  uniqueCartId: v.string(),
  uniqueId: v.pipe(v.string(), v.nonEmpty()),
});

/** The table of a write, which must belong to the request's code. */
function placeFor(world: World, wish: { code: string; tableCode: string }): Place {
  return world.catalog.placeOf(wish.code, wish.tableCode);
}

function choicesOf({ modifierGroupList }: v.InferOutput<typeof FullLine>): Choice[] {
  return modifierGroupList.flatMap((group) =>
    group.modifiers.map((modifier) => ({
      modifierId: modifierItemIdOf(modifier),
      quantity: modifier.quantity,
    })),
  );
}

function whole(text: string): number {
  if (!/^\d+$/.test(text)) throw malformed(`${text} is not a whole number.`);
  return Number(text);
}

export const tableCart: Answers<typeof endpoints> = {
  getCartDetails: ({ world, params, lang }) => {
    const place = world.catalog.place(params.tableCode);
    const cart = cartToRead(world, params.tableCode, params.uniqueCartId);
    return cartView(world, place, params.uniqueCartId, cart, lang);
  },

  getSpecialInstructions: ({ world, params, lang }) =>
    specialInstructions(world, Number(params.menuItemId), lang),

  saveCartItem: async (call) => {
    const { world, lang } = call;
    const wish = await bodyAs(call, FullLine);
    const place = placeFor(world, wish);
    const { cart, line } = putLine(world, place, {
      ...wish,
      lang,
      state: wish.State,
      itemId: wish.id,
      choices: choicesOf(wish),
    });
    const { tableCartId, uniqueId } = line;
    return { tableCartId, uniqueId, cartCount: countOf(cart), cartVersion: cart.version };
  },

  addToCart: async (call) => {
    const { world, lang } = call;
    const wish = await bodyAs(call, OneTap);
    const place = placeFor(world, wish);
    const { cart, line } = putLine(world, place, {
      ...wish,
      lang,
      state: wish.State,
      tableCartId: 0,
      itemId: wish.menuItemId,
      quantity: wish.qty,
      choices: [],
      instruction: '',
      instructionHeader: '',
    });
    const { tableCartId, uniqueId } = line;
    return { tableCartId, uniqueId, cartCount: countOf(cart), cartVersion: cart.version };
  },

  getCartCount: ({ world, params }) =>
    countOf(cartToRead(world, params.tableCode, params.uniqueCartId)),

  removeFromCart: ({ world, params }) => {
    const tableCartId = Number(params.tableCartId);
    const found = findLine(world, tableCartId);
    if (!found) {
      refuseOrderedLine(world, tableCartId);
      return { cartCount: 0, cartVersion: 0 };
    }
    const { cart, line } = found;
    refuseWhenOver(world, cart);
    removeLine(world, cart, line);
    return { cartCount: countOf(cart), cartVersion: cart.version };
  },

  checkItemExistsInCart: ({ world, params }) => {
    const cart = world.carts.get(params.uniqueCartId);
    const lines = (cart && cartToRead(world, cart.tableCode, cart.uniqueCartId)?.lines) ?? [];
    const same = lines.filter((line) => line.itemId === Number(params.menuItemId));
    return {
      exists: same.length > 0,
      tableCartId: same.at(-1)?.tableCartId ?? 0,
      qty: same.reduce((sum, line) => sum + line.quantity, 0),
      lines: same.length,
    };
  },

  updateCartQty: ({ world, params, lang }) => {
    const quantity = whole(params.qty);
    const tableCartId = Number(params.tableCartId);
    const found = findLine(world, tableCartId);
    if (!found) refuseOrderedLine(world, tableCartId);
    if (!found && quantity === 0) return { qty: 0, cartCount: 0, cartVersion: 0 };
    if (!found) throw new Refusal(-1);
    const { cart, line } = found;
    refuseWhenOver(world, cart);
    if (quantity === 0) removeLine(world, cart, line);
    else setQuantity(world, cart, line, quantity, lang);
    return { qty: quantity, cartCount: countOf(cart), cartVersion: cart.version };
  },

  removeOrders: ({ world, params }) => {
    const cart = cartToRead(world, params.tableCode, params.uniqueCartId);
    if (!cart) return { cartCount: 0, cartVersion: 0 };
    if (cart.lines.length > 0) {
      cart.lines = [];
      touch(world, cart);
    }
    return { cartCount: 0, cartVersion: cart.version };
  },

  editMenuItem: ({ world, params, lang }) => {
    const { code, menuItemId, tableCartId } = params;
    return editItem(world, code, Number(menuItemId), Number(tableCartId), lang);
  },

  validatePromoCode: ({ world, params, query, login, lang }) =>
    validatePromo(world, { ...params, query, login, lang }),

  callService: async (call) => {
    const { world, params } = call;
    const place = world.catalog.placeOf(params.code, params.tableCode);
    return callService(world, place, await bodyAs(call, ServiceWish));
  },
};

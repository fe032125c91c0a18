/** Starts and ends the sharing of a cart. */
import { callersOf } from '../../api/callers.ts';
import { isRefusal } from '../../api/failure.ts';
import type { State } from '../../contract/basics.ts';
import type { CartView, CartViewLine } from '../../contract/cart.ts';
import { removeFromCart, saveCartItem } from '../../contract/endpoints/tableCart.ts';
import { lineAgain } from '../../rules/cart/cartLine.ts';
import { freeName, othersIn, shortName } from '../../rules/cart/sharedCart.ts';
import { appStore } from '../../state/appStore.ts';
import { newUniqueCartId, newUniqueId } from '../../storage/randomKey.ts';
import { guestNameEntry, sharedCartEntry, type SharedCart } from '../../storage/sharedCart.ts';
import { writeUniqueCartId } from '../../storage/uniqueCartId.ts';
import { noteSharing, type Place } from './sharing.ts';

const api = callersOf({ removeFromCart, saveCartItem });

const keptAt = ({ code, tableCode }: Place) => sharedCartEntry.read(code, tableCode);

function write(place: Place, shared: SharedCart): void {
  sharedCartEntry.write(shared, place.code, place.tableCode);
  noteSharing(place, shared.orderKey);
}

/** Stores and returns the name for this and later carts, with a number if another guest has it. */
export function keepGuestName(
  place: Place,
  orderKey: string,
  wanted: string,
  lines = appStore.getState().carts[orderKey]?.view?.cartList ?? [],
): string {
  const kept = keptAt(place);
  const own = kept?.names ?? [];
  const name = freeName(wanted, othersIn(lines, own));
  guestNameEntry.write(name);
  if (kept?.orderKey === orderKey && !kept.isOffered) {
    write(place, { ...kept, names: [...own.filter((each) => each !== name), name] });
  }
  return name;
}

/** Marks the cart as offered: its code is on screen, and so far only this phone uses it. */
export function offerCart(place: Place, orderKey: string): void {
  if (keptAt(place)?.orderKey !== orderKey) write(place, { orderKey, isOffered: true });
}

export function startSharing(place: Place, orderKey: string): void {
  const kept = keptAt(place);
  if (kept?.orderKey !== orderKey || kept.isOffered) write(place, { orderKey });
}

/** Records that the cart was seen with dishes: that proves that it is a cart of this table. */
export function noteDishes(place: Place): void {
  const kept = keptAt(place);
  if (kept) write(place, { ...kept, hadDishes: true });
}

/** From now on this phone orders into the other cart; its own cart waits. */
export function joinCart(place: Place, theirKey: string, keyHere: string): void {
  const kept = keptAt(place);
  const ownKey = kept?.orderKey === keyHere ? (kept.ownKey ?? keyHere) : keyHere;
  write(place, { orderKey: theirKey, ownKey });
  take(place, theirKey);
}

function take({ code, tableCode }: Place, orderKey: string): void {
  writeUniqueCartId(orderKey, code, tableCode);
  appStore.getState().orderKeyAt(code, tableCode);
}

/** Ends the sharing on this phone. */
export function forgetSharing(place: Place, orderKey: string): void {
  sharedCartEntry.remove(place.code, place.tableCode);
  noteSharing(place, orderKey);
}

/** The target of a shared cart's lines. A retry uses the same keys, so that it adds none twice. */
const moves = new Map<string, { to: string; keyOf: Map<string, string> }>();

/**
 * Returns to the cart that this phone had before, or to a new one, and takes its own lines along.
 * The others keep the shared key. Returns the lines that could not be moved; throws if the server
 * cannot be reached, and then all lines are still in the shared cart.
 */
export async function leaveCart(
  place: Place,
  orderKey: string,
  state: State,
  view: CartView | undefined,
): Promise<CartViewLine[]> {
  const { ownKey, names = [] } = keptAt(place) ?? {};
  // The phone that started the sharing had added lines without a name before.
  const isMine = ({ addedBy }: CartViewLine) =>
    addedBy ? names.includes(shortName(addedBy)) : !ownKey;
  const move = moves.get(orderKey) ?? { to: ownKey ?? newUniqueCartId(), keyOf: new Map() };
  moves.set(orderKey, move);
  const stayed: CartViewLine[] = [];
  const copied: CartViewLine[] = [];
  const copy = async (line: CartViewLine, version: string) => {
    const uniqueId = move.keyOf.get(line.uniqueId) ?? newUniqueId();
    move.keyOf.set(line.uniqueId, uniqueId);
    const own = { ...place, uniqueCartId: move.to, State: state };
    try {
      await api.saveCartItem({ body: { ...lineAgain(line, uniqueId, version), ...own } });
      copied.push(line);
    } catch (failure) {
      if (!isRefusal(failure)) throw failure;
      stayed.push(line);
    }
  };
  await view?.cartList.filter(isMine).reduce(async (before, line) => {
    await before;
    await copy(line, view.menuScheduleUniqueId);
  }, Promise.resolve());
  const taken = copied.map(({ tableCartId }) => api.removeFromCart({ tableCartId }));
  const outcomes = await Promise.allSettled(taken);
  stayed.push(...copied.filter((_, index) => outcomes[index]?.status === 'rejected'));
  moves.delete(orderKey);
  forgetSharing(place, orderKey);
  take(place, move.to);
  return stayed;
}

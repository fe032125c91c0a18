/** The kitchen and the other 199 phones of a full restaurant, which use the demo's own calls. */
import type { CartView } from '../../../src/contract/cart.ts';
import type { MenuDetails } from '../../../src/contract/menu.ts';
import type { EOrderResult } from '../../../src/contract/orders.ts';
import { beitGrillAndHome } from '../../../src/demo/venues/beit/grillAndHome.ts';
import { beitMezza } from '../../../src/demo/venues/beit/mezza.ts';
import { beitSaladsAndOven } from '../../../src/demo/venues/beit/saladsAndOven.ts';
import type { DemoClient } from '../../demo/fixtures/client.ts';
import { ANONYMOUS, tableRequest } from '../../demo/fixtures/journey.ts';
import { createDice } from '../../simulate/world/dice.ts';
import { CODE, TABLE } from './phoneScene.tsx';

const PHONES = 199;
/** The phones among them that share the cart of the tested phone. */
const FRIENDS = 12;
const MOST_LINES = 12;
const STEPS_A_MINUTE = 12;
const PAY_AT_TABLE = 12;

const DISHES = [...beitMezza, ...beitSaladsAndOven, ...beitGrillAndHome].filter(
  ({ soldOut, stock }) => !soldOut && stock === undefined,
);
const PLAIN = DISHES.filter(({ groups }) => !groups?.length);

interface Evening {
  /** Dishes that neither sell out nor change their price. */
  spared?: readonly number[];
  /** Spares the dishes of the shared cart as well. */
  sparesCart?: boolean;
  hasNewPrices?: boolean;
}

export type Crowd = ReturnType<typeof seatCrowd>;

export function seatCrowd(demo: DemoClient, sharedKey: string) {
  // A fixed seed: the same evening in each run.
  const { below, pick } = createDice(20);
  /** The time of each dish's last change of stock and of price. */
  const shelf = new Map<number, { isThere: boolean; atMs: number }>();
  const prices = new Map<number, { price: number; before: number; atMs: number }>();
  /** The number of carts that each phone has ordered. */
  const carts = new Map<number, number>();
  let step = 0;
  let keys = 0;

  const cartOf = async (key: string) =>
    (await demo.call<CartView>(`TableCart/EN/${TABLE}/${key}`)).data;
  const readHead = async () =>
    (await demo.call<MenuDetails>(`Menu/GetMenuDetails/${CODE}?tableCode=${TABLE}`)).data;
  let head: MenuDetails | undefined;

  const add = async (uniqueCartId: string, addedBy?: string) => {
    head ??= await readHead();
    keys += 1;
    await demo.call('TableCart/AddToCart', {
      body: {
        State: 'Table',
        code: CODE,
        tableCode: TABLE,
        menuScheduleUniqueId: head.menuScheduleUniqueId,
        menuItemId: pick(PLAIN).id,
        qty: 1 + below(2),
        uniqueCartId,
        uniqueId: `crowd-${keys}`,
        ...(addedBy && { addedBy }),
      },
    });
  };

  const order = async (phone: number, cart: CartView) => {
    head ??= await readHead();
    const { storeId, menuScheduleId } = head;
    const { menuScheduleUniqueId } = cart;
    const menu = { code: CODE, storeId, menuScheduleId, menuScheduleUniqueId };
    const body = tableRequest(cart, { ...menu, tableCode: TABLE, paymentMethodId: PAY_AT_TABLE });
    const path = `TableCart/SaveEOrder/${CODE}/${storeId}/Table/${keyOf(phone)}`;
    const { status, data } = await demo.call<EOrderResult>(path, { body, headers: ANONYMOUS });
    if (status === 1) await demo.call(`TableCart/PlaceOrder/${data.eOrderID}`);
    // If a dish in it is sold out, the phone begins another cart.
    carts.set(phone, (carts.get(phone) ?? 0) + 1);
  };
  const keyOf = (phone: number) =>
    `Ph${String(phone).padStart(4, '0')}${String(carts.get(phone) ?? 0).padStart(6, '0')}`;

  /** A guest who eats alone adds a dish, and orders when there are two. */
  const dine = async (phone: number) => {
    const cart = await cartOf(keyOf(phone));
    if (cart.cartList.length < 2) await add(keyOf(phone));
    else await order(phone, cart);
  };

  /** A friend at the table adds a dish, takes one out or changes how many there are. */
  const share = async (phone: number) => {
    const { cartList } = await cartOf(sharedKey);
    const own = cartList.filter(({ addedBy }) => addedBy?.startsWith('Guest'));
    if (own.length < 4) {
      await add(sharedKey, `Guest ${phone}`);
      return;
    }
    const { tableCartId } = pick(own);
    if (own.length > MOST_LINES) await demo.call(`TableCart/RemoveFromCart/${tableCartId}`);
    else if (below(3) === 0) await add(sharedKey, `Guest ${phone}`);
    else await demo.call(`TableCart/UpdateCartQty/${tableCartId}/${1 + below(4)}`);
  };

  const stock = async (itemId: number, isThere: boolean) => {
    shelf.set(itemId, { isThere, atMs: Date.now() });
    await demo.control({ action: isThere ? 'restore' : 'sellOut', itemId });
  };
  const price = async (itemId: number, now: number) => {
    const listed = DISHES.find(({ id }) => id === itemId)?.price ?? 0;
    const before = prices.get(itemId)?.price ?? listed;
    prices.set(itemId, { price: now, before, atMs: Date.now() });
    await demo.control({ action: 'setPrice', itemId, price: now });
  };

  const cook = async ({ spared = [], hasNewPrices = false, sparesCart = false }: Evening) => {
    const { cartList } = await cartOf(sharedKey);
    const inCart = sparesCart ? cartList.map(({ menuItemId }) => menuItemId) : [];
    const others = DISHES.filter(({ id }) => ![...spared, ...inCart].includes(id));
    const { id } = pick(others);
    await stock(id, shelf.get(id)?.isThere === false);
    const dish = pick(others);
    if (hasNewPrices) await price(dish.id, dish.price + below(4) / 4);
  };

  return {
    shelf,
    prices,
    stock,
    price,
    cartOf,
    /** Plays five seconds: a twelfth of the phones acts, and a dish sells out or comes back. */
    act: async (evening: Evening = {}) => {
      step += 1;
      for (let phone = step % STEPS_A_MINUTE; phone < PHONES; phone += STEPS_A_MINUTE)
        await (phone < FRIENDS ? share(phone) : dine(phone));
      await cook(evening);
    },
  };
}

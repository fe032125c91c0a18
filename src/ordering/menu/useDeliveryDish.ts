import { copyDateOf } from '../../api/copies.ts';
import { NO_TABLE } from '../../rules/common/address.ts';
import type { TableCartItem } from '../../contract/cart.ts';
import { useMenuitemDetailById } from '../../queries/delivery/menu.ts';
import { readDeviceCart } from '../../storage/deviceCartStorage.ts';
import { soldOutDish, type Dish } from './dish.ts';
import { useCart } from '../cart/useCart.ts';
import { useCustomer } from '../account/useCustomer.ts';
import { useMenuHead } from './useMenuHead.ts';
import { useServing } from '../delivery/useServing.ts';
import { useVisit } from '../visit/useVisit.ts';

/** A dish of the store that serves the diner, and the device cart's line being edited, if any. */
export function useDeliveryDish(menuItemId: number, lineKey: string): Dish {
  const { lang } = useVisit();
  const { storeId } = useServing();
  const line = useStoredLine(menuItemId, lineKey);
  const menu = useMenuHead();
  const details = useMenuitemDetailById(
    { storeId, menuScheduleId: 0, menuItemId, lang },
    { enabled: storeId > 0 },
  );
  const whole = soldOutDish(details.error) ?? details.data;
  const listed = details.error ? undefined : menu.listed.find(({ id }) => id === menuItemId);
  return {
    item: whole ?? listed,
    isWhole: whole !== undefined,
    head: menu.head,
    terms: menu.terms,
    line,
    isLineGone: lineKey !== '' && line === undefined,
    orderedAs: undefined,
    isTableUnknown: false,
    copyFrom: copyDateOf(details.data),
    failure: whole ? menu.failure : details.error,
    reload: () => {
      menu.reload();
      void details.refetch();
    },
  };
}

function useStoredLine(menuItemId: number, lineKey: string): TableCartItem | undefined {
  const { code, mode } = useVisit();
  const { customerId } = useCustomer();
  const { view } = useCart();
  if (lineKey === '') return undefined;
  const cart = readDeviceCart(customerId);
  const line = cart?.menuItemList.find(({ uniqueId }) => uniqueId === lineKey);
  if (!cart || line?.id !== menuItemId) return undefined;
  const shown = view?.cartList.find(({ uniqueId }) => uniqueId === lineKey);
  return {
    ...line,
    code,
    tableCode: NO_TABLE,
    uniqueCartId: cart.deliveryId,
    State: mode.state,
    menuScheduleUniqueId: cart.menuScheduleUniqueId,
    tableCartId: shown?.tableCartId ?? 0,
  };
}

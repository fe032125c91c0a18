import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { SECOND_MS } from '../../config/times.ts';
import type { CartLine } from '../../contract/cart.ts';
import { isWorkForOrder } from '../../rules/cart/cartLifetime.ts';
import { appStore, useAppStore } from '../../state/appStore.ts';
import { deliveryCartEntry, deliveryIdEntry } from '../../storage/cartEntries.ts';
import { subscribe } from '../../storage/store.ts';
import { addPendingLine } from './saveLine.ts';
import type { Cart } from './cart.ts';
import { connectDeviceCart, deviceCartKey } from './connectDeviceCart.ts';
import { newLineMemory } from './deviceCartReading.ts';
import { deviceOrder, deviceTable } from './deviceOrder.ts';
import { CartContext } from './useCart.ts';
import { useCustomer } from '../account/useCustomer.ts';
import { useOnReturn } from '../visit/useOnReturn.ts';
import { useServing } from '../delivery/useServing.ts';
import { useVisit } from '../visit/useVisit.ts';

interface DeviceCartProviderProps {
  children: ReactNode;
  onRefused: (failure: unknown) => void;
  /** Called when a visitor adds a dish; the line is stored until after the login. */
  onLoginNeeded: () => void;
  /** Called when the line stored before the login is in the cart. */
  onTaken: (line: CartLine) => void;
}

function refreshIfFilled(cart: Cart, cartKey: string): void {
  if ((appStore.getState().carts[cartKey]?.count ?? 0) > 0) void cart.refresh();
}

/** The customer's own cart, for all pages of a venue's delivery side. */
export function DeviceCartProvider(props: DeviceCartProviderProps) {
  const { children, onRefused, onLoginNeeded, onTaken } = props;
  const { code, lang, mode } = useVisit();
  const { customerId } = useCustomer();
  const { storeId, address, time } = useServing();
  const { key: page, pathname } = useLocation();
  const client = useQueryClient();
  const cartKey = deviceCartKey({ code, customerId });

  const [memory] = useState(newLineMemory);
  // Holds the cart on screen, whichever it is: a change of store or language must not separate it
  // from added lines, nor the check-out from its order.
  const [lookers] = useState(() => new Set<() => void>());
  const current = useMemo(() => {
    const onKept = () => lookers.forEach((look) => look());
    const cart = connectDeviceCart(
      { code, customerId, storeId, lang, mode },
      { client, memory, onKept, onLoginNeeded, onRefused },
    );
    return { cart, clock: cart.clock, billWith: cart.billWith };
  }, [code, customerId, lang, mode, storeId, client, memory, lookers, onRefused, onLoginNeeded]);
  const { cart } = current;

  // A cart missing from the storage may still have an order: the order key is stored separately.
  const orderKey = useAppStore(
    (store) => store.carts[cartKey]?.deliveryId ?? deliveryIdEntry.read(customerId) ?? '',
  );
  useEffect(() => {
    lookers.add(cart.look);
    return () => void lookers.delete(cart.look);
  }, [cart, lookers]);
  const order = useMemo(
    () => deviceOrder(code, customerId, orderKey, () => lookers.forEach((look) => look())),
    [code, customerId, orderKey, lookers],
  );
  const provided = useMemo(
    () => ({ ...current, cartKey, orderKey, ordersAt: deviceTable(customerId), order }),
    [current, cartKey, orderKey, customerId, order],
  );

  useEffect(() => void cart.refreshCount(), [cart, page]);
  useEffect(() => {
    if (customerId === 0) return undefined;
    return subscribe(deliveryCartEntry.key(customerId), cart.look);
  }, [cart, customerId]);
  useEffect(() => {
    const isAtWork = isWorkForOrder(pathname);
    const tick = () => {
      if (isAtWork && document.visibilityState === 'visible') cart.clock.work();
      cart.clock.check();
    };
    const timer = setInterval(tick, SECOND_MS);
    return () => clearInterval(timer);
  }, [cart, pathname]);

  useOnReturn(() => {
    cart.clock.check();
    refreshIfFilled(cart, cartKey);
  });
  // Address and time change the fees.
  useEffect(() => refreshIfFilled(cart, cartKey), [cart, cartKey, address, time]);

  const take = useEffectEvent(async () => {
    try {
      const line = await addPendingLine(cart, code, Date.now());
      if (line) onTaken(line);
    } catch (failure) {
      onRefused(failure);
    }
  });
  useEffect(() => {
    if (customerId > 0) void take();
  }, [customerId]);

  return <CartContext value={provided}>{children}</CartContext>;
}

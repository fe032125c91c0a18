/** A device cart with the app's calls, stores and storage. */
import { callersOf } from '../../api/callers.ts';
import {
  getDiscountForItems,
  getMenuitemDetailById,
} from '../../contract/endpoints/delivery/menu.ts';
import { validatePromoCode } from '../../contract/endpoints/tableCart.ts';
import type { Lang } from '../../contract/languages.ts';
import { queryOf } from '../../queries/read.ts';
import { appStore } from '../../state/appStore.ts';
import { servingStore } from '../../state/servingStore.ts';
import { isStillHere } from '../../storage/login.ts';
import { keepPendingLine } from '../../storage/pendingLine.ts';
import { newDeliveryId, newUniqueId } from '../../storage/randomKey.ts';
import type { Mode } from '../visit/modes.ts';
import { createDeviceCart, type DeviceCart } from './deviceCart.ts';
import type { LineMemory } from './deviceCartReading.ts';
import { loadDeviceFacts, type Reader } from './deviceFacts.ts';
import { isHeldByServer, isUnderWay } from './deviceOrder.ts';

const api = callersOf({ getDiscountForItems, validatePromoCode });

export interface HomeIdentity {
  code: string;
  customerId: number;
  storeId: number;
  lang: Lang;
  mode: Mode;
}

interface HomeTools {
  client: Reader;
  /** Outlives the cart object, which a change of store or language replaces. */
  memory: LineMemory;
  onKept: () => void;
  onLoginNeeded: () => void;
  onRefused: (failure: unknown) => void;
}

/** The name of the cart in the store. */
export function deviceCartKey({ code, customerId }: Pick<HomeIdentity, 'code' | 'customerId'>) {
  return `${code}@${customerId}`;
}

export function connectDeviceCart(
  { mode, ...home }: HomeIdentity,
  { client, onLoginNeeded, ...tools }: HomeTools,
): DeviceCart {
  const { code, customerId, storeId, lang } = home;
  const { menuTypeId, orderType = 'Delivery' } = mode;
  const isBrought = mode.servedAt === 'address';
  const identity = { ...home, cartKey: deviceCartKey(home), orderType, isBrought };
  const serving = () => servingStore.getState().servings.get(code);
  return createDeviceCart(identity, {
    ...tools,
    api,
    store: appStore,
    facts: async (isFresh) => {
      const { address: chosenAddress, asked } = serving() ?? {};
      const facts = await loadDeviceFacts(
        client,
        { ...identity, menuTypeId, chosenAddress },
        isFresh,
      );
      return { ...facts, askedZone: asked?.zone };
    },
    dish: (menuItemId) =>
      client.fetchQuery(
        queryOf(getMenuitemDetailById, { storeId, menuScheduleId: 0, menuItemId, lang }),
      ),
    slotFee: () => serving()?.times[isBrought ? 'Delivery' : 'PickUp']?.extraFee,
    now: Date.now,
    newUniqueId,
    newDeliveryId,
    isHere: () => isStillHere(code, customerId),
    isLocked: isUnderWay,
    isHeld: isHeldByServer,
    onLoginNeeded: (line) => {
      keepPendingLine(line, code);
      onLoginNeeded();
    },
  });
}

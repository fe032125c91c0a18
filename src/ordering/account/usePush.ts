import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { appConfig } from '../../config/appConfig.ts';
import { askedLang } from '../../contract/languages.ts';
import {
  askForNotifications,
  currentPush,
  isPushPossible,
  subscribePush,
  unsubscribePush,
  type PushKeys,
} from '../../pwa/page/pushSubscription.ts';
import { useConceptSetup } from '../../queries/delivery/settings.ts';
import { useRemovePushSubscription, useSavePushSubscription } from '../../queries/notification.ts';
import { keyOfOrder } from '../../storage/orderKeys.ts';
import { noteOfOrder, noteOrder } from '../../storage/orderNotes.ts';
import { pushEntry, pushToldEntry } from '../../storage/servingEntries.ts';
import { useCustomer } from './useCustomer.ts';
import { useVisit } from '../visit/useVisit.ts';

/** Result of switching messages on or off. */
export type PushEnd =
  | 'on'
  | 'off'
  | 'unsupported'
  | 'denied'
  | 'failed'
  | 'notSubscribed'
  | 'unsubscribeFailed';

interface Push {
  /** The venue has push switched on and this build has a VAPID key. */
  isOffered: boolean;
  isOn: boolean;
  isBusy: boolean;
  turnOn: () => Promise<PushEnd>;
  turnOff: () => Promise<PushEnd>;
}

/** The facts last sent to the server; if they change, they must be sent again. */
function toldOf(endpoint: string, customerId: number, lang: string): string {
  return `${customerId} ${lang} ${endpoint}`;
}

function useTell() {
  const { code, lang } = useVisit();
  const { customerId } = useCustomer();
  const { mutateAsync: save } = useSavePushSubscription();
  return async (conceptId: number, subscription: PushKeys): Promise<void> => {
    const body = { code, conceptId, customerId, lang: askedLang(lang), subscription };
    await save({ body });
    pushEntry.write(subscription.endpoint, conceptId);
    pushToldEntry.write(toldOf(subscription.endpoint, customerId, lang), conceptId);
  };
}

/** The push messages of one venue on this device. */
export function usePush(): Push {
  const { code } = useVisit();
  const { pushPublicKey } = appConfig();
  const setup = useConceptSetup({ code }, { enabled: pushPublicKey !== '' }).data;
  const conceptId = setup?.conceptId ?? 0;
  const tell = useTell();
  const { mutateAsync: remove } = useRemovePushSubscription();
  const [isBusy, setIsBusy] = useState(false);

  const turnOn = async (): Promise<PushEnd> => {
    if (!isPushPossible()) return 'unsupported';
    if (!(await askForNotifications())) return 'denied';
    const subscription = await subscribePush(pushPublicKey);
    if (!subscription) return 'unsupported';
    await tell(conceptId, subscription);
    return 'on';
  };
  const turnOff = async (): Promise<PushEnd> => {
    const subscription = await currentPush();
    if (subscription) {
      await remove({ body: { endpoint: subscription.endpoint } });
      if (!(await unsubscribePush())) return 'unsubscribeFailed';
    }
    pushEntry.remove(conceptId);
    pushToldEntry.remove(conceptId);
    return subscription ? 'off' : 'notSubscribed';
  };
  const busy = (wish: () => Promise<PushEnd>, fault: PushEnd) => async () => {
    setIsBusy(true);
    try {
      return await wish();
    } catch {
      return fault;
    } finally {
      setIsBusy(false);
    }
  };
  return {
    isOffered: pushPublicKey !== '' && (setup?.isPushActive ?? false),
    isOn: conceptId > 0 && pushEntry.read(conceptId) !== undefined,
    isBusy,
    turnOn: busy(turnOn, 'failed'),
    turnOff: busy(turnOff, 'unsubscribeFailed'),
  };
}

/** Messages about a visitor's order, by its order key. The permission must already exist. */
export function useOrderPush(eOrderId: number, isWanted: boolean): void {
  const { code, lang } = useVisit();
  const { pushPublicKey } = appConfig();
  const orderKey = keyOfOrder(eOrderId);
  const { conceptId = 0, isPushActive = false } =
    useConceptSetup({ code }, { enabled: pushPublicKey !== '' && orderKey !== undefined }).data ??
    {};
  const { mutateAsync: save } = useSavePushSubscription();
  const { mutateAsync: remove } = useRemovePushSubscription();
  const turnOn = async (key: string) => {
    const subscription = isPushPossible() ? await subscribePush(pushPublicKey) : undefined;
    if (!subscription) return;
    const now = toldOf(subscription.endpoint, 0, lang);
    if (noteOfOrder(eOrderId)?.pushTold === now) return;
    const asked = { code, conceptId, customerId: 0, lang: askedLang(lang) };
    await save({ body: { ...asked, orderKey: key, subscription } });
    noteOrder(eOrderId, { pushTold: now });
  };
  const turnOff = async () => {
    if (noteOfOrder(eOrderId)?.pushTold === undefined) return;
    const subscription = await currentPush();
    // A customer's messages use the same subscription.
    if (subscription && pushEntry.read(conceptId) === undefined) {
      await remove({ body: { endpoint: subscription.endpoint } });
      await unsubscribePush();
    }
    noteOrder(eOrderId, { pushTold: undefined });
  };
  const update = useEffectEvent(async () => {
    if (isPushActive && orderKey !== undefined) await (isWanted ? turnOn(orderKey) : turnOff());
  });
  const before = useRef(Promise.resolve());
  useEffect(() => {
    // Updates run one after the other, so that the diner's last choice wins. A failure is retried
    // at the next visit of the page.
    before.current = before.current.then(update).catch(() => undefined);
  }, [eOrderId, isWanted, isPushActive, lang]);
}

/** Informs the server when the subscription, the login or the language has changed. */
export function usePushUpToDate(): void {
  const { code, lang } = useVisit();
  const { customerId } = useCustomer();
  const conceptId = useConceptSetup({ code }).data?.conceptId ?? 0;
  const tell = useTell();
  const update = useEffectEvent(async () => {
    if (pushEntry.read(conceptId) === undefined) return;
    const subscription = await currentPush();
    if (!subscription) {
      pushEntry.remove(conceptId);
      pushToldEntry.remove(conceptId);
      return;
    }
    const now = toldOf(subscription.endpoint, customerId, lang);
    if (pushToldEntry.read(conceptId) !== now) await tell(conceptId, subscription);
  });
  useEffect(() => {
    // The diner did not ask for this: a failure is retried at the next visit.
    if (conceptId > 0) update().catch(() => undefined);
  }, [conceptId, customerId, lang]);
}

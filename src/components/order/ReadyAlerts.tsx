import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SCREEN_AWAKE_MS } from '../../config/times.ts';
import type { EOrderStatus } from '../../contract/orders.ts';
import { useOrderPush, usePush } from '../../ordering/account/usePush.ts';
import { chooseAlerts } from '../../ordering/order/chooseAlerts.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { askForNotifications, notificationWord } from '../../pwa/page/pushSubscription.ts';
import { allowSound } from '../../pwa/page/signals.ts';
import { isAnnouncementDue, isScreenWatched } from '../../rules/order/readiness.ts';
import { useAppStore } from '../../state/appStore.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Switch } from '../../ui/form/Switch.tsx';
import styles from './OrderScreen.module.css';
import { useScreenAwake } from '../common/useScreenAwake.ts';

interface ReadyAlertsProps {
  order: Pick<EOrderStatus, 'eOrderID' | 'orderStatus' | 'orderType'>;
}

/** Refused by the diner, or unsupported by the browser: either way no notification will come. */
const CANNOT: ReadonlySet<string> = new Set(['denied', 'unsupported']);

/** One choice for all kinds of alerts, stored for later orders on this device. */
export function ReadyAlerts({ order }: ReadyAlertsProps) {
  const { t } = useTranslation();
  const { mode } = useVisit();
  const wantsAlerts = useAppStore((state) => state.wantsAlerts);
  const [word, setWord] = useState(notificationWord);
  const ofCustomer = usePush();
  // Customers get messages about all their orders; visitors only about this one.
  useOrderPush(mode.isOfCustomer ? 0 : order.eOrderID, wantsAlerts && word === 'granted');
  const isWatched = isScreenWatched(order);
  useScreenAwake(wantsAlerts && isWatched, SCREEN_AWAKE_MS);
  if (!isAnnouncementDue(order)) return null;

  const turnOn = async () => {
    allowSound();
    chooseAlerts(true);
    try {
      if (mode.isOfCustomer && ofCustomer.isOffered) await ofCustomer.turnOn();
      else if (word === 'default') await askForNotifications();
    } finally {
      setWord(notificationWord());
    }
  };
  const turnOff = async () => {
    chooseAlerts(false);
    if (mode.isOfCustomer && ofCustomer.isOn) await ofCustomer.turnOff();
  };
  return (
    <Card>
      <Switch
        label={t('ready.tellMe')}
        detail={t(isWatched ? 'ready.howWatched' : 'ready.how')}
        checked={wantsAlerts}
        onChange={(isWanted) => void (isWanted ? turnOn() : turnOff())}
      />
      <p className={styles.text} role="status">
        {wantsAlerts && CANNOT.has(word) && t('ready.denied')}
      </p>
    </Card>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefusal } from '../api/failure.ts';
import { ORDER_STATUS } from '../contract/orderStatus.ts';
import { type EOrderStatus } from '../contract/orders.ts';
import { STATUS } from '../contract/status.ts';
import { useVisit } from '../ordering/useVisit.ts';
import { useDriveThroughSetup } from '../queries/places.ts';
import { useDriveThroughArrived } from '../queries/tableCartOrders.ts';
import { bayOptions } from '../rules/carForm.ts';
import { labelOf } from '../rules/labels.ts';
import { keyOfOrder } from '../storage/orderKeys.ts';
import { arrivedEntry, bayEntry } from '../storage/draftEntries.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Notice } from '../ui/Notice.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import styles from './LaneArrival.module.css';
import { useFailureText } from './useFailureText.ts';

interface LaneArrivalProps {
  order: EOrderStatus;
  onArrived: () => void;
}

/** For whoever sits at the wheel: how far the order is, in type to be read at arm's length, and "I am here". */
export function LaneArrival({ order, onArrived }: LaneArrivalProps) {
  const { t } = useTranslation();
  const { code, lang } = useVisit();
  const { eOrderID, orderStatus } = order;
  const setup = useDriveThroughSetup(code);
  const isOver = orderStatus >= ORDER_STATUS.completed;
  const step = order.timeline.findLast((entry) => entry.orderStatus === orderStatus);
  return (
    <Card isRaised>
      <div className={styles.lane}>
        <p className={styles.status} role="status">
          {(step && labelOf(step, lang)) || t('order.status')}
        </p>
        {!isOver && setup.data?.instructions && <p>{setup.data.instructions}</p>}
        {!isOver && setup.data?.isArrivalCalled && (
          <Arrival key={eOrderID} order={order} onArrived={onArrived} />
        )}
      </div>
    </Card>
  );
}

function Arrival({ order: { eOrderID }, onArrived }: LaneArrivalProps) {
  const { t } = useTranslation();
  const { code } = useVisit();
  const failureText = useFailureText();
  const setup = useDriveThroughSetup(code);
  const arrive = useDriveThroughArrived();
  const [arrivedIn, setArrivedIn] = useState(() => arrivedEntry.read(eOrderID));
  // Only the device that ordered holds the key, and so may say it.
  const orderKey = keyOfOrder(eOrderID);
  const ownBay = bayEntry.read(orderKey ?? '') ?? 0;
  const [bay, setBay] = useState(ownBay > 0 ? String(ownBay) : '');
  const slots = setup.data?.slots ?? [];
  if (arrivedIn !== undefined) {
    return (
      <p className={styles.here} role="status">
        <Icon name="check" />
        {t('car.arrived')}
      </p>
    );
  }
  if (orderKey === undefined) return null;
  const isTaken = isRefusal(arrive.error, STATUS.slotTaken);
  const say = () => {
    const slotId = Number(bay) || undefined;
    arrive.mutate(
      { eOrderId: eOrderID, orderKey, ...(slotId !== undefined && { slotId }) },
      {
        onSuccess: () => {
          arrivedEntry.write(slotId ?? 0, eOrderID);
          setArrivedIn(slotId ?? 0);
          onArrived();
        },
        onError: () => void setup.refetch(),
      },
    );
  };
  return (
    <div className={styles.arrival}>
      {slots.length > 0 && (
        <SelectField
          label={t('car.bay')}
          optionalLabel={t('common.optional')}
          value={bay}
          onChange={setBay}
          options={[
            { value: '', label: t('car.none') },
            ...bayOptions(slots, t('car.isTaken'), ownBay),
          ]}
          error={isTaken ? t('car.taken') : undefined}
        />
      )}
      {arrive.isError && !isTaken && (
        <Notice tone="danger" role="alert">
          {failureText(arrive.error)}
        </Notice>
      )}
      <Button
        size="l"
        isBlock
        icon={<Icon name="car" />}
        isBusy={arrive.isPending}
        busyLabel={t('common.sending')}
        onClick={say}
      >
        {t('car.iAmHere')}
      </Button>
    </div>
  );
}

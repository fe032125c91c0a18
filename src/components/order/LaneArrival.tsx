import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefusal } from '../../api/failure.ts';
import { ORDER_STATUS } from '../../contract/orderStatus.ts';
import { type EOrderStatus } from '../../contract/orders.ts';
import { STATUS } from '../../contract/status.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useDriveThroughSetup } from '../../queries/places.ts';
import { useDriveThroughArrived } from '../../queries/tableCartOrders.ts';
import { bayOptions } from '../../rules/checkout/carForm.ts';
import { keyOfOrder } from '../../storage/orderKeys.ts';
import { arrivedEntry, bayEntry } from '../../storage/draftEntries.ts';
import { carEntry } from '../../storage/orderEntries.ts';
import { Bidi } from '../../ui/text/Bidi.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import styles from './LaneArrival.module.css';
import { FailureNotice } from '../common/FailureNotice.tsx';
import { orderStep } from './orderStep.ts';

interface LaneArrivalProps {
  order: EOrderStatus;
  isNumberShown: boolean;
  onArrived: () => void;
}

/**
 * A driver sees this first, readable at arm's length: the order number that staff call out, the bay
 * and the car, the status, and the "I am here" button.
 */
export function LaneArrival({ order, isNumberShown, onArrived }: LaneArrivalProps) {
  const { t } = useTranslation();
  const { code, lang } = useVisit();
  const { eOrderID, orderStatus, orderNo } = order;
  const setup = useDriveThroughSetup({ code });
  const [arrivedIn, setArrivedIn] = useState(() => arrivedEntry.read(eOrderID));
  const hasJustSaid = useRef(false);
  const heard = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The pressed button has disappeared: move the focus to what replaced it.
    if (hasJustSaid.current) heard.current?.focus({ preventScroll: true });
  }, [arrivedIn]);
  // Only the device that ordered has the order key and the car, so only it may report the arrival.
  const orderKey = keyOfOrder(eOrderID);
  const ownBay = bayEntry.read(orderKey ?? '') ?? 0;
  const bayId = arrivedIn || ownBay;
  const bay = setup.data?.slots.find(({ slotId }) => slotId === bayId)?.label;
  const plate = orderKey === undefined ? undefined : carEntry.read(code)?.car?.plate;
  const isOver = orderStatus >= ORDER_STATUS.completed;
  return (
    <Card isRaised>
      <div className={styles.lane}>
        <dl className={styles.facts}>
          {isNumberShown && (
            <Fact isLead name={t('order.number')}>
              <Bidi dir="ltr">{orderNo}</Bidi>
            </Fact>
          )}
          {bay && (
            <Fact name={t('car.bay')}>
              <Bidi dir="auto">{bay}</Bidi>
            </Fact>
          )}
          {plate && (
            <Fact name={t('car.title')}>
              <Bidi dir="auto">{plate}</Bidi>
            </Fact>
          )}
        </dl>
        <p className={styles.status} role="status">
          {orderStep(order, { t, lang })}
        </p>
        {!isOver &&
          setup.data?.isArrivalCalled &&
          (arrivedIn === undefined ? (
            orderKey !== undefined && (
              <Arrival
                eOrderId={eOrderID}
                orderKey={orderKey}
                ownBay={ownBay}
                onArrived={(slotId) => {
                  hasJustSaid.current = true;
                  arrivedEntry.write(slotId, eOrderID);
                  setArrivedIn(slotId);
                  onArrived();
                }}
              />
            )
          ) : (
            <p ref={heard} className={styles.here} role="status" tabIndex={-1}>
              <Icon name="check" />
              {t('car.arrived')}
            </p>
          ))}
        {!isOver && setup.data?.instructions && <p>{setup.data.instructions}</p>}
      </div>
    </Card>
  );
}

interface FactProps {
  name: string;
  isLead?: boolean;
  children: ReactNode;
}

function Fact({ name, isLead = false, children }: FactProps) {
  return (
    <div className={isLead ? `${styles.fact} ${styles.lead}` : styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface ArrivalProps {
  eOrderId: number;
  orderKey: string;
  ownBay: number;
  /** Called with the number of the bay; 0 for none. */
  onArrived: (slotId: number) => void;
}

function Arrival({ eOrderId, orderKey, ownBay, onArrived }: ArrivalProps) {
  const { t } = useTranslation();
  const { code } = useVisit();
  const setup = useDriveThroughSetup({ code });
  const arrive = useDriveThroughArrived();
  const [bay, setBay] = useState(ownBay > 0 ? String(ownBay) : '');
  const slots = setup.data?.slots ?? [];
  const isTaken = isRefusal(arrive.error, STATUS.slotTaken);
  const say = () => {
    const slotId = Number(bay) || undefined;
    arrive.mutate(
      { eOrderId, body: { orderKey, ...(slotId !== undefined && { slotId }) } },
      {
        onSuccess: () => onArrived(slotId ?? 0),
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
      {arrive.isError && !isTaken && <FailureNotice failure={arrive.error} />}
      <Button
        className={styles.say}
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

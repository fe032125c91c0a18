import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderDetails } from '../../contract/orders.ts';
import { formatMoment } from '../../i18n/format.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useStoreIdFromCode } from '../../queries/menu.ts';
import { useStoreAddress, useStoreLocation } from '../../queries/delivery/settings.ts';
import { inLang, labelOf } from '../../rules/common/labels.ts';
import { externalLink } from '../../rules/common/safeLinks.ts';
import { Bidi } from '../../ui/text/Bidi.tsx';
import { buttonClass } from '../../ui/form/buttonClass.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { NoteLines } from '../common/NoteLines.tsx';
import styles from './Orders.module.css';

/** Place, time, contact and payment method of an order. */
export function OrderFacts({ order }: { order: OrderDetails }) {
  const { t } = useTranslation();
  const { code, lang } = useVisit();
  const timeZone = useStoreIdFromCode({ code }).data?.timeZone;
  const { address, contact, driver, note, pointsEarned, scheduledFor } = order;
  return (
    <Card>
      <h2 className={styles.heading}>{t('orderFacts.details')}</h2>
      <dl className={styles.facts}>
        <Fact label={t('orderFacts.where')}>
          {address ? <span dir="auto">{address.summary}</span> : <PickUpPlace order={order} />}
        </Fact>
        <Fact label={t('orderFacts.when')}>
          {scheduledFor ? formatMoment(scheduledFor, lang, timeZone) : t('orderFacts.soon')}
        </Fact>
        <Fact label={t('orderFacts.contact')}>
          <span dir="auto">{contact.name}</span> <Bidi dir="ltr">{contact.mobileNo}</Bidi>
        </Fact>
        <Fact label={t('orderFacts.method')}>{labelOf(order.paymentMethod, lang)}</Fact>
        {driver && (
          <Fact label={t('orderFacts.driver')}>
            <span dir="auto">{driver.name}</span> <Phone number={driver.phone} />
          </Fact>
        )}
        {note && (
          <Fact label={t('orderFacts.note')}>
            <NoteLines note={note} />
          </Fact>
        )}
        {pointsEarned > 0 && <Fact label={t('orderFacts.earned')}>{pointsEarned}</Fact>}
      </dl>
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Phone({ number }: { number: string | undefined }) {
  const href = number && externalLink(`tel:${number}`);
  if (!href) return null;
  return (
    <a className={styles.phone} href={href}>
      <Bidi dir="ltr">{number}</Bidi>
    </a>
  );
}

function PickUpPlace({ order }: { order: OrderDetails }) {
  const { t } = useTranslation();
  const { lang } = useVisit();
  const { store, storeId } = order;
  const address = useStoreAddress({ storeId }, { enabled: storeId > 0 }).data;
  const location = useStoreLocation({ storeId }, { enabled: storeId > 0 }).data;
  const map = externalLink(location?.mapUrl);
  const text = inLang(
    lang,
    address?.addressEN ?? store.addressEN,
    address?.addressAR ?? store.addressAR,
  );
  const hint = inLang(lang, address?.pickUpNoteEN, address?.pickUpNoteAR);
  return (
    <>
      <span className={styles.line}>{labelOf(address ?? store, lang)}</span>
      <span className={styles.line}>{text}</span>
      {hint && <span className={styles.line}>{hint}</span>}
      {address?.parkingNote && <span className={styles.line}>{address.parkingNote}</span>}
      {map && (
        <a className={buttonClass('secondary')} href={map} target="_blank" rel="noreferrer">
          {t('orderFacts.directions')}
        </a>
      )}
    </>
  );
}

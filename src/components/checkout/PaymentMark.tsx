import type { PaymentMethod } from '../../contract/paymentMethods.ts';
import { Icon } from '../../ui/media/Icon.tsx';
import type { AnyIcon } from '../../ui/media/iconPaths.ts';
import styles from './PaymentMark.module.css';
import { LATER_ICONS } from '../../ui/media/laterIcons.ts';

const ICONS: Record<PaymentMethod['kind'], AnyIcon> = {
  cash: LATER_ICONS.cash,
  cardOnDelivery: LATER_ICONS.card,
  card: LATER_ICONS.card,
  localDebit: LATER_ICONS.card,
  applePay: LATER_ICONS.phone,
  qlub: LATER_ICONS.receipt,
  payAtTable: 'table',
  payAtCounter: LATER_ICONS.receipt,
  roomCharge: 'bed',
};

/** The debit cards of a country, by its currency. */
const LOCAL_DEBIT: Readonly<Record<string, string>> = {
  KWD: 'KNET',
  SAR: 'mada',
  BHD: 'Benefit',
  OMR: 'OmanNet',
  QAR: 'NAPS',
  AED: 'Jaywan',
};

function wordOf(kind: PaymentMethod['kind'], currency: string): string | undefined {
  if (kind === 'localDebit') return LOCAL_DEBIT[currency];
  if (kind === 'applePay') return 'Pay';
  return kind === 'qlub' ? 'qlub' : undefined;
}

interface PaymentMarkProps {
  kind: PaymentMethod['kind'];
  currency: string;
}

/** Identifies a payment method at a glance, by its brand or an icon. Its name is beside it. */
export function PaymentMark({ kind, currency }: PaymentMarkProps) {
  const word = wordOf(kind, currency);
  return (
    <span className={styles.mark} aria-hidden="true">
      {word === undefined ? (
        <Icon name={ICONS[kind]} />
      ) : (
        <span className={styles.word} dir="ltr" lang="en">
          {word}
        </span>
      )}
    </span>
  );
}

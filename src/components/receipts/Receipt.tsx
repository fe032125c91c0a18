import { useTranslation } from 'react-i18next';
import { formatPrice } from '../../i18n/priceText.ts';
import { useKnownDishes } from '../../ordering/menu/useKnownDishes.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { inBoth } from '../../rules/common/speaker.ts';
import { receiptOf, type Receipt as ReceiptWords } from '../../rules/receipts/receipt.ts';
import { receiptRows } from '../../rules/receipts/receiptRows.ts';
import type { SavedOrder } from '../../storage/savedOrders.ts';
import { Bidi } from '../../ui/text/Bidi.tsx';
import { KeyValueRows } from '../../ui/layout/KeyValueRows.tsx';
import { Amount } from '../common/Amount.tsx';
import { useDigits } from '../common/useDigits.ts';
import { Both } from './Both.tsx';
import { KeepReceipt } from './KeepReceipt.tsx';
import { PaperScreen } from './PaperScreen.tsx';
import { QrCode } from '../common/QrCode.tsx';
import styles from './Receipt.module.css';
import { useSeller } from './useSeller.ts';
import { useSpeakers } from './useSpeakers.ts';

export interface ReceiptProps {
  order: SavedOrder;
  /** The branch that cooked it, if the order names one. */
  storeId: number | undefined;
  onClose: () => void;
}

/** An order's receipt to read, print, save and share, also without a network. */
export function Receipt({ order, storeId, onClose }: ReceiptProps) {
  const { t } = useTranslation();
  const { lang } = useVisit();
  const speakers = useSpeakers();
  const seller = useSeller(speakers, order.invoice, storeId);
  const dishes = useKnownDishes();
  const receipt = receiptOf(order, seller, dishes, speakers);
  const taxLabel = inBoth(speakers, (speaker) => speaker.t('receipt.taxNumber'));
  const { currency, decimals } = receipt;
  const rows = receiptRows(receipt, taxLabel, (amount, sign) =>
    formatPrice(amount, lang, currency, { decimals, sign }),
  );
  return (
    <PaperScreen
      title={t('order.receipt')}
      onClose={onClose}
      actions={<KeepReceipt rows={rows} orderNo={order.orderNo} />}
    >
      <article className={styles.receipt}>
        <header className={styles.seller}>
          <h3 className={styles.venue}>
            <Both pair={receipt.seller.venue} />
          </h3>
          {receipt.seller.branch.own && (
            <p>
              <Both pair={receipt.seller.branch} />
            </p>
          )}
          {receipt.seller.legalName && (
            <p>
              <Bidi>{receipt.seller.legalName}</Bidi>
            </p>
          )}
          {receipt.seller.taxNumber && (
            <p>
              <Both pair={taxLabel} /> <Bidi dir="ltr">{receipt.seller.taxNumber}</Bidi>
            </p>
          )}
        </header>
        <Facts facts={receipt.facts} />
        <Lines receipt={receipt} />
        <Sums receipt={receipt} />
        {receipt.qr && (
          <QrCode className={styles.code} text={receipt.qr} label={t('receipt.code')} />
        )}
      </article>
    </PaperScreen>
  );
}

function Facts({ facts }: Pick<ReceiptWords, 'facts'>) {
  return (
    <KeyValueRows
      rows={facts.map(({ id, label, value, isCode }) => ({
        id,
        label: <Both pair={label} />,
        amount: isCode ? <Bidi dir="ltr">{value.own}</Bidi> : <Both pair={value} />,
      }))}
    />
  );
}

function Lines({ receipt }: { receipt: ReceiptWords }) {
  const digits = useDigits();
  const { lines, currency, decimals } = receipt;
  return (
    <KeyValueRows
      rows={lines.map(({ id, qty, name, choices, note, amount }) => ({
        id,
        label: (
          <>
            <span translate="no">{`${digits(qty)} ×`}</span> <Both pair={name} />
          </>
        ),
        detail: (choices.length > 0 || note) && (
          <>
            {choices.map((choice) => (
              <span key={choice.own} className={styles.choice}>
                <Both pair={choice} />
              </span>
            ))}
            {note && (
              <span className={styles.choice}>
                “<Bidi>{note}</Bidi>”
              </span>
            )}
          </>
        ),
        amount: <Amount value={amount} currency={currency} decimals={decimals} />,
      }))}
    />
  );
}

function Sums({ receipt }: { receipt: ReceiptWords }) {
  const { bill, total, paid, currency, decimals } = receipt;
  const amount = (value: number, sign?: '−') => (
    <Amount value={value} currency={currency} decimals={decimals} sign={sign} />
  );
  return (
    <>
      <KeyValueRows
        rows={bill.map(({ id, label, amount: value, sign, tone }) => ({
          id,
          tone,
          label: <Both pair={label} />,
          amount: amount(value, sign),
        }))}
        total={{ label: <Both pair={total.label} />, amount: amount(total.amount) }}
      />
      <KeyValueRows
        rows={[{ id: paid.id, label: <Both pair={paid.label} />, amount: amount(paid.amount) }]}
      />
    </>
  );
}

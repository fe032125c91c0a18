import { useTranslation } from 'react-i18next';
import type { PaperRow } from '../../rules/receipts/receiptRows.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import styles from './KeepReceipt.module.css';
import { LATER_ICONS } from '../../ui/media/laterIcons.ts';
import { useHandOver } from './useHandOver.ts';

interface KeepReceiptProps {
  rows: readonly PaperRow[];
  orderNo: string;
}

/** The ways to keep a receipt: on paper, as a picture, as a message. */
export function KeepReceipt({ rows, orderNo }: KeepReceiptProps) {
  const { t } = useTranslation();
  const paper = useHandOver(rows, `receipt-${orderNo.replaceAll(/[^\w-]/g, '')}.png`);
  return (
    <>
      <p className={styles.said} role="status">
        {paper.said}
      </p>
      <div className={styles.ways}>
        <Button
          variant="secondary"
          icon={<Icon name={LATER_ICONS.print} />}
          onClick={() => window.print()}
        >
          {t('receipt.print')}
        </Button>
        <Button variant="secondary" icon={<Icon name={LATER_ICONS.camera} />} onClick={paper.save}>
          {t('receipt.savePicture')}
        </Button>
        <Button variant="secondary" icon={<Icon name={LATER_ICONS.share} />} onClick={paper.share}>
          {t('receipt.share')}
        </Button>
      </div>
    </>
  );
}

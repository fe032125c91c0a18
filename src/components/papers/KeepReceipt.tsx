import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '../../contract/languages.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { receiptText, type PaperRow } from '../../rules/papers/receiptRows.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import { savePicture, shareText } from './handOver.ts';
import styles from './KeepReceipt.module.css';
import { receiptPicture } from './receiptPicture.ts';
import { LATER_ICONS } from '../../ui/media/laterIcons.ts';

interface KeepReceiptProps {
  rows: readonly PaperRow[];
  orderNo: string;
}

/** The ways to keep a receipt: on paper, as a picture, as a message. */
export function KeepReceipt({ rows, orderNo }: KeepReceiptProps) {
  const { t } = useTranslation();
  const { lang } = useVisit();
  const [said, setSaid] = useState('');
  const attempt = async (act: () => Promise<string>) => {
    setSaid('');
    try {
      setSaid(await act());
    } catch (error) {
      // Whoever closes the phone's own list of ways has changed their mind.
      const isGivenUp = error instanceof DOMException && error.name === 'AbortError';
      if (!isGivenUp) setSaid(t('receipt.notKept'));
    }
  };
  const save = async () => {
    const picture = await receiptPicture(rows, LANGUAGES[lang].direction);
    const isSaved = await savePicture(picture, `receipt-${orderNo.replaceAll(/[^\w-]/g, '')}.png`);
    return isSaved ? t('receipt.pictureSaved') : '';
  };
  const share = async () => ((await shareText(receiptText(rows))) ? t('receipt.copied') : '');
  return (
    <>
      <p className={styles.said} role="status">
        {said}
      </p>
      <div className={styles.ways}>
        <Button
          variant="secondary"
          icon={<Icon name={LATER_ICONS.print} />}
          onClick={() => window.print()}
        >
          {t('receipt.print')}
        </Button>
        <Button
          variant="secondary"
          icon={<Icon name={LATER_ICONS.camera} />}
          onClick={() => void attempt(save)}
        >
          {t('receipt.savePicture')}
        </Button>
        <Button
          variant="secondary"
          icon={<Icon name={LATER_ICONS.share} />}
          onClick={() => void attempt(share)}
        >
          {t('receipt.share')}
        </Button>
      </div>
    </>
  );
}

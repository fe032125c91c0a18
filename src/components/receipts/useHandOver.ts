import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '../../contract/languages.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { receiptText, type PaperRow } from '../../rules/receipts/receiptRows.ts';
import { savePicture, shareText } from '../common/handOver.ts';
import { receiptPicture } from './receiptPicture.ts';

/** Saves or shares a receipt as a picture or text, and returns the message to show. */
export function useHandOver(rows: readonly PaperRow[], fileName: string) {
  const { t } = useTranslation();
  const { lang } = useVisit();
  const [said, setSaid] = useState('');
  const save = async () => {
    setSaid('');
    try {
      const picture = await receiptPicture(rows, LANGUAGES[lang].direction);
      if ((await savePicture(picture, fileName)) === 'kept') setSaid(t('receipt.pictureSaved'));
    } catch {
      // A device with too little memory draws no picture.
      setSaid(t('receipt.notKept'));
    }
  };
  const share = async () => {
    setSaid('');
    const outcome = await shareText(receiptText(rows));
    if (outcome === 'kept') setSaid(t('receipt.copied'));
    if (outcome === 'refused') setSaid(t('receipt.notKept'));
  };
  return { said, save: () => void save(), share: () => void share() };
}

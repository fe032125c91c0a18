import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '../../contract/languages.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { receiptText, type PaperRow } from '../../rules/receipts/receiptRows.ts';
import { savePicture, shareText } from '../common/handOver.ts';
import { receiptPicture } from './receiptPicture.ts';

/** Gives the rows of a paper to the phone, as a picture or as a text, and what is to be said of it. */
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
      // A device without memory for it draws no picture.
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

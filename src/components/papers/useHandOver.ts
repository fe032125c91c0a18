import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '../../contract/languages.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { receiptText, type PaperRow } from '../../rules/papers/receiptRows.ts';
import { savePicture, shareText } from './handOver.ts';
import { receiptPicture } from './receiptPicture.ts';

/** Gives the rows of a paper to the phone, as a picture or as a text, and what is to be said of it. */
export function useHandOver(rows: readonly PaperRow[], fileName: string) {
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
    return (await savePicture(picture, fileName)) ? t('receipt.pictureSaved') : '';
  };
  const share = async () => ((await shareText(receiptText(rows))) ? t('receipt.copied') : '');
  return { said, save: () => void attempt(save), share: () => void attempt(share) };
}

import { useTranslation } from 'react-i18next';
import { allergyProfile } from '../../storage/allergyProfile.ts';
import type { PaymentDraft } from '../../storage/orderEntries.ts';
import { Button } from '../../ui/form/Button.tsx';
import { NoteLines } from '../common/NoteLines.tsx';
import styles from './AllergySheet.module.css';
import { lineToSend } from './kitchen.ts';

interface KitchenLineProps {
  draft: PaymentDraft;
  change: (patch: Partial<PaymentDraft>) => void;
}

/** Shows beside the note the exact text that the kitchen receives; the diner can leave it out. */
export function KitchenLine({ draft, change }: KitchenLineProps) {
  const { t } = useTranslation();
  if (!allergyProfile().tellsKitchen) return null;
  const isUntold = draft.isKitchenUntold ?? false;
  return (
    <div className={styles.kitchen} role="group" aria-label={t('allergy.kitchenReads')}>
      {isUntold ? (
        <p className={styles.hint}>{t('allergy.leftOut')}</p>
      ) : (
        <>
          <p className={styles.hint}>{t('allergy.kitchenReads')}</p>
          <p translate="no" className={styles.line}>
            <NoteLines note={lineToSend(draft, t)} />
          </p>
        </>
      )}
      <Button variant="quiet" onClick={() => change({ isKitchenUntold: !isUntold })}>
        {isUntold ? t('allergy.putIn') : t('allergy.leaveOut')}
      </Button>
    </div>
  );
}

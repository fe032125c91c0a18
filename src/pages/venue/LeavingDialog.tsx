import { useTranslation } from 'react-i18next';
import type { Place } from '../../rules/venue/scannedText.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Dialog } from '../../ui/modal/Dialog.tsx';
import styles from './LeavingDialog.module.css';
import { lastMode, knownVenue } from './lastVenue.ts';
import type { PresentCart } from './presentCart.ts';

interface LeavingDialogProps {
  cart: PresentCart;
  place: Place | undefined;
  /** The name of the tapped link; undefined for a scanned or typed code. */
  name?: string | undefined;
  onGo: () => void;
  onStay: () => void;
  onClose: () => void;
}

/** Asks before the diner leaves a cart with dishes, which stays in its place. */
export function LeavingDialog(props: LeavingDialogProps) {
  const { cart, place, name, onGo, onStay, onClose } = props;
  const { t } = useTranslation();
  const isSameVenue = place?.code === cart.code;
  const nameOf = ({ code, tableCode }: Place) => {
    if (!isSameVenue || tableCode === undefined) return knownVenue(code)?.label || code;
    return lastMode().asks === 'contact' ? t('home.table', { table: tableCode }) : tableCode;
  };
  const here = nameOf(cart);
  const there = place ? (!isSameVenue && name) || nameOf(place) : '';
  return (
    <Dialog
      isOpen
      title={t('scan.leaveTitle', { place: there })}
      onClose={onClose}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button variant="secondary" onClick={onStay}>
            {t('scan.leaveStay', { place: here })}
          </Button>
          <Button onClick={onGo}>{t('scan.leaveGo', { place: there })}</Button>
        </>
      }
    >
      <div className={styles.text}>
        <p>{t('scan.leaveText', { count: cart.dishes, place: here })}</p>
        <p>{cart.tableCode === undefined ? t('scan.leaveKept') : t('scan.leaveStays')}</p>
      </div>
    </Dialog>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useCart } from '../../ordering/cart/useCart.ts';
import type { Again, FoundAgain } from '../../ordering/order/useOrderAgain.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import type { AgainChange } from '../../rules/order/orderAgain.ts';
import { useAppStore } from '../../state/appStore.ts';
import { Button } from '../../ui/form/Button.tsx';
import { IconButton } from '../../ui/form/IconButton.tsx';
import { Dialog } from '../../ui/modal/Dialog.tsx';
import styles from './OrderAgainButton.module.css';
import { useFailureText } from '../common/useFailureText.ts';

interface OrderAgainButtonProps {
  again: Again;
  size?: 'm' | 'l';
  /** What is ordered again, where several things can be. */
  name?: string;
  /** Without one, what has a name gets a sign only. */
  label?: string;
}

/** Orders the same again: at once if nothing changed, else after showing what changed. */
export function OrderAgainButton({ again, size = 'm', name, label }: OrderAgainButtonProps) {
  const { t } = useTranslation();
  const { pages } = useVisit();
  const { count } = useCart();
  const { look, take, isLooking } = again;
  const navigate = useNavigate();
  const failureText = useFailureText();
  const showToast = useAppStore((state) => state.showToast);
  const [found, setFound] = useState<FoundAgain>();
  const tell = (failure: unknown) => showToast({ text: failureText(failure), tone: 'danger' });

  const put = async (now: FoundAgain, isInstead: boolean) => {
    setFound(undefined);
    try {
      await take(now, isInstead);
      void navigate(pages.cart());
    } catch (failure) {
      // Offered again as it was looked up: what the cart has got already is not added twice.
      setFound(now);
      tell(failure);
    }
  };
  const ask = async () => {
    try {
      const now = await look();
      const isSame = now.leftOut.length === 0 && now.changes.length === 0;
      if (isSame && (count === 0 || name !== undefined)) await put(now, false);
      else setFound(now);
    } catch (failure) {
      tell(failure);
    }
  };
  return (
    <>
      {label === undefined && name !== undefined ? (
        <IconButton
          icon="plus"
          label={t('again.named', { name })}
          aria-disabled={isLooking || undefined}
          onClick={() => {
            if (!isLooking) void ask();
          }}
        />
      ) : (
        <Button
          variant={size === 'l' ? 'primary' : 'secondary'}
          size={size}
          isBlock={size === 'l'}
          isBusy={isLooking}
          busyLabel={t('again.loading')}
          onClick={() => void ask()}
        >
          {label ?? t('again.button')}
        </Button>
      )}
      {found && (
        <FoundDialog
          found={found}
          hasCart={(count ?? 0) > 0}
          onClose={() => setFound(undefined)}
          onPut={(isInstead) => void put(found, isInstead)}
        />
      )}
    </>
  );
}

interface FoundDialogProps {
  found: FoundAgain;
  hasCart: boolean;
  onClose: () => void;
  onPut: (isInstead: boolean) => void;
}

function FoundDialog({ found, hasCart, onClose, onPut }: FoundDialogProps) {
  const { t } = useTranslation();
  const { lines, leftOut, changes } = found;
  const isEmpty = lines.length === 0;
  const words: Record<AgainChange['kind'], (name: string) => string> = {
    choices: (name) => t('again.choices', { name }),
    price: (name) => t('again.price', { name }),
  };
  return (
    <Dialog
      isOpen
      title={t('again.title')}
      onClose={onClose}
      closeLabel={t('common.close')}
      actions={
        isEmpty ? (
          <Button onClick={onClose}>{t('common.ok')}</Button>
        ) : hasCart ? (
          <>
            <Button variant="secondary" onClick={() => onPut(true)}>
              {t('again.replace')}
            </Button>
            <Button onClick={() => onPut(false)}>{t('again.add')}</Button>
          </>
        ) : (
          <Button onClick={() => onPut(false)}>{t('again.goOn')}</Button>
        )
      }
    >
      <div className={styles.found}>
        {isEmpty && <p>{t('again.nothing')}</p>}
        {!isEmpty && leftOut.length > 0 && <Names title={t('again.leftOut')} names={leftOut} />}
        {changes.length > 0 && (
          <Names
            title={t('again.changed')}
            names={changes.map(({ kind, name }) => words[kind](name))}
          />
        )}
        {!isEmpty && hasCart && <p>{t('again.hasCart')}</p>}
      </div>
    </Dialog>
  );
}

function Names({ title, names }: { title: string; names: readonly string[] }) {
  return (
    <div>
      <p className={styles.title}>{title}</p>
      <ul className={styles.names}>
        {names.map((name, index) => (
          // The same dish may appear twice with different choices.
          <li key={`${name}-${index}`}>{name}</li>
        ))}
      </ul>
    </div>
  );
}

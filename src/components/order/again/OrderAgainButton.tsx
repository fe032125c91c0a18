import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useCart } from '../../../ordering/cart/useCart.ts';
import type { Again, FoundAgain } from '../../../ordering/order/useOrderAgain.ts';
import { useVisit } from '../../../ordering/visit/useVisit.ts';
import { useAppStore } from '../../../state/appStore.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { IconButton } from '../../../ui/form/IconButton.tsx';
import { useFailureText } from '../../common/useFailureText.ts';
import { FoundAgainDialog } from './FoundAgainDialog.tsx';
import { useAgainMarks } from './useAgainMarks.ts';

interface OrderAgainButtonProps {
  again: Again;
  size?: 'm' | 'l';
  /** What is ordered again, where several things can be. */
  name?: string;
  /** Without one, what has a name gets a sign only. */
  label?: string;
}

/**
 * Orders the same again: at once if nothing changed and nothing contains what the diner avoids, else
 * after showing it.
 */
export function OrderAgainButton({ again, size = 'm', name, label }: OrderAgainButtonProps) {
  const { t } = useTranslation();
  const { pages } = useVisit();
  const { count } = useCart();
  const { look, take } = again;
  const navigate = useNavigate();
  const failureText = useFailureText();
  const showToast = useAppStore((state) => state.showToast);
  const [found, setFound] = useState<FoundAgain>();
  const [isBusy, setIsBusy] = useState(false);
  const marks = useAgainMarks();

  const busily = async (act: () => Promise<void>) => {
    setIsBusy(true);
    try {
      await act();
    } catch (failure) {
      showToast({ text: failureText(failure), tone: 'danger' });
    } finally {
      setIsBusy(false);
    }
  };
  const put = async (now: FoundAgain, isInstead: boolean) => {
    setFound(undefined);
    try {
      await take({ ...now, lines: now.lines.filter(marks.isTaken) }, isInstead);
      void navigate(pages.cart());
    } catch (failure) {
      // Offered again as it was looked up: what the cart has got already is not added twice.
      setFound(now);
      throw failure;
    }
  };
  const ask = async () => {
    const now = await look();
    const isAvoided = await marks.areAsked(now.lines);
    const isSame = now.leftOut.length === 0 && now.changes.length === 0 && !isAvoided;
    if (isSame && (count === 0 || name !== undefined)) await put(now, false);
    else setFound(now);
  };
  return (
    <>
      {label === undefined && name !== undefined ? (
        <IconButton
          icon="plus"
          label={t('again.named', { name })}
          aria-disabled={isBusy || undefined}
          onClick={() => {
            if (!isBusy) void busily(ask);
          }}
        />
      ) : (
        <Button
          variant={size === 'l' ? 'primary' : 'secondary'}
          size={size}
          isBlock={size === 'l'}
          isBusy={isBusy}
          busyLabel={t('again.loading')}
          onClick={() => void busily(ask)}
        >
          {label ?? t('again.button')}
        </Button>
      )}
      {found && (
        <FoundAgainDialog
          found={found}
          marks={marks}
          hasCart={(count ?? 0) > 0}
          onClose={() => setFound(undefined)}
          onPut={(isInstead) => void busily(() => put(found, isInstead))}
        />
      )}
    </>
  );
}

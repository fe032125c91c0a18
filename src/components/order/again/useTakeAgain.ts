import { useState, type ComponentProps } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCart } from '../../../ordering/cart/useCart.ts';
import type { Again, FoundAgain } from '../../../ordering/order/orderAgain.ts';
import { useVisit } from '../../../ordering/visit/useVisit.ts';
import { useAppStore } from '../../../state/appStore.ts';
import { useFailureText } from '../../common/useFailureText.ts';
import type { FoundAgainDialog } from './FoundAgainDialog.tsx';
import { useAgainMarks } from './useAgainMarks.ts';

interface ToTake {
  again: Again;
  /** One of several things on a page: added to the current cart without asking. */
  part?: string;
}

interface TakeAgain {
  take: (wanted: ToTake) => void;
  /** The one that is loading or going into the cart. */
  taken: ToTake | undefined;
  /** The changes since the earlier order, for a dialog. */
  changed: ComponentProps<typeof FoundAgainDialog> | undefined;
}

/**
 * Orders the same again: at once if nothing changed and nothing contains what the diner avoids,
 * otherwise after showing it. A page with many things to order again needs it only once.
 */
export function useTakeAgain(): TakeAgain {
  const { pages } = useVisit();
  const { count } = useCart();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const showToast = useAppStore((state) => state.showToast);
  const [shown, setShown] = useState<ToTake & { found: FoundAgain }>();
  const [taken, setTaken] = useState<ToTake>();
  const marks = useAgainMarks();

  const busily = async (wanted: ToTake, act: () => Promise<void>) => {
    if (taken) return;
    setTaken(wanted);
    try {
      await act();
    } catch (failure) {
      showToast({ text: failureText(failure), tone: 'danger' });
    } finally {
      setTaken(undefined);
    }
  };
  const put = async (wanted: ToTake, found: FoundAgain, isInstead: boolean) => {
    setShown(undefined);
    try {
      const lines = found.lines.filter(marks.isTaken);
      await wanted.again.take({ ...found, lines }, isInstead);
      void navigate(pages.cart());
    } catch (failure) {
      // Offer the same result again: lines that are already in the cart are not added twice.
      setShown({ ...wanted, found });
      throw failure;
    }
  };
  const ask = async (wanted: ToTake) => {
    const found = await wanted.again.look();
    const isAvoided = await marks.areAsked(found.lines);
    const isSame = found.leftOut.length === 0 && found.changes.length === 0 && !isAvoided;
    if (isSame && (count === 0 || wanted.part !== undefined)) await put(wanted, found, false);
    else setShown({ ...wanted, found });
  };
  return {
    take: (wanted) => void busily(wanted, () => ask(wanted)),
    taken,
    changed: shown && {
      found: shown.found,
      marks,
      hasCart: (count ?? 0) > 0,
      onClose: () => setShown(undefined),
      onPut: (isInstead) => void busily(shown, () => put(shown, shown.found, isInstead)),
    },
  };
}

import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isRefusal, refusalData } from '../../api/failure.ts';
import { STATUS } from '../../contract/status.ts';
import { OrderedAs } from '../../contract/orderedAs.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useAppStore } from '../../state/appStore.ts';
import { useFailureText } from '../common/useFailureText.ts';

/** Tells why the cart could not be changed; a cart that was ordered meanwhile leads to its order. */
export function useCartRefusal(): (failure: unknown) => void {
  const { t } = useTranslation();
  const { pages } = useVisit();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const showToast = useAppStore((state) => state.showToast);
  // The cart keeps this function: with another one it would be another cart, and its order another
  // order under way, which the first would seem to be sending from elsewhere.
  const now = useRef({ t, pages, navigate, failureText });
  useEffect(() => {
    now.current = { t, pages, navigate, failureText };
  });
  return useCallback(
    (failure) => {
      const { t: say, failureText: textOf } = now.current;
      const ordered = isRefusal(failure, STATUS.alreadyOrdered) && refusalData(failure, OrderedAs);
      if (ordered) void now.current.navigate(now.current.pages.order(ordered.eOrderID));
      const isLineGone = isRefusal(failure, STATUS.notFound);
      showToast({ text: isLineGone ? say('cart.lineGone') : textOf(failure), tone: 'danger' });
    },
    [showToast],
  );
}

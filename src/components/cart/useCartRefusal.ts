import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isRefusal, refusalData } from '../../api/failure.ts';
import { STATUS } from '../../contract/status.ts';
import { OrderedAs } from '../../contract/orderedAs.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useAppStore } from '../../state/appStore.ts';
import { useFailureText } from '../common/useFailureText.ts';

/**
 * Explains why the cart could not be changed. Opens the order if the cart was ordered meanwhile.
 */
export function useCartRefusal(): (failure: unknown) => void {
  const { t } = useTranslation();
  const { pages } = useVisit();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const showToast = useAppStore((state) => state.showToast);
  // The function must stay the same: with a new one the cart and its check-out are created again,
  // and the new check-out would take the running one for an order sent from another tab.
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

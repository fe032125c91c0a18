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
 * Explains why the cart could not change. Opens the order if the cart was ordered in the meantime.
 */
export function useCartRefusal(): (failure: unknown) => void {
  const { t } = useTranslation();
  const { pages } = useVisit();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const showToast = useAppStore((state) => state.showToast);
  // The function must stay the same: a new one would recreate the cart and its check-out, and the
  // new check-out would treat the running one as an order sent from another tab.
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

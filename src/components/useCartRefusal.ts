import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isRefusal, refusalData } from '../api/failure.ts';
import { STATUS } from '../contract/status.ts';
import { OrderedAs } from '../ordering/checkoutTerms.ts';
import { useVisit } from '../ordering/useVisit.ts';
import { useAppStore } from '../state/appStore.ts';
import { useFailureText } from './useFailureText.ts';

/** Tells why the cart could not be changed; a cart that was ordered meanwhile leads to its order. */
export function useCartRefusal(): (failure: unknown) => void {
  const { t } = useTranslation();
  const { pages } = useVisit();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const showToast = useAppStore((state) => state.showToast);
  return useCallback(
    (failure) => {
      const ordered = isRefusal(failure, STATUS.alreadyOrdered) && refusalData(failure, OrderedAs);
      if (ordered) void navigate(pages.order(ordered.eOrderID));
      const isLineGone = isRefusal(failure, STATUS.notFound);
      const text = isLineGone ? t('cart.lineGone') : failureText(failure);
      showToast({ text, tone: 'danger' });
    },
    [t, pages, navigate, failureText, showToast],
  );
}

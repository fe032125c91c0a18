import { useTranslation } from 'react-i18next';
import { useCartActions } from '../../ordering/cart/useCart.ts';
import { useAppStore } from '../../state/appStore.ts';
import { useFailureText } from '../common/useFailureText.ts';

/** Applies a promo code that the diner did not type, and shows the result. */
export function useApplyPromo(): (promoCode: string) => void {
  const { t } = useTranslation();
  const { cart } = useCartActions();
  const failureText = useFailureText();
  const showToast = useAppStore((state) => state.showToast);
  return (promoCode) => {
    cart.applyPromo(promoCode).then(
      () => showToast({ text: t('promo.kept', { code: promoCode }), tone: 'positive' }),
      (failure: unknown) => showToast({ text: failureText(failure), tone: 'danger' }),
    );
  };
}

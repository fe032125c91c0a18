import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatch } from 'react-router-dom';
import { isHttpFailure } from '../../api/failure.ts';
import { patterns } from '../../rules/common/routes.ts';
import { useCheckout } from '../../ordering/checkout/useCheckout.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useAppStore } from '../../state/appStore.ts';
import { Bidi } from '../../ui/text/Bidi.tsx';
import { Dialog } from '../../ui/modal/Dialog.tsx';
import { Leave, RefusalActions } from './RefusalActions.tsx';
import { refusalInForm, refusalOnButton } from './refusalInForm.ts';
import { useFailureText } from '../common/useFailureText.ts';
import { useOrderingPage } from '../common/useOrderingPage.ts';
import { useRefusalEffects } from './useRefusalEffects.ts';
import { useSoldOutLines } from './useSoldOutLines.ts';

/** Explains why the order was not sent and offers the next step. */
export function CheckoutRefusal() {
  const { t } = useTranslation();
  const { state, reset } = useCheckout();
  const failureText = useFailureText();
  const { pages } = useVisit();
  const isPaying = useOrderingPage() === 'checkout';
  const isReviewing = useMatch(patterns.orderReview) !== null;
  const failure = state.step === 'refused' ? state.failure : undefined;
  useRefusalEffects(failure);
  // The review page has no fields, only its button.
  const shown = isReviewing ? refusalOnButton(state) : refusalInForm(state);
  const isBarred = isHttpFailure(failure, 403) || isHttpFailure(failure, 404);
  const dismissAlert = useAppStore((store) => store.dismissAlert);
  useEffect(() => {
    // The app-wide alert gives the same reason, but not what happened to the order: close it.
    if (isBarred) dismissAlert();
  }, [isBarred, dismissAlert]);
  const isTold = isPaying && shown !== undefined;
  const isChangedElsewhere = isHttpFailure(failure, 409);
  const soldOut = useSoldOutLines(failure);
  return (
    <Dialog
      isOpen={state.step === 'notSent' || (failure !== undefined && !isTold)}
      role="alertdialog"
      tone="danger"
      title={t('checkout.refused')}
      onClose={reset}
      closeLabel={t('common.close')}
      actions={
        failure ? (
          <RefusalActions failure={failure} isReviewing={isReviewing} />
        ) : (
          <Leave label={t('cart.see')} to={pages.cart()} />
        )
      }
    >
      <p>
        {failure
          ? isChangedElsewhere
            ? t('checkout.cartChanged')
            : failureText(failure)
          : state.step === 'notSent' && t('checkout.notSentText')}
      </p>
      {isBarred && <p>{t('checkout.notSentKept')}</p>}
      {soldOut.length > 0 && (
        <ul>
          {soldOut.map(({ uniqueId, menuItemName }) => (
            <li key={uniqueId}>
              <Bidi>{menuItemName}</Bidi>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatch, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { isHttpFailure, refusalData, type ApiFailure } from '../../api/failure.ts';
import { links, patterns } from '../../config/paths.ts';
import { CartChange, type CartViewLine } from '../../contract/cart.ts';
import { id, list, text } from '../../contract/schema.ts';
import { STATUS } from '../../contract/status.ts';
import { useCart } from '../../ordering/cart/useCart.ts';
import { useCheckout } from '../../ordering/checkout/useCheckout.ts';
import { useServing } from '../../ordering/delivery/useServing.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { refusalOf } from '../../rules/common/refusals.ts';
import { useAppStore } from '../../state/appStore.ts';
import { Bidi } from '../../ui/text/Bidi.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Dialog } from '../../ui/modal/Dialog.tsx';
import { CallUs } from '../venue/CallUs.tsx';
import { refusalInForm, refusalOnButton } from './refusalInForm.ts';
import { useCartRefusal } from '../cart/useCartRefusal.ts';
import { useChooseAgainLink } from '../cart/useChooseAgainLink.ts';
import { useCountdown } from '../common/useCountdown.ts';
import { useFailureText } from '../common/useFailureText.ts';
import { useOrderingPage } from '../common/useOrderingPage.ts';
import { useRefusalEffects } from './useRefusalEffects.ts';
import { useWaitTime } from '../common/useWaitTime.ts';

const GroupAtFault = v.object({ groupId: id, uniqueId: text });
const Gone = v.object({ changes: list(CartChange, 'cart changes') });

/** Explains why the order was not sent and offers the next step. */
export function CheckoutRefusal() {
  const { t } = useTranslation();
  const { state, reset } = useCheckout();
  const failureText = useFailureText();
  const toCart = useCartPath();
  const isPaying = useOrderingPage() === 'checkout';
  const isReviewing = useIsReviewing();
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
      actions={failure ? <WayOn failure={failure} /> : <Leave label={t('cart.see')} to={toCart} />}
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

/** The dishes that are sold out, among the lines still in the cart. */
function useSoldOutLines(failure: ApiFailure | undefined): CartViewLine[] {
  const { view } = useCart();
  if (failure?.status !== STATUS.itemUnavailable) return [];
  const gone = refusalData(failure, Gone)?.changes.map(({ uniqueId }) => uniqueId) ?? [];
  return view?.cartList.filter(({ uniqueId }) => gone.includes(uniqueId)) ?? [];
}

/** Removes the sold-out lines from the cart and orders the rest. */
function SendTheRest({ lines }: { lines: readonly CartViewLine[] }) {
  const { t } = useTranslation();
  const { checkout } = useCheckout();
  const { cart } = useCart();
  const onRefused = useCartRefusal();
  const [isBusy, setIsBusy] = useState(false);
  const send = async () => {
    setIsBusy(true);
    try {
      for (const { tableCartId } of lines) await cart.remove(tableCartId);
      await checkout.withoutLines(lines.map(({ uniqueId }) => uniqueId));
    } catch (failure) {
      onRefused(failure);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button isBusy={isBusy} busyLabel={t('common.sending')} onClick={() => void send()}>
      {t('checkout.sendRest', { count: lines.length })}
    </Button>
  );
}

function useIsReviewing(): boolean {
  return useMatch(patterns.orderReview) !== null;
}

function useCartPath(): string {
  const { pages } = useVisit();
  return pages.cart();
}

interface LeaveProps {
  label: ReactNode;
  to: string;
  isSecond?: boolean;
}

function Leave({ label, to, isSecond = false }: LeaveProps) {
  const navigate = useNavigate();
  const { reset } = useCheckout();
  const leave = () => {
    reset();
    void navigate(to);
  };
  return (
    <Button variant={isSecond ? 'secondary' : 'primary'} onClick={leave}>
      {label}
    </Button>
  );
}

function WayOn({ failure }: { failure: ApiFailure }) {
  const { t } = useTranslation();
  const { code, mode, pages } = useVisit();
  const { reset } = useCheckout();
  const { view } = useCart();
  const { address } = useServing();
  const isReviewing = useIsReviewing();
  const { status = 0 } = failure;
  const toCart = useCartPath();
  const chooseAgain = useChooseAgainLink();
  const eOrderId = useRefusedOrder();

  const soldOut = useSoldOutLines(failure);
  if (soldOut.length > 0 && soldOut.length < (view?.cartList.length ?? 0)) {
    return (
      <>
        <Leave label={t('cart.see')} to={toCart} isSecond />
        <SendTheRest lines={soldOut} />
      </>
    );
  }
  const fault = status === STATUS.modifierRule ? refusalData(failure, GroupAtFault) : undefined;
  const line = view?.cartList.find(({ uniqueId }) => uniqueId === fault?.uniqueId);
  if (fault && line) {
    return <Leave label={t('cart.chooseAgain')} to={chooseAgain(line, fault.groupId)} />;
  }
  if (status === STATUS.promoNotCombinable) return <KeepWhich />;
  if (status === STATUS.paymentPending && eOrderId > 0) {
    return <Leave label={t('checkout.seePayment')} to={links.cardDetails(code, eOrderId)} />;
  }
  const { isShownInCart, isClosed } = refusalOf(status);
  if (isShownInCart || isHttpFailure(failure, 409)) {
    return <Leave label={t('cart.see')} to={toCart} />;
  }
  // On the delivery side the form itself offers other times and service types.
  if (isClosed && mode.servedAt === 'table') {
    return <Leave label={t('home.toMenu')} to={pages.menu()} />;
  }
  if (status === STATUS.tableUnknown) {
    return <Leave label={t('home.toMenu')} to={links.menu(code)} />;
  }
  if (status === STATUS.addressIncomplete && address) {
    const here = pages.checkout();
    const toAddress = links.address(code, address.addressId, { returnUrl: here, backUrl: here });
    return <Leave label={t('address.editTitle')} to={toAddress} />;
  }
  if (isHttpFailure(failure, 403) || isHttpFailure(failure, 404)) {
    return <Button onClick={reset}>{t('common.ok')}</Button>;
  }
  const isPassing = isHttpFailure(failure, 429) || status === STATUS.tooOften || status === 0;
  if (isPassing) return <Retry failure={failure} />;
  const isBlocked = status === STATUS.customerBlocked;
  if (isReviewing && !isBlocked) return <Leave label={t('review.edit')} to={pages.checkout()} />;
  return (
    <>
      {isBlocked && <CallUs />}
      <Button onClick={reset}>{t('common.ok')}</Button>
    </>
  );
}

/** The number of the saved order that was refused; 0 if there is none. */
function useRefusedOrder(): number {
  const { state } = useCheckout();
  return state.step === 'refused' ? state.eOrderId : 0;
}

function Retry({ failure }: { failure: ApiFailure }) {
  const { t } = useTranslation();
  const { checkout, reset } = useCheckout();
  const waitTime = useWaitTime();
  const left = useCountdown(failure.retryAfterSeconds ?? 0, failure);
  return (
    <>
      <Button variant="secondary" onClick={reset}>
        {t('common.close')}
      </Button>
      <Button
        aria-disabled={left > 0 || undefined}
        onClick={() => {
          if (left === 0) void checkout.again();
        }}
      >
        {left > 0 ? t('checkout.retryIn', { time: waitTime(left) }) : t('common.retry')}
      </Button>
    </>
  );
}

/** The code and an offer exclude each other: the diner chooses which one to keep. */
function KeepWhich() {
  const { t } = useTranslation();
  const { reset } = useCheckout();
  const { cart } = useCart();
  const onRefused = useCartRefusal();
  const toCart = useCartPath();
  const keepOffer = () => {
    reset();
    void cart.removePromo().catch(onRefused);
  };
  return (
    <>
      <Leave label={t('promo.keepCode')} to={toCart} />
      <Button onClick={keepOffer}>{t('promo.keepOffer')}</Button>
    </>
  );
}

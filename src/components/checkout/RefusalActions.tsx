import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { isHttpFailure, refusalData, type ApiFailure } from '../../api/failure.ts';
import { links } from '../../rules/common/routes.ts';
import type { CartViewLine } from '../../contract/cart.ts';
import { id, text } from '../../contract/schema.ts';
import { STATUS } from '../../contract/status.ts';
import { useCart } from '../../ordering/cart/useCart.ts';
import { useCheckout } from '../../ordering/checkout/useCheckout.ts';
import { useServing } from '../../ordering/delivery/useServing.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { refusalOf } from '../../rules/common/refusals.ts';
import { Button } from '../../ui/form/Button.tsx';
import { CallUs } from '../venue/CallUs.tsx';
import { useCartRefusal } from '../cart/useCartRefusal.ts';
import { useChooseAgainLink } from '../cart/useChooseAgainLink.ts';
import { useCountdown } from '../common/useCountdown.ts';
import { useSoldOutLines } from './useSoldOutLines.ts';
import { useWaitTime } from '../common/useWaitTime.ts';

const GroupAtFault = v.object({ groupId: id, uniqueId: text });

interface RefusalActionsProps {
  failure: ApiFailure;
  /** The diner is on the review page. */
  isReviewing: boolean;
}

/** The buttons below the reason: the next step that solves it. */
export function RefusalActions({ failure, isReviewing }: RefusalActionsProps) {
  const { t } = useTranslation();
  const { code, mode, pages } = useVisit();
  const { state, reset } = useCheckout();
  const { view } = useCart();
  const { address } = useServing();
  const { status = 0 } = failure;
  const toCart = pages.cart();
  const chooseAgain = useChooseAgainLink();
  const eOrderId = state.step === 'refused' ? state.eOrderId : 0;

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

interface LeaveProps {
  label: ReactNode;
  to: string;
  isSecond?: boolean;
}

/** Dismisses the refusal and opens another page. */
export function Leave({ label, to, isSecond = false }: LeaveProps) {
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
  const { pages } = useVisit();
  const keepOffer = () => {
    reset();
    void cart.removePromo().catch(onRefused);
  };
  return (
    <>
      <Leave label={t('promo.keepCode')} to={pages.cart()} />
      <Button onClick={keepOffer}>{t('promo.keepOffer')}</Button>
    </>
  );
}

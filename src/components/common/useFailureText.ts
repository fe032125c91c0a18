import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { ApiFailure, refusalData } from '../../api/failure.ts';
import { money, quantity } from '../../contract/schema.ts';
import { STATUS, statusName } from '../../contract/status.ts';
import { formatTime } from '../../i18n/format.ts';
import { CartEndedError, CartLockedError, LoginNeededError } from '../../ordering/cart/cart.ts';
import { quantityLimitOf } from '../../ordering/cart/quantityLimit.ts';
import { useAppStore } from '../../state/appStore.ts';
import { SECOND_MS, WAIT_IN_SECONDS_MS } from '../../config/times.ts';
import { useWaitTime } from './useWaitTime.ts';

/** HTTP statuses that refuse a request of the diner, unlike the statuses of a defect. */
const REFUSED_BY_HTTP: Readonly<
  Record<number, 'status.refused' | 'status.invalidFields' | 'status.tooOften'>
> = {
  409: 'status.refused',
  422: 'status.invalidFields',
  429: 'status.tooOften',
};

const REFUSED_LOAD: Readonly<Record<number, 'error.notAllowed' | 'error.notThere'>> = {
  403: 'error.notAllowed',
  404: 'error.notThere',
};

/** Fails if a payment page has an unexpected host or amount; the diner was not sent to it. */
const PAYMENT_CALL = 'TableCart/paymentByCard';

/** Optional details of a refusal that its text mentions. */
const Facts = v.object({
  nextOpenAt: v.optional(v.string()),
  minOrderAmount: v.optional(money),
  triesLeft: v.optional(quantity),
  maxPoints: v.optional(quantity),
});

/** Describes a failure to the diner, in their language. */
export function useFailureText(): (failure: unknown) => string {
  const { t } = useTranslation();
  const lang = useAppStore((state) => state.lang);
  const waitTime = useWaitTime();
  return (failure) => {
    const occurred = (message: string) => t('error.occurred', { message });
    if (failure instanceof CartLockedError) return t('checkout.checkingLocked');
    if (failure instanceof CartEndedError) return t('status.cartUnknown');
    if (failure instanceof LoginNeededError) return t('status.loginRequired');
    if (!(failure instanceof ApiFailure)) {
      return occurred(failure instanceof Error ? failure.message : t('error.unknown'));
    }
    const isOfFields = failure.status === STATUS.invalidFields || failure.httpStatus === 422;
    const said = failure.errors.map(({ message }) => message).filter(Boolean);
    if (isOfFields && said.length > 0) return said.join(' ');
    if (failure.kind === 'http') {
      const { httpStatus = 0, message } = failure;
      const refused = REFUSED_LOAD[httpStatus];
      if (refused) return `${t(refused)} ${t('error.statusCode', { n: httpStatus })}`;
      if (httpStatus === 503) return t('error.paused');
      const own = REFUSED_BY_HTTP[httpStatus];
      return own ? message || t(own) : occurred(message || t('error.server'));
    }
    // An answer that breaks the contract also has a status, possibly a success: skip it here.
    if (failure.kind === 'refusal' && failure.status !== undefined) {
      if (failure.message) return failure.message;
      const name = statusName(failure.status);
      if (name === undefined) return t('status.refused');
      const facts = refusalData(failure, Facts) ?? {};
      if (failure.status === STATUS.storeClosed && !facts.nextOpenAt) return t('error.closed');
      const limit = quantityLimitOf(failure);
      if (limit?.kind === 'atLeast') return t('status.quantityLimit.min', { n: limit.count });
      const seconds = failure.retryAfterSeconds ?? 0;
      if (failure.status === STATUS.resendTooEarly && seconds * SECOND_MS > WAIT_IN_SECONDS_MS) {
        return t('status.resendTooEarly.long', { time: waitTime(seconds) });
      }
      const count =
        limit?.count ??
        facts.triesLeft ??
        facts.maxPoints ??
        (failure.status === STATUS.codeLocked ? Math.ceil(seconds / 60) : Math.ceil(seconds));
      return t(`status.${name}`, {
        time: facts.nextOpenAt ? formatTime(facts.nextOpenAt, lang) : '',
        amount: facts.minOrderAmount ?? '',
        n: count,
        count,
      });
    }
    if (failure.kind === 'network') {
      return occurred(navigator.onLine ? t('error.network') : t('error.offline'));
    }
    if (failure.kind === 'contract' && failure.call === PAYMENT_CALL) return t('card.badPage');
    if (failure.kind === 'timeout') return occurred(t('error.timeout'));
    return occurred(t('error.server'));
  };
}

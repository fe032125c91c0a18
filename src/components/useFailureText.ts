import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { ApiFailure, refusalData } from '../api/failure.ts';
import { money, quantity } from '../contract/schema.ts';
import { STATUS, type BusinessStatus } from '../contract/status.ts';
import { formatTime } from '../i18n/format.ts';
import { CartEndedError, CartLockedError, LoginNeededError } from '../ordering/cart.ts';
import { useAppStore } from '../state/appStore.ts';

const KNOWN_STATUSES: ReadonlySet<number> = new Set(Object.values(STATUS));

function isKnownStatus(status: number | undefined): status is BusinessStatus {
  return status !== undefined && KNOWN_STATUSES.has(status);
}

/** A payment page of another host or amount: nobody was sent there. */
const PAYMENT_CALL = 'TableCart/paymentByCard';

/** What refusals carry for their sentence; each may be absent. */
const Facts = v.object({
  nextOpenAt: v.optional(v.string()),
  maxQty: v.optional(quantity),
  minQty: v.optional(quantity),
  minOrderAmount: v.optional(money),
  triesLeft: v.optional(quantity),
  retryAfterSeconds: v.optional(v.number()),
  maxPoints: v.optional(quantity),
});

/** A sentence for the diner, in their language, for whatever went wrong. */
export function useFailureText(): (failure: unknown) => string {
  const { t } = useTranslation();
  const lang = useAppStore((state) => state.lang);
  return useCallback(
    (failure) => {
      const occurred = (message: string) => t('error.occurred', { message });
      if (failure instanceof CartLockedError) return t('checkout.checkingLocked');
      if (failure instanceof CartEndedError) return t('status.-14');
      if (failure instanceof LoginNeededError) return t('status.-3');
      if (!(failure instanceof ApiFailure)) {
        return occurred(failure instanceof Error ? failure.message : t('error.unknown'));
      }
      if (failure.status !== undefined) {
        if (failure.message) return failure.message;
        if (!isKnownStatus(failure.status)) return t('status.0');
        const facts = refusalData(failure, Facts) ?? {};
        if (failure.status === STATUS.storeClosed && !facts.nextOpenAt) return t('error.closed');
        if (failure.status === STATUS.quantityLimit && facts.minQty !== undefined) {
          return t('status.-16.min', { n: facts.minQty });
        }
        const seconds = facts.retryAfterSeconds ?? 0;
        return t(`status.${failure.status}`, {
          time: facts.nextOpenAt ? formatTime(facts.nextOpenAt, lang) : '',
          amount: facts.minOrderAmount ?? '',
          n:
            facts.maxQty ??
            facts.triesLeft ??
            facts.maxPoints ??
            (failure.status === STATUS.codeLocked ? Math.ceil(seconds / 60) : Math.ceil(seconds)),
        });
      }
      if (failure.httpStatus === 403 || failure.httpStatus === 404) {
        return t('error.statusCode', { n: failure.httpStatus });
      }
      if (failure.httpStatus === 503) return t('error.paused');
      if (failure.httpStatus === 429) return t('status.-5');
      if (failure.kind === 'network') {
        return occurred(navigator.onLine ? t('error.network') : t('error.offline'));
      }
      if (failure.kind === 'contract' && failure.call === PAYMENT_CALL) return t('card.badPage');
      if (failure.kind === 'timeout') return occurred(t('error.timeout'));
      return occurred(failure.message || t('error.server'));
    },
    [t, lang],
  );
}

import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefusal } from '../../api/failure.ts';
import type { CartView } from '../../contract/cart.ts';
import { type AppliedPromo, type PromoRule } from '../../contract/promo.ts';
import { STATUS } from '../../contract/status.ts';
import { useCart, useCartActions } from '../../ordering/cart/useCart.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { labelOf } from '../../rules/common/labels.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Bidi } from '../../ui/text/Bidi.tsx';
import { Amount } from '../../components/common/Amount.tsx';
import styles from './PromoBox.module.css';
import { PromoBoxView, PromoFormView } from './FullCartView.tsx';
import { useCartRefusal } from '../../components/cart/useCartRefusal.ts';
import { useCountdown } from '../../components/common/useCountdown.ts';
import { useFailureText } from '../../components/common/useFailureText.ts';
import { useWaitTime } from '../../components/common/useWaitTime.ts';
import { useVisitMenu } from '../../ordering/menu/useVisitMenu.ts';
import { LATER_ICONS } from '../../ui/media/laterIcons.ts';

/** A field for a promo code, or the applied code with its discount or its unmet conditions. */
export function PromoBox({ view }: { view: CartView }) {
  const { promo } = view;
  const { restingCode } = useCart();
  // A code replaces an automatic promo, which the diner cannot remove otherwise.
  const isAutomatic = promo?.promoCode === '';
  return (
    <PromoBoxView>
      {restingCode && <PromoAtRest {...restingCode} />}
      {promo && <PromoInUse view={view} isAutomatic={isAutomatic} />}
      {(!promo || isAutomatic) && <PromoForm view={view} />}
    </PromoBoxView>
  );
}

function secondsToWait(failure: unknown): number {
  return isRefusal(failure, STATUS.tooOften) ? (failure.retryAfterSeconds ?? 0) : 0;
}

function PromoForm({ view }: { view: CartView }) {
  const { t } = useTranslation();
  const { cart } = useCartActions();
  const failureText = useFailureText();
  const [promoCode, setPromoCode] = useState('');
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<unknown>(undefined);
  const waitTime = useWaitTime();
  const left = useCountdown(secondsToWait(failure), failure);
  const send = async () => {
    if (promoCode.trim() === '' || isSending || left > 0) return;
    setIsSending(true);
    setFailure(undefined);
    try {
      await cart.applyPromo(promoCode.trim());
    } catch (refused) {
      setFailure(refused);
    } finally {
      setIsSending(false);
    }
  };
  const apply = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  if (isRefusal(failure, STATUS.promoNotCombinable)) {
    const keepOffer = () => {
      setFailure(undefined);
      setPromoCode('');
    };
    return (
      <WhichToKeep
        view={view}
        promoCode={promoCode.trim()}
        isSending={isSending}
        onKeepOffer={keepOffer}
        onTryAgain={() => void send()}
      />
    );
  }
  return (
    <PromoFormView
      t={t}
      value={promoCode}
      onChange={(value) => {
        setPromoCode(value);
        if (left === 0) setFailure(undefined);
      }}
      error={failure === undefined ? undefined : failureText(failure)}
      onSubmit={apply}
      isBusy={isSending}
      aria-disabled={left > 0 || undefined}
      label={left > 0 ? t('promo.retryIn', { time: waitTime(left) }) : t('promo.apply')}
    />
  );
}

interface WhichToKeepProps {
  view: CartView;
  promoCode: string;
  isSending: boolean;
  onKeepOffer: () => void;
  /** Applies the code again, after the offer has left the cart. */
  onTryAgain?: () => void;
}

/** The code excludes another offer: the diner chooses which one to keep. */
function WhichToKeep(props: WhichToKeepProps) {
  const { view, promoCode, isSending, onKeepOffer, onTryAgain } = props;
  const { t } = useTranslation();
  const [isCodeKept, setIsCodeKept] = useState(false);
  const offered = view.cartList.filter((line) => line.isDiscounted);
  const names = [...new Set(offered.map((line) => line.menuItemName))].join(t('list.separator'));
  return (
    <Notice
      tone="warning"
      icon={LATER_ICONS.tag}
      role="alert"
      title={t('promo.which')}
      action={
        <span className={styles.choices}>
          <Button variant="secondary" onClick={onKeepOffer}>
            {t('promo.keepOffer')}
          </Button>
          {!isCodeKept && (
            <Button variant="secondary" onClick={() => setIsCodeKept(true)}>
              {t('promo.keepCode')}
            </Button>
          )}
          {isCodeKept && onTryAgain && (
            <Button isBusy={isSending} busyLabel={t('common.sending')} onClick={onTryAgain}>
              {t('promo.apply')}
            </Button>
          )}
        </span>
      }
    >
      {isCodeKept ? t('promo.takeOut', { code: promoCode, names }) : t('status.promoNotCombinable')}
    </Notice>
  );
}

interface PromoInUseProps {
  view: CartView;
  isAutomatic: boolean;
}

function PromoInUse({ view, isAutomatic }: PromoInUseProps) {
  const { t } = useTranslation();
  const { lang } = useVisit();
  const { isSending, remove } = usePromoRemoval();
  const { promo } = view;
  if (!promo) return null;
  const { missingAmount } = promo;
  const isMissing = !promo.isApplied && missingAmount > 0;
  const isBarred = !promo.isApplied && !promo.isCombinable && view.discountAmount > 0;
  if (isBarred && !isMissing) {
    return (
      <WhichToKeep
        view={view}
        promoCode={promo.promoCode}
        isSending={isSending}
        onKeepOffer={remove}
      />
    );
  }
  const isNothing = promo.amount === 0 && !isMissing;
  return (
    <Notice
      tone={promo.isApplied && !isNothing ? 'positive' : 'warning'}
      icon={LATER_ICONS.tag}
      role="status"
      title={labelOf(promo, lang) || <Bidi dir="ltr">{promo.promoCode}</Bidi>}
      action={!isAutomatic && <RemoveCode isSending={isSending} onRemove={remove} />}
    >
      {isMissing && (
        <>
          <span>{t('promo.missing')}</span>{' '}
          <Amount value={missingAmount} currency={view.currency} decimals={view.currencyDecimals} />
        </>
      )}
      {isNothing && <PromoNeeds promo={promo} />}
    </Notice>
  );
}

/** Tells what the cart must contain for a code without effect. */
function PromoNeeds({ promo }: { promo: AppliedPromo }) {
  return <span>{usePromoNeeds(promo)}</span>;
}

/** The diner's code while it does not apply at this place or time. */
function PromoAtRest({ code, trouble }: { code: PromoRule; trouble: -31 | -36 }) {
  const { t } = useTranslation();
  const { lang } = useVisit();
  const { isSending, remove } = usePromoRemoval();
  return (
    <Notice
      tone="warning"
      icon={LATER_ICONS.tag}
      role="status"
      title={labelOf(code, lang) || <Bidi dir="ltr">{code.promoCode}</Bidi>}
      action={<RemoveCode isSending={isSending} onRemove={remove} />}
    >
      {t(trouble === STATUS.promoExpired ? 'status.promoExpired' : 'status.promoWrongPlace')}
    </Notice>
  );
}

function usePromoRemoval() {
  const { cart } = useCartActions();
  const onRefused = useCartRefusal();
  const [isSending, setIsSending] = useState(false);
  const remove = async () => {
    setIsSending(true);
    await cart.removePromo().catch(onRefused);
    setIsSending(false);
  };
  return { isSending, remove: () => void remove() };
}

interface RemoveCodeProps {
  isSending: boolean;
  onRemove: () => void;
}

function RemoveCode({ isSending, onRemove }: RemoveCodeProps) {
  const { t } = useTranslation();
  return (
    <Button
      variant="secondary"
      isBusy={isSending}
      busyLabel={t('common.sending')}
      onClick={onRemove}
    >
      {t('promo.remove')}
    </Button>
  );
}

/** A longer list of dishes is hard to read; the menu shows them better. */
const MOST_NAMES = 5;

/**
 * What the cart must contain for a promo to take effect: the server's text, or the names of the
 * dishes.
 */
function usePromoNeeds(promo: AppliedPromo): string {
  const { t } = useTranslation();
  const { lang } = useVisit();
  const { freeItemId, menuItemIds, categoryIds, needs } = promo;
  const dishIds = promo.kind === 'freeItem' ? [freeItemId] : menuItemIds;
  const isNamed = dishIds.length > 0 || categoryIds.length > 0;
  const { data: menu } = useVisitMenu({ enabled: !needs && isNamed });
  if (needs) return needs;
  const dishes = menu?.menuItems.filter(({ id }) => dishIds.includes(id)) ?? [];
  const categories =
    menu?.categories.filter(({ categoryId }) => categoryIds.includes(categoryId)) ?? [];
  const names = [...categories, ...dishes].map((entry) => labelOf(entry, lang));
  if (names.length === 0) return t('promo.nothing');
  const rest = names.length > MOST_NAMES ? '…' : '';
  const shown = names.slice(0, MOST_NAMES).join(t('list.separator')) + rest;
  if (promo.kind === 'freeItem') return t('promo.addFree', { name: shown });
  return t('promo.addOneOf', { names: shown });
}

import { useTranslation } from 'react-i18next';
import type { TotalsChange } from '../../ordering/checkout/checkoutState.ts';
import { useCheckout } from '../../ordering/checkout/useCheckout.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { Bidi } from '../../ui/text/Bidi.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Link } from '../../ui/text/Link.tsx';
import { buttonClass } from '../../ui/form/buttonClass.ts';
import { Dialog } from '../../ui/modal/Dialog.tsx';
import { KeyValueRows } from '../../ui/layout/KeyValueRows.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { Amount } from '../common/Amount.tsx';
import { BankQuestion } from '../common/BankQuestion.tsx';
import styles from './CheckoutDialogs.module.css';
import { CheckoutRefusal } from './CheckoutRefusal.tsx';
import { useFailureText } from '../common/useFailureText.ts';
import { useOrderingPage } from '../common/useOrderingPage.ts';

/** The dialogs between the tap and the order: checking, changed total, refusal, bank. */
export function CheckoutDialogs() {
  const { state, reset } = useCheckout();
  const isPaying = useOrderingPage() === 'checkout';
  return (
    <>
      {isPaying && <CheckingDialog />}
      {state.step === 'bankUnnamed' && (
        <BankQuestion
          address={state.redirectUrl}
          bill={state.totals}
          onLeave={state.leave}
          onClose={reset}
        />
      )}
      {state.step === 'leaving' && <LeavingDialog redirectUrl={state.redirectUrl} />}
      {state.step === 'changed' && <ChangedDialog change={state.change} />}
      <CheckoutRefusal />
    </>
  );
}

/** Shown before leaving for a card page: names the host of that page. */
function LeavingDialog({ redirectUrl }: { redirectUrl: string }) {
  const { t } = useTranslation();
  const { host } = new URL(redirectUrl, globalThis.location.origin);
  return (
    <Dialog isOpen role="alertdialog" title={t('checkout.leaving')}>
      <div className={styles.waiting}>
        <Spinner />
        <p role="status">
          {t('checkout.leavingTo')} <Bidi dir="ltr">{host}</Bidi>
        </p>
      </div>
    </Dialog>
  );
}

/** Shown on the page with the pressed button; other pages show a strip instead. */
function CheckingDialog() {
  const { t } = useTranslation();
  const { pages } = useVisit();
  const { state, checkout } = useCheckout();
  const failureText = useFailureText();
  const { step } = state;
  const toMenu = (
    <Link className={buttonClass('secondary')} to={pages.menu()}>
      {t('home.toMenu')}
    </Link>
  );
  const checkAgain = (
    <Button onClick={() => void checkout.resume(state)}>{t('checkout.checkAgain')}</Button>
  );
  return (
    <Dialog
      isOpen={step === 'checking' || step === 'unknown' || step === 'elsewhere'}
      role="alertdialog"
      title={t('checkout.checking')}
      actions={
        <>
          {step !== 'checking' && toMenu}
          {step === 'unknown' && checkAgain}
        </>
      }
    >
      {step === 'unknown' ? (
        <div className={styles.changes}>
          <p>{t('checkout.unknownText')}</p>
          <p className={styles.reason}>{failureText(state.failure)}</p>
        </div>
      ) : (
        <div className={styles.waiting}>
          <Spinner />
          <p role="status">
            {t(step === 'elsewhere' ? 'checkout.elsewhere' : 'checkout.checkingText')}
          </p>
        </div>
      )}
    </Dialog>
  );
}

function ChangedDialog({ change }: { change: TotalsChange }) {
  const { t } = useTranslation();
  const { checkout, reset } = useCheckout();
  const { shownTotal, totals, changes } = change;
  const money = { currency: totals.currency, decimals: totals.currencyDecimals };
  return (
    <Dialog
      isOpen
      role="alertdialog"
      tone="warning"
      title={t('checkout.changed')}
      onClose={reset}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button variant="secondary" onClick={reset}>
            {t('common.cancel')}
          </Button>
          <Button onClick={() => void checkout.confirm(totals)}>{t('checkout.accept')}</Button>
        </>
      }
    >
      <div className={styles.changes}>
        <p>{t('status.totalsChanged')}</p>
        {changes.map((line) => (
          <p key={`${line.uniqueId}-${line.kind}-${line.modifierItemId ?? 0}`}>
            <span>{line.text}</span>{' '}
            {line.oldPrice !== undefined && line.newPrice !== undefined && (
              <>
                <Amount {...money} value={line.oldPrice} isOld label={t('menu.oldPrice')} />{' '}
                <Amount {...money} value={line.newPrice} />
              </>
            )}
          </p>
        ))}
        <KeyValueRows
          rows={[
            {
              id: 'old',
              label: t('checkout.oldTotal'),
              amount: <Amount {...money} value={shownTotal} isOld />,
            },
          ]}
          total={{
            label: t('checkout.newTotal'),
            amount: <Amount {...money} value={totals.payable} />,
          }}
        />
      </div>
    </Dialog>
  );
}

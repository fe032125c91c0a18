import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiFailure } from '../../api/failure.ts';
import type { Bill } from '../../ordering/checkout/trustedPayment.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Dialog } from '../../ui/modal/Dialog.tsx';
import { Bidi } from '../../ui/text/Bidi.tsx';
import { Amount } from './Amount.tsx';
import { useFailureText } from './useFailureText.ts';

interface BankQuestionProps {
  address: string;
  bill: Bill;
  onLeave: () => void;
  onClose: () => void;
}

/** Asks before the app opens a payment page whose host the settings do not name. */
export function BankQuestion({ address, bill, onLeave, onClose }: BankQuestionProps) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const [failure, setFailure] = useState<ApiFailure>();
  const [isLeaving, setIsLeaving] = useState(false);
  const { payable, currency, currencyDecimals: decimals } = bill;
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={t('bank.title')}
      onClose={onClose}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('bank.notNow')}
          </Button>
          <Button
            isBusy={isLeaving}
            busyLabel={t('common.sending')}
            onClick={() => {
              setIsLeaving(navigator.onLine);
              if (navigator.onLine) onLeave();
              else setFailure(new ApiFailure('network', 'TableCart/paymentByCard'));
            }}
          >
            {t('payment.continue')}
          </Button>
        </>
      }
    >
      <Notice title={<Bidi dir="ltr">{new URL(address).host}</Bidi>}>
        <p>
          {t('bank.page')} <Amount value={payable} currency={currency} decimals={decimals} />
        </p>
        <p>{t('bank.text')}</p>
        {failure && <p role="alert">{failureText(failure)}</p>}
      </Notice>
    </Dialog>
  );
}

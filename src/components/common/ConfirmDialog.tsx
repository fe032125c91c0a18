import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefusal } from '../../api/failure.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Dialog } from '../../ui/modal/Dialog.tsx';
import { FailureNotice } from './FailureNotice.tsx';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  /** Tells what the diner will lose. */
  children: ReactNode;
  /** Label of the button that confirms. */
  confirmLabel: string;
  /** Label of the button that cancels. */
  keepLabel?: string;
  isBusy: boolean;
  /** Why the confirmed action failed. */
  failure?: unknown;
  /** Offers a next step after the failure. */
  failureAction?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation before an action that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, children, confirmLabel, keepLabel, isBusy, failure, failureAction } =
    props;
  const { onConfirm, onClose } = props;
  const { t } = useTranslation();
  return (
    <Dialog
      isOpen={isOpen}
      role="alertdialog"
      tone="warning"
      title={title}
      onClose={onClose}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {keepLabel ?? t('common.cancel')}
          </Button>
          {!isRefusal(failure) && (
            <Button
              variant="danger"
              isBusy={isBusy}
              busyLabel={t('common.sending')}
              onClick={() => {
                if (!isBusy) onConfirm();
              }}
            >
              {confirmLabel}
            </Button>
          )}
        </>
      }
    >
      {failure ? <FailureNotice failure={failure} action={failureAction} /> : children}
    </Dialog>
  );
}

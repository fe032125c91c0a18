import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { links } from '../../rules/common/routes.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Dialog } from '../../ui/modal/Dialog.tsx';

interface LoginDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Called before the login page opens, to store unfinished input. */
  onProceed?: () => void;
  /** The page to open after the login; by default the page on screen. */
  returnUrl?: string;
}

/** Explains that an action needs a login, and offers to log in or to stay. */
export function LoginDialog({ isOpen, onClose, onProceed, returnUrl }: LoginDialogProps) {
  const { t } = useTranslation();
  const { code } = useVisit();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const proceed = () => {
    onProceed?.();
    const here = pathname + search;
    void navigate(links.verification(code, returnUrl ?? here, here));
  };
  return (
    <Dialog
      isOpen={isOpen}
      role="alertdialog"
      title={t('loginDialog.title')}
      onClose={onClose}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button onClick={proceed}>{t('loginDialog.proceed')}</Button>
        </>
      }
    >
      <p>{t('status.loginRequired')}</p>
    </Dialog>
  );
}

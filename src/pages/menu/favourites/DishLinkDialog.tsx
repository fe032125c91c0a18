import { useTranslation } from 'react-i18next';
import { TextField } from '../../../ui/form/TextField.tsx';
import { Dialog } from '../../../ui/modal/Dialog.tsx';

interface DishLinkDialogProps {
  name: string;
  url: string;
  onClose: () => void;
}

/** The link to a dish, for copying by hand if the phone can neither share nor copy. */
export function DishLinkDialog({ name, url, onClose }: DishLinkDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog isOpen title={t('dishLink.title')} closeLabel={t('common.close')} onClose={onClose}>
      <TextField
        readOnly
        data-autofocus=""
        type="url"
        label={t('dishLink.field', { name })}
        hint={t('dishLink.hint')}
        value={url}
        onChange={() => undefined}
        onFocus={(event) => event.target.select()}
      />
    </Dialog>
  );
}

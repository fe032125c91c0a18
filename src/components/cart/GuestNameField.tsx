import { useTranslation } from 'react-i18next';
import { GUEST_NAME_LENGTH } from '../../contract/basics.ts';
import { TextField } from '../../ui/form/TextField.tsx';
import type { useGuestName } from './useGuestName.ts';

interface GuestNameFieldProps {
  guest: ReturnType<typeof useGuestName>;
  onKept?: () => void;
}

export function GuestNameField({ guest, onKept }: GuestNameFieldProps) {
  const { t } = useTranslation();
  return (
    <TextField
      label={t('together.name')}
      hint={t('together.nameHint')}
      value={guest.name}
      maxLength={GUEST_NAME_LENGTH}
      autoComplete="given-name"
      onChange={guest.setName}
      onBlur={onKept}
    />
  );
}

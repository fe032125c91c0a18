import { IconButton } from '../../ui/form/IconButton.tsx';
import { LATER_ICONS } from '../../ui/media/laterIcons.ts';
import header from '../venue/header/Header.module.css';
import type { Viewer } from '../venue/useViewer.ts';

interface ProfileButtonViewProps extends Pick<Viewer, 't'> {
  onOpen?: () => void;
}

/** Opens the customer's panel. */
export function ProfileButtonView({ t, onOpen }: ProfileButtonViewProps) {
  return (
    <IconButton
      className={header.profile}
      icon={LATER_ICONS.profile}
      label={t('panel.open')}
      aria-haspopup="dialog"
      onClick={onOpen}
    />
  );
}

import { Button } from '../../ui/form/Button.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import { LATER_ICONS } from '../../ui/media/laterIcons.ts';
import type { Viewer } from '../venue/useViewer.ts';

interface StaffButtonViewProps extends Pick<Viewer, 't'> {
  onOpen?: () => void;
}

/** Opens the card for staff. */
export function StaffButtonView({ t, onOpen }: StaffButtonViewProps) {
  return (
    <Button variant="secondary" icon={<Icon name={LATER_ICONS.cloche} />} onClick={onOpen}>
      {t('staff.show')}
    </Button>
  );
}

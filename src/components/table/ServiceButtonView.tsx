import type { TFunction } from 'i18next';
import { Button } from '../../ui/form/Button.tsx';
import { Icon } from '../../ui/media/Icon.tsx';

interface ServiceButtonViewProps {
  t: TFunction;
  onClick?: () => void;
}

export function ServiceButtonView({ t, onClick }: ServiceButtonViewProps) {
  return (
    <Button
      variant="secondary"
      icon={<Icon name="bell" />}
      aria-haspopup="dialog"
      onClick={onClick}
    >
      {t('service.open')}
    </Button>
  );
}

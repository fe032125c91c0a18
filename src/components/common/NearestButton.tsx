import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/form/Button.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import type { Position } from './usePosition.ts';

/** Sorts the branches by distance, using the diner's position. */
export function NearestButton({ search, ask, canAsk }: Position) {
  const { t } = useTranslation();
  if (!canAsk || search.state === 'found') return null;
  return (
    <Button
      variant="quiet"
      icon={<Icon name="pin" size="s" />}
      isBusy={search.state === 'asking'}
      busyLabel={t('home.searching')}
      onClick={() => ask()}
    >
      {t('home.nearest')}
    </Button>
  );
}

import { useTranslation } from 'react-i18next';
import type { Again } from '../../../ordering/order/orderAgain.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { FoundAgainDialog } from './FoundAgainDialog.tsx';
import { useTakeAgain } from './useTakeAgain.ts';

interface OrderAgainButtonProps {
  again: Again;
  size?: 'm' | 'l';
}

export function OrderAgainButton({ again, size = 'm' }: OrderAgainButtonProps) {
  const { t } = useTranslation();
  const { take, taken, changed } = useTakeAgain();
  return (
    <>
      <Button
        variant={size === 'l' ? 'primary' : 'secondary'}
        size={size}
        isBlock={size === 'l'}
        isBusy={taken !== undefined}
        busyLabel={t('again.loading')}
        onClick={() => take({ again })}
      >
        {t('again.button')}
      </Button>
      {changed && <FoundAgainDialog {...changed} />}
    </>
  );
}

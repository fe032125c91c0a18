import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../lazy/lazyPart.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import type { ReceiptProps } from './Receipt.tsx';
import { LATER_ICONS } from '../../ui/media/laterIcons.ts';

const Receipt = lazyPart(() => import('./Receipt.tsx'), 'Receipt');

export function ReceiptButton(props: Omit<ReceiptProps, 'onClose'>) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        icon={<Icon name={LATER_ICONS.receipt} />}
        onClick={() => setIsOpen(true)}
      >
        {t('order.receipt')}
      </Button>
      {isOpen && <Receipt {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}

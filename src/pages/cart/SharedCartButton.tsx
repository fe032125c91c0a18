import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../lazy/lazyPart.tsx';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import { LATER_ICONS } from '../../ui/media/laterIcons.ts';
import { useSharedCart } from '../../components/cart/useSharedCart.ts';

const SharedCartSheet = lazyPart(
  () => import('../../components/cart/SharedCartSheet.tsx'),
  'SharedCartSheet',
  { isNeeded: true },
);

/** Starts a shared cart; phones that already share one have the strip below the header. */
export function SharedCartButton() {
  const { t } = useTranslation();
  const { mode } = useVisit();
  const { isShared } = useSharedCart();
  const [isOpen, setIsOpen] = useState(false);
  // A lane serves one car, in which one phone pays.
  const isOffered = mode.cart === 'server' && mode.asks !== 'car';
  if (!isOffered || (isShared && !isOpen)) return null;
  return (
    <>
      <Button
        variant="secondary"
        icon={<Icon name={LATER_ICONS.people} />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {t('together.title')}
      </Button>
      {isOpen && <SharedCartSheet onClose={() => setIsOpen(false)} />}
    </>
  );
}

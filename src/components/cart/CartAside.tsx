import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../lazy/lazyPart.tsx';
import { useIsWide } from '../../ui/layout/useIsWide.ts';
import { CartOutline } from '../menu/CartOutline.tsx';

const CartPanel = lazyPart(() => import('./CartPanel.tsx'), 'CartPanel', {
  placeholder: () => <PanelOutline />,
});

function PanelOutline() {
  const { t } = useTranslation();
  return <CartOutline label={t('cart.loading')} />;
}

/** The cart beside the menu on a desktop. Phones never load it. */
export function CartAside() {
  const isWide = useIsWide();
  if (!isWide) return null;
  return <CartPanel />;
}

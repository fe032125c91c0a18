import { lazy, Suspense } from 'react';
import { Card } from '../ui/Card.tsx';
import { useIsWide } from '../ui/useIsWide.ts';

const CartPanel = lazy(() =>
  import('./CartPanel.tsx').then((file) => ({ default: file.CartPanel })),
);

/** On a desktop the cart stands beside the menu; a phone never loads it. */
export function LateCartPanel() {
  const isWide = useIsWide();
  if (!isWide) return null;
  return (
    <Suspense fallback={<Card isRaised>{null}</Card>}>
      <CartPanel />
    </Suspense>
  );
}

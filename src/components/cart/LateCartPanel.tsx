import { Suspense } from 'react';
import { Card } from '../../ui/layout/Card.tsx';
import { lazilyBeside } from '../../ui/lazily.ts';
import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx';
import { useIsWide } from '../../ui/layout/useIsWide.ts';

const CartPanel = lazilyBeside(() => import('./CartPanel.tsx'), 'CartPanel');

/** On a desktop the cart stands beside the menu; a phone never loads it. */
export function LateCartPanel() {
  const isWide = useIsWide();
  if (!isWide) return null;
  return (
    <Suspense fallback={<CardOnItsWay />}>
      <CartPanel />
    </Suspense>
  );
}

function CardOnItsWay() {
  return (
    <Card isRaised>
      <SkeletonRows count={2} />
    </Card>
  );
}

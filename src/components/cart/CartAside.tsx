import { Card } from '../../ui/layout/Card.tsx';
import { lazyPart } from '../../lazy/lazyPart.tsx';
import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx';
import { useIsWide } from '../../ui/layout/useIsWide.ts';

const CartPanel = lazyPart(() => import('./CartPanel.tsx'), 'CartPanel', {
  placeholder: () => <CardOnItsWay />,
});

/** The cart beside the menu on a desktop. Phones never load it. */
export function CartAside() {
  const isWide = useIsWide();
  if (!isWide) return null;
  return <CartPanel />;
}

function CardOnItsWay() {
  return (
    <Card isRaised>
      <SkeletonRows count={2} />
    </Card>
  );
}

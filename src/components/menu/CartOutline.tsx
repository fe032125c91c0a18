import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx';
import { Card } from '../../ui/layout/Card.tsx';

/** Placeholder for the cart beside the menu. */
export function CartOutline({ label }: { label: string }) {
  return (
    <Card isRaised>
      <SkeletonRows count={2} label={label} />
    </Card>
  );
}

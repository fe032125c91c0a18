import { Skeleton } from '../../ui/feedback/Skeleton.tsx';

/** Keeps the place of the link to the rating form until it is known if there is one. */
export function RateOrderOutline() {
  return <Skeleton kind="block" height="var(--target)" />;
}

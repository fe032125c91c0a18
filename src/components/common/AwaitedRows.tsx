import type { ComponentProps } from 'react';
import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx';
import { FailureMessage } from './FailureMessage.tsx';

interface AwaitedRowsProps extends ComponentProps<typeof SkeletonRows> {
  /** What the content is made of. */
  reads: readonly { error: unknown; refetch: () => unknown }[];
}

/** Replaces content that is loading, or that did not load. */
export function AwaitedRows({ reads, ...rows }: AwaitedRowsProps) {
  const failed = reads.find(({ error }) => error);
  if (!failed) return <SkeletonRows {...rows} />;
  return (
    <FailureMessage
      failure={failed.error}
      onRetry={() => reads.forEach((read) => read.refetch())}
    />
  );
}

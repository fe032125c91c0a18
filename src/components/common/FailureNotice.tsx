import type { ReactNode } from 'react';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useFailureText } from './useFailureText.ts';

interface FailureNoticeProps {
  failure: unknown;
  title?: string;
  /** Offers a next step. */
  action?: ReactNode;
}

/** Tells beside a button or a form why an action has failed. */
export function FailureNotice({ failure, title, action }: FailureNoticeProps) {
  const failureText = useFailureText();
  return (
    <Notice tone="danger" role="alert" title={title} action={action}>
      {failureText(failure)}
    </Notice>
  );
}

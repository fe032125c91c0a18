import { useEffect, useRef } from 'react';
import type { ApiFailure } from '../../api/failure.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useFailureText } from './useFailureText.ts';

interface FormRefusalProps {
  failure: ApiFailure | undefined;
  /** The fields on screen, each of which says itself what the server has against it. */
  shown: readonly string[];
  title?: string;
}

/** Why a form was not taken, as far as none of its fields can say it. */
export function FormRefusal({ failure, shown, title }: FormRefusalProps) {
  const failureText = useFailureText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [failure]);
  if (!failure) return null;
  const elsewhere = failure.errors.filter(({ field }) => !shown.includes(field));
  if (failure.errors.length > 0 && elsewhere.length === 0) return null;
  const messages = elsewhere.map(({ message }) => message).filter((message) => message !== '');
  return (
    <div ref={box}>
      <Notice tone="danger" role="alert" title={title}>
        {messages.join(' ') || failureText(failure)}
      </Notice>
    </div>
  );
}

import { useEffect, useRef } from 'react';
import type { ApiFailure } from '../../api/failure.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useFailureText } from './useFailureText.ts';

interface FormRefusalProps {
  failure: ApiFailure | undefined;
  /** The fields on screen, which show the server's messages themselves. */
  shown: readonly string[];
  title?: string;
}

/** Shows why a form was refused, without the messages that its fields already show. */
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

import { useId, type ReactNode } from 'react';
import styles from './FullScreen.module.css';
import { useModal } from './useModal.ts';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';

interface FullScreenProps {
  /** Spoken as it opens; what is seen speaks for itself. */
  title: string;
  /** Called by Escape and the phone's back button; the owner decides what happens. */
  onLeave: () => void;
  children: ReactNode;
}

/** Covers the whole page, which cannot scroll while this is mounted. */
export function FullScreen({ title, onLeave, children }: FullScreenProps) {
  const { dialogRef, startRef } = useModal(onLeave, false);
  const titleId = useId();
  return (
    <dialog ref={dialogRef} className={styles.layer} aria-labelledby={titleId}>
      <VisuallyHidden>
        <h2 ref={startRef} id={titleId} tabIndex={-1}>
          {title}
        </h2>
      </VisuallyHidden>
      {children}
    </dialog>
  );
}

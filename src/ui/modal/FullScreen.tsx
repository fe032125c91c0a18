import { useId, type ReactNode } from 'react';
import styles from './FullScreen.module.css';
import { useModal } from './useModal.ts';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';

interface FullScreenProps {
  /** Spoken as it opens; what is seen speaks for itself. */
  title: string;
  /** Escape and the phone's own way back; what it means is the owner's business. */
  onLeave: () => void;
  children: ReactNode;
}

/** Lies over the whole page, which stands still behind it for as long as this is mounted. */
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

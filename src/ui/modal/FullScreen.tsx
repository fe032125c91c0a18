import { useId, type ReactNode } from 'react';
import styles from './FullScreen.module.css';
import { useModal } from './useModal.ts';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';

interface FullScreenProps {
  /** Screen readers read it when the layer opens. */
  title: string;
  /** Called by Escape and the phone's back button. The caller unmounts this, or asks first. */
  onLeave: () => void;
  children: ReactNode;
}

/** Covers the page and stops its scrolling while mounted. */
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

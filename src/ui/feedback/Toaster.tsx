import { useEffect, useEffectEvent, useRef, useState, type FocusEvent } from 'react';
import { classes } from '../classes.ts';
import { ToastCard, type ToastContent } from './ToastCard.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import styles from './Toaster.module.css';

interface ToasterProps {
  toasts: readonly ToastContent[];
  onGone: (id: string) => void;
  lifeMs: number;
  regionLabel: string;
  dismissLabel: string;
}

const SPOKEN_KEPT = 3;

interface TimedToastProps {
  toast: ToastContent;
  lifeMs: number;
  isPaused: boolean;
  dismissLabel: string;
  onGone: () => void;
}

function TimedToast({ toast, lifeMs: usualMs, isPaused, dismissLabel, onGone }: TimedToastProps) {
  const { lifeMs = usualMs } = toast;
  const end = useEffectEvent(onGone);
  useEffect(() => {
    if (isPaused) return undefined;
    const timer = setTimeout(end, lifeMs);
    return () => clearTimeout(timer);
  }, [isPaused, lifeMs]);
  return <ToastCard toast={toast} dismissLabel={dismissLabel} onDismiss={onGone} />;
}

/** Where the last tap was: 0 is the top of the screen, 1 the bottom. */
let touchedAt = 0;

function onTouch({ clientY }: PointerEvent): void {
  touchedAt = clientY / innerHeight;
}

/** With a keyboard, the position of the focus replaces that of a tap. */
function onKey(): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return;
  touchedAt = focused.getBoundingClientRect().top / innerHeight;
}

/** Toasts appear in the half of the screen without the last tap, so that they never cover its effect. */
function useIsHigh(newest: string | undefined): boolean {
  const [shown, setShown] = useState({ newest, isHigh: false });
  if (newest !== undefined && newest !== shown.newest) {
    setShown({ newest, isHigh: touchedAt > 0.5 });
  }
  useEffect(() => {
    addEventListener('pointerdown', onTouch, { capture: true, passive: true });
    addEventListener('keydown', onKey, { capture: true, passive: true });
    return () => {
      removeEventListener('pointerdown', onTouch, { capture: true });
      removeEventListener('keydown', onKey, { capture: true });
    };
  }, []);
  return shown.isHigh;
}

/**
 * Removes each toast after `lifeMs`; the clock stops while the pointer or the focus is on a toast.
 * A region for screen readers keeps the last texts: reading may take longer than the toast lasts.
 */
export function Toaster({ toasts, onGone, lifeMs, regionLabel, dismissLabel }: ToasterProps) {
  const [isPaused, setIsPaused] = useState(false);
  const [spoken, setSpoken] = useState<readonly ToastContent[]>([]);
  const isHigh = useIsHigh(toasts.at(-1)?.id);
  const cameFrom = useRef<HTMLElement | null>(null);

  const fresh = toasts.filter((toast) => !spoken.some((heard) => heard.id === toast.id));
  if (fresh.length > 0) {
    const kept = spoken.filter(
      (heard, index) =>
        index >= spoken.length - SPOKEN_KEPT || toasts.some((toast) => toast.id === heard.id),
    );
    setSpoken([...kept, ...fresh]);
  }

  const onFocus = (event: FocusEvent) => {
    const from = event.relatedTarget;
    const isInside = from instanceof Node && event.currentTarget.contains(from);
    if (!isInside) cameFrom.current = from instanceof HTMLElement ? from : null;
    setIsPaused(true);
  };
  const onBlur = (event: FocusEvent) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    cameFrom.current = null;
    setIsPaused(false);
  };
  const leave = (id: string) => {
    // Browsers send no blur or pointerleave when they remove the element that had them.
    setIsPaused(false);
    cameFrom.current?.focus({ preventScroll: true });
    onGone(id);
  };

  return (
    <section aria-label={regionLabel}>
      <div
        className={classes(styles.region, isHigh ? styles.high : styles.low)}
        onPointerEnter={(event) => {
          // After a touch, pointerleave may never come: the toast would stay.
          if (event.pointerType !== 'touch') setIsPaused(true);
        }}
        onPointerLeave={() => setIsPaused(false)}
        onFocus={onFocus}
        onBlur={onBlur}
      >
        {toasts.map((toast) => (
          <TimedToast
            key={toast.id}
            toast={toast}
            lifeMs={lifeMs}
            isPaused={isPaused}
            dismissLabel={dismissLabel}
            onGone={() => leave(toast.id)}
          />
        ))}
      </div>
      <VisuallyHidden>
        <output aria-atomic="false">
          {spoken.map((toast) => (
            <span key={toast.id}>{toast.text} </span>
          ))}
        </output>
      </VisuallyHidden>
    </section>
  );
}

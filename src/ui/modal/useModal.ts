import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

interface Modal {
  dialogRef: RefObject<HTMLDialogElement | null>;
  /** Gets the focus, unless an element inside has data-autofocus. */
  startRef: RefObject<HTMLHeadingElement | null>;
}

function focusInside(dialog: HTMLElement, start: HTMLElement | null, isAlert: boolean) {
  const wanted =
    dialog.querySelector<HTMLElement>('[data-autofocus]') ??
    (isAlert ? dialog.querySelector<HTMLElement>('footer button, footer a') : null) ??
    start;
  wanted?.focus({ preventScroll: true });
}

/** Opens the dialog while mounted, then returns the focus to its previous element. */
export function useModal(onClose: (() => void) | undefined, isAlert: boolean): Modal {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const startRef = useRef<HTMLHeadingElement>(null);
  const requestClose = useEffectEvent(() => onClose?.());

  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return undefined;
    const opener = document.activeElement;
    const unlock = lockScroll();
    dialog.showModal();
    focusInside(dialog, startRef.current, isAlert);

    let pressedOn: EventTarget | null = null;
    const onPointerDown = (event: Event) => {
      pressedOn = event.target;
    };
    // A drag that starts on the panel and ends outside selects text; it must not close the dialog.
    const onClick = (event: MouseEvent) => {
      if (event.target === dialog && pressedOn === dialog) requestClose();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      requestClose();
    };
    // Android's back gesture fires "cancel". The caller decides whether the dialog closes.
    const onCancel = (event: Event) => {
      if (event.target !== dialog) return;
      event.preventDefault();
      requestClose();
    };
    // A second gesture closes it despite preventDefault: reopen it if the caller keeps it mounted.
    const onForcedClose = (event: Event) => {
      if (event.target !== dialog) return;
      requestClose();
      if (dialog.isConnected && !dialog.open) dialog.showModal();
    };
    const listening = new AbortController();
    const { signal } = listening;
    dialog.addEventListener('pointerdown', onPointerDown, { signal });
    dialog.addEventListener('click', onClick, { signal });
    dialog.addEventListener('keydown', onKeyDown, { signal });
    dialog.addEventListener('cancel', onCancel, { signal });
    dialog.addEventListener('close', onForcedClose, { signal });

    return () => {
      listening.abort();
      dialog.close();
      unlock();
      if (opener instanceof HTMLElement && opener.isConnected) {
        opener.focus({ preventScroll: true });
      }
    };
  }, [isAlert]);

  return { dialogRef, startRef };
}

let holders = 0;
let release: (() => void) | undefined;

function holdPage(): () => void {
  const page = document.documentElement;
  const { overflow, paddingInlineEnd } = page.style;
  const scrollbarPx = Math.max(0, window.innerWidth - page.clientWidth);
  page.style.overflow = 'hidden';
  // Replaces the scroll bar, without which the page would jump sideways.
  if (page.clientWidth > 0 && scrollbarPx > 0) page.style.paddingInlineEnd = `${scrollbarPx}px`;
  return () => {
    page.style.overflow = overflow;
    page.style.paddingInlineEnd = paddingInlineEnd;
  };
}

/** Stops the page from scrolling until every open dialog has called the returned function. */
function lockScroll(): () => void {
  if (holders === 0) release = holdPage();
  holders += 1;
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    holders -= 1;
    if (holders === 0) release?.();
  };
}

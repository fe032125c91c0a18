import { isChangeUnderWay } from '../api/client.ts';
import { routeAt } from '../config/paths.ts';
import { isOrderUnsettled } from '../ordering/cart/settleCart.ts';
import { pendingOrderKeys } from '../storage/orderTraces.ts';

/** What the diner has filled in; a field that left the page with its form counts no more. */
const filled = new Set<Element>();

function isStillFilled(field: Element): boolean {
  if (!field.isConnected) return false;
  const isText =
    field instanceof HTMLTextAreaElement ||
    (field instanceof HTMLInputElement && field.type !== 'checkbox' && field.type !== 'radio');
  return !isText || field.value !== '';
}

export function watchFields(): () => void {
  const onInput = ({ target }: Event) => {
    if (target instanceof Element) filled.add(target);
  };
  document.addEventListener('input', onInput, { capture: true });
  return () => {
    document.removeEventListener('input', onInput, { capture: true });
    filled.clear();
  };
}

function isFillingIn(): boolean {
  for (const field of filled) if (!isStillFilled(field)) filled.delete(field);
  return filled.size > 0;
}

/** A reload now would be between the diner and their order, or would lose what they do. */
export function isReloadHeld(): boolean {
  return (
    !navigator.onLine ||
    isChangeUnderWay() ||
    routeAt(globalThis.location.pathname)?.isPaying ||
    pendingOrderKeys().some(isOrderUnsettled) ||
    isFillingIn()
  );
}

/** Nor does the dialog come over another one, or where nobody looks. */
export function isUpdateHeld(): boolean {
  return (
    isReloadHeld() ||
    document.visibilityState === 'hidden' ||
    document.querySelector('dialog[open]') !== null
  );
}

import { isChangeUnderWay } from '../api/client.ts';
import { routeAt } from '../rules/common/routeAt.ts';
import { isOrderUnsettled } from '../ordering/cart/settleCart.ts';
import { pendingOrderKeys } from '../storage/orderTraces.ts';

/** Fields with input by the diner; fields removed from the page are ignored. */
const filled = new Set<Element>();

function isStillFilled(field: Element): boolean {
  if (!field.isConnected) return false;
  const isText =
    field instanceof HTMLTextAreaElement ||
    (field instanceof HTMLInputElement && field.type !== 'checkbox' && field.type !== 'radio');
  return !isText || field.value !== '';
}

/** A remembered field would keep its whole removed page in memory. */
function forgetEnded(): void {
  for (const field of filled) if (!isStillFilled(field)) filled.delete(field);
}

export function watchFields(): () => void {
  const onInput = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    forgetEnded();
    filled.add(target);
  };
  document.addEventListener('input', onInput, { capture: true });
  return () => {
    document.removeEventListener('input', onInput, { capture: true });
    filled.clear();
  };
}

function isFillingIn(): boolean {
  forgetEnded();
  return filled.size > 0;
}

/** A reload now would interrupt an order or lose input. */
export function isReloadHeld(): boolean {
  return (
    !navigator.onLine ||
    isChangeUnderWay() ||
    routeAt(globalThis.location.pathname)?.isPaying ||
    pendingOrderKeys().some(isOrderUnsettled) ||
    isFillingIn()
  );
}

/** The update dialog also waits while another dialog is open or the page is hidden. */
export function isUpdateHeld(): boolean {
  return (
    isReloadHeld() ||
    document.visibilityState === 'hidden' ||
    document.querySelector('dialog[open]') !== null
  );
}

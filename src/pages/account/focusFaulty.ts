/** After a try that did not pass, the first field to put right gets the focus. */
export function focusFaulty(form: HTMLElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
}

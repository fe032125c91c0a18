/** After a try that did not pass, the first control to put right gets the focus. */
export function focusFaulty(form: HTMLElement | null): void {
  requestAnimationFrame(() =>
    form
      ?.querySelector<HTMLElement>('[aria-invalid], [data-invalid] :is(input:enabled, a)')
      ?.focus(),
  );
}

/** Focuses the first control in error, one frame later: the errors have to be rendered first. */
export function focusFaulty(form: HTMLElement | null): void {
  requestAnimationFrame(() =>
    form
      ?.querySelector<HTMLElement>('[aria-invalid], [data-invalid] :is(input:enabled, a)')
      ?.focus(),
  );
}

/** Focuses the first faulty control after a failed attempt. */
export function focusFaulty(form: HTMLElement | null): void {
  requestAnimationFrame(() =>
    form
      ?.querySelector<HTMLElement>('[aria-invalid], [data-invalid] :is(input:enabled, a)')
      ?.focus(),
  );
}

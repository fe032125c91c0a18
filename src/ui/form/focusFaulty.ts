/** A slow phone may take many frames to render the errors. */
const LONGEST_WAIT_MS = 1000;

/** Focuses the first control with an error, as soon as one renders. */
export function focusFaulty(form: HTMLElement | null): void {
  const endMs = performance.now() + LONGEST_WAIT_MS;
  const look = () => {
    const faulty = form?.querySelector<HTMLElement>(
      '[aria-invalid], [data-invalid] :is(input:enabled, a)',
    );
    if (faulty) faulty.focus();
    else if (performance.now() < endMs) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

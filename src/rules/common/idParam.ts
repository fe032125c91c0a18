/** A number from an address; 0 for none and for what is no number. */
export function idParam(text: string | null | undefined): number {
  const id = Number(text ?? '');
  return Number.isSafeInteger(id) && id > 0 ? id : 0;
}

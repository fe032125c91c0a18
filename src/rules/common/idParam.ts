/** An id from the address; 0 if it is missing or not a number. */
export function idParam(text: string | null | undefined): number {
  const id = Number(text ?? '');
  return Number.isSafeInteger(id) && id > 0 ? id : 0;
}

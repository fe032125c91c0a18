/** Joins the class names that apply. Undefined if none does, to avoid an empty attribute. */
export function classes(...names: (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}

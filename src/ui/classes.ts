/** Joins the class names that apply. Undefined without any, so that no empty attribute is written. */
export function classes(...names: (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}

const NAMED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Works for texts and attribute values. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (letter) => NAMED[letter] ?? letter);
}

/** The path of a page, with the table that the call was about. */
export function pagePath(page: 'Emenu' | 'Menu', code: string, query: URLSearchParams): string {
  const tableCode = query.get('tableCode');
  const table = tableCode === null ? '' : `/${encodeURIComponent(tableCode)}`;
  return `/${page}/${encodeURIComponent(code)}${table}`;
}

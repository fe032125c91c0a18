/** The path of a page, with the table of the call. */
export function pagePath(page: 'Emenu' | 'Menu', code: string, query: URLSearchParams): string {
  const tableCode = query.get('tableCode');
  const table = tableCode === null ? '' : `/${encodeURIComponent(tableCode)}`;
  return `/${page}/${encodeURIComponent(code)}${table}`;
}

/** The page that a call names, for the table that it was asked about. */
export function pagePath(page: 'Emenu' | 'Menu', code: string, query: URLSearchParams): string {
  const tableCode = query.get('tableCode');
  const table = tableCode === null ? '' : `/${encodeURIComponent(tableCode)}`;
  return `/${page}/${encodeURIComponent(code)}${table}`;
}

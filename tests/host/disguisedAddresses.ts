/** Addresses that are one thing raw and another decoded: the venue's server must see none of them. */
export const DISGUISED = [
  '/demo/state/..%2f..%2fapi/x',
  '/admin/..%2fapi/x',
  '/%61pi/x',
  '//api/x',
  '/api%2fx',
  '/images/%2e%2e/api/x',
  '/images/.%2E/api/x',
  '/api/..;/admin',
  '/api/%2e%2e%3b/admin',
  '/api/x/..%2f..%2fadmin',
  '/api/x%5c..%5cadmin',
  String.raw`/api/x\..\admin`,
  '/api/../api/x',
  '/x/../api/x',
  '/./api/x',
  '/api/../x',
];

/** Odd but honest addresses. */
export const HONEST = ['/api/Menu/EN/OLI%20VA', '/api/Menu/EN/A%2FB.c', '/api/x?back=..%2f..%2fy'];

/** Addresses that differ raw and decoded: the venue's server must see none of them. */
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
  '/api/%252e%252e/admin',
  '/api/..%252fadmin',
  '/api/..%09/admin',
  '/api/.%09./admin',
  '/api/%c0%ae%c0%ae/admin',
  '/api/..%3fx',
  '/api/..%23',
  '/api/x%00',
  '/api/x%7F',
];

/** Odd but honest addresses. */
export const HONEST = [
  '/api/Menu/EN/OLI%20VA',
  '/api/Menu/EN/A%2FB.c',
  '/api/Menu/EN/100%25',
  '/api/Menu/EN/5%252F6..7',
  '/api/Menu/AR/%D9%83%D8%A8%D8%A9%20%C3%A9',
  '/api/x?back=..%2f..%2fy',
  '/api/x?note=a%0Ab',
];

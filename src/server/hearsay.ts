/** Forwarding headers that a phone could forge; a host replaces them with its own. */
export const HEARSAY_HEADERS = [
  'Forwarded',
  'Via',
  'X-Real-IP',
  'X-Client-IP',
  'X-Cluster-Client-IP',
  'X-Forwarded',
  'X-Forwarded-Port',
  'X-Forwarded-Prefix',
  'X-Forwarded-Scheme',
  'X-Forwarded-Server',
  'X-Forwarded-Ssl',
  'X-Original-URL',
  'X-Original-Host',
  'X-Rewrite-URL',
  'True-Client-IP',
  'CF-Connecting-IP',
];

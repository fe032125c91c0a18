/**
 * Hosts for a policy, a header or the settings of a web server: no character may end a name early.
 */
const HOST = /^(?:[\w-]+(?:\.[\w-]+)*|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
const BLANK_OR_CONTROL = /[\s\p{Cc}]/u;

/** True for a host name or IP address, with or without a port. */
export function isHost(value: string): boolean {
  return HOST.test(value) && URL.canParse(`http://${value}`);
}

/** A full address of such a host. URL parsing alone allows `;`, `$` and backticks in a name. */
export function addressIn(value = ''): URL | undefined {
  const url = URL.parse(value);
  const isPlain = url && !url.username && !url.password && !BLANK_OR_CONTROL.test(value);
  return isPlain && /^https?:$/.test(url.protocol) && isHost(url.host) ? url : undefined;
}

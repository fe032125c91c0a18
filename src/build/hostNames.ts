/** Hosts that get into a policy, a header or the settings of a web server: names, and nothing that ends them. */
const HOST = /^(?:[\w-]+(?:\.[\w-]+)*|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
const BLANK_OR_CONTROL = /[\s\p{Cc}]/u;

/** A host's name or number, with or without a port. */
export function isHost(value: string): boolean {
  return HOST.test(value) && URL.canParse(`http://${value}`);
}

/** A full address of such a host. Parsing alone lets `;`, `$` and backticks into a name. */
export function addressIn(value = ''): URL | undefined {
  const url = URL.parse(value);
  const isPlain = url && !url.username && !url.password && !BLANK_OR_CONTROL.test(value);
  return isPlain && /^https?:$/.test(url.protocol) && isHost(url.host) ? url : undefined;
}

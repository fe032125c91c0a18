/** The hosts of the venue's pictures, from the page's settings. */

const SETTINGS = /<script[^>]*id="app-config"[^>]*>([^<]*)<\/script>/;

function originOf(address: unknown): string[] {
  try {
    return typeof address === 'string' && address !== '' ? [new URL(address).origin] : [];
  } catch {
    return [];
  }
}

/** The origins in addition to the app's own. */
export function pictureOrigins(html: string): string[] {
  let settings: Record<string, unknown> = {};
  try {
    settings = { ...(JSON.parse(SETTINGS.exec(html)?.[1] ?? '{}') as object) };
  } catch {
    return [];
  }
  const hosts: unknown[] = Array.isArray(settings['imageHosts']) ? settings['imageHosts'] : [];
  return [
    ...originOf(settings['imageBase']),
    ...originOf(settings['host']),
    ...hosts.flatMap((host) => originOf(`https://${String(host)}`)),
  ];
}

/** Hosts whose answers a worker may not read. */
const closed = new Set<string>();

/** Requests a picture of another host with CORS, so that its status can be read. */
export async function fetchPicture(request: Request, appOrigin: string): Promise<Response> {
  const { origin } = new URL(request.url);
  if (origin === appOrigin || closed.has(origin)) return fetch(request);
  try {
    return await fetch(new Request(request.url, { mode: 'cors', credentials: 'omit' }));
  } catch {
    const response = await fetch(request);
    // It loads without CORS, so the network was not the cause.
    closed.add(origin);
    return response;
  }
}

/** Which hosts send the venue's pictures, as the page's settings say. */

const SETTINGS = /<script[^>]*id="app-config"[^>]*>([^<]*)<\/script>/;

function originOf(address: unknown): string[] {
  try {
    return typeof address === 'string' && address !== '' ? [new URL(address).origin] : [];
  } catch {
    return [];
  }
}

/** The origins beside the app's own. */
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

/** Hosts that do not let a worker read what they send. */
const closed = new Set<string>();

/** A picture of another host is asked for in a way that lets one see whether it is one. */
export async function fetchPicture(request: Request, appOrigin: string): Promise<Response> {
  const { origin } = new URL(request.url);
  if (origin === appOrigin || closed.has(origin)) return fetch(request);
  try {
    return await fetch(new Request(request.url, { mode: 'cors', credentials: 'omit' }));
  } catch {
    const response = await fetch(request);
    // It is there, so that it was not the network that said no.
    closed.add(origin);
    return response;
  }
}

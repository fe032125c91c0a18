/** The supported hosts, each with a function that makes its files from the host facts. */
import { caddyFiles, containerFiles } from './caddy.ts';
import type { HostFacts } from './hostFacts.ts';
import { nginxFiles } from './nginx.ts';
import type { KitFile, Place } from './place.ts';
import { firebaseFiles, netlifyFiles, vercelFiles } from './staticHosts.ts';

type Kit = (facts: HostFacts, place: Place) => KitFile[];

export const KITS = {
  nginx: {
    files: nginxFiles,
    next: 'Copy the build to its --root and sufra.conf to /etc/nginx/conf.d, then: nginx -t && nginx -s reload',
  },
  caddy: {
    files: caddyFiles,
    next: 'Copy the build to its --root, then: caddy run --config Caddyfile (beside other sites: import sufra.caddy in their Caddyfile)',
  },
  container: {
    files: containerFiles,
    next: 'In the project folder: docker build -t sufra -f PATH . (the path of the Containerfile above), then: docker run -p 8080:80 sufra',
  },
  netlify: {
    files: netlifyFiles,
    next: "Deploy the folder of the build as it is. Netlify sends what it passes on with the server's own headers alone: let the venue's server send the policies of /api, /images and /pay in _headers.",
  },
  vercel: {
    files: vercelFiles,
    next: 'Put vercel.json into the folder that is deployed, with the build as its output folder.',
  },
  firebase: { files: firebaseFiles, next: 'Put firebase.json beside the build: firebase deploy' },
} satisfies Record<string, { files: Kit; next: string }>;

export type KitName = keyof typeof KITS;

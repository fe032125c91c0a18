interface SocialSite {
  name: string;
  host: string;
}

const SITES: Readonly<Record<string, SocialSite>> = {
  instagram: { name: 'Instagram', host: 'instagram.com' },
  facebook: { name: 'Facebook', host: 'facebook.com' },
  x: { name: 'X', host: 'x.com' },
  tiktok: { name: 'TikTok', host: 'tiktok.com' },
  snapchat: { name: 'Snapchat', host: 'snapchat.com' },
  youtube: { name: 'YouTube', host: 'youtube.com' },
};

/** The site's own name if the host matches, else the venue's name for it with the real host. */
export function siteName(kind: string, host: string): string {
  const site = Object.hasOwn(SITES, kind) ? SITES[kind] : undefined;
  const isThere = site && (host === site.host || host === `www.${site.host}`);
  if (isThere) return site.name;
  return host ? `${kind} · ${host}` : kind;
}

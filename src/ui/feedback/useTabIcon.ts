import { useEffect } from 'react';

/** A sign of this page in the place of the tab's own, for as long as the page is there. */
export function useTabIcon(href: string | undefined): void {
  useEffect(() => {
    if (href === undefined) return undefined;
    const link = document.createElement('link');
    link.rel = 'icon';
    link.type = 'image/svg+xml';
    link.href = href;
    // The last one counts.
    document.head.append(link);
    return () => link.remove();
  }, [href]);
}

import { useEffect } from 'react';

/** Replaces the tab's icon while the page is mounted. */
export function useTabIcon(href: string | undefined): void {
  useEffect(() => {
    if (href === undefined) return undefined;
    const link = document.createElement('link');
    link.rel = 'icon';
    link.type = 'image/svg+xml';
    link.href = href;
    // Browsers use the last icon of the page.
    document.head.append(link);
    return () => link.remove();
  }, [href]);
}

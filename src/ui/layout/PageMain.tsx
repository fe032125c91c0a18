import type { ReactNode } from 'react';

/** Part of a layout, not of a page: it stays mounted while pages load, and so keeps the focus. */
export function PageMain({ children }: { children: ReactNode }) {
  return <main tabIndex={-1}>{children}</main>;
}

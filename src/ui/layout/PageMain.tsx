import type { ReactNode } from 'react';

/** The main element of a layout. It stays while pages load, and so keeps the focus. */
export function PageMain({ children }: { children: ReactNode }) {
  return <main tabIndex={-1}>{children}</main>;
}

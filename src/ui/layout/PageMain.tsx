import type { ReactNode } from 'react';

/** The main part of every page of a layout: it stays while its content comes, and keeps the focus. */
export function PageMain({ children }: { children: ReactNode }) {
  return <main tabIndex={-1}>{children}</main>;
}

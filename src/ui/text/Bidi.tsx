import type { ReactNode } from 'react';

interface BidiProps {
  children: ReactNode;
  /** 'ltr' for phone numbers, codes and times. */
  dir?: 'auto' | 'ltr' | 'rtl';
  lang?: string;
}

/** Keeps a text of unknown direction from reordering the words around it. */
export function Bidi({ children, dir, lang }: BidiProps) {
  return (
    <bdi dir={dir} lang={lang}>
      {children}
    </bdi>
  );
}

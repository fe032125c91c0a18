import type { ReactNode } from 'react';

interface BidiProps {
  children: ReactNode;
  /** 'ltr' for phone numbers, codes and times. */
  dir?: 'auto' | 'ltr' | 'rtl';
  lang?: string;
}

/**
 * Isolates a text of unknown direction, so that it does not reorder the words around it.
 * Translators skip a text with a given direction.
 */
export function Bidi({ children, dir, lang }: BidiProps) {
  return (
    <bdi dir={dir} lang={lang} translate={dir && 'no'}>
      {children}
    </bdi>
  );
}

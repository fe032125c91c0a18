import type { ReactNode } from 'react';
import type { Viewer } from '../../components/venue/useViewer.ts';
import { PageColumns } from '../../ui/layout/PageColumns.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import styles from './MenuFrame.module.css';

interface MenuFrameProps extends Pick<Viewer, 't'> {
  title: string;
  /** The cart, beside the dishes on a wide screen. */
  aside: ReactNode;
  /** Below everything, such as the cart bar. */
  end?: ReactNode;
  children: ReactNode;
}

/** The layout around the dishes of a menu, also on the first screen. */
export function MenuFrame({ t, title, aside, end, children }: MenuFrameProps) {
  return (
    <div className={styles.page}>
      <PageColumns isFullWidth isAsideWideOnly asideLabel={t('cart.title')} aside={aside}>
        <div className={styles.main}>
          <VisuallyHidden>
            <h1>{title}</h1>
          </VisuallyHidden>
          {children}
        </div>
      </PageColumns>
      {end}
    </div>
  );
}

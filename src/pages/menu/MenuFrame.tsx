import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateAndTime } from '../../i18n/format.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { PageColumns } from '../../ui/layout/PageColumns.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import styles from './MenuFrame.module.css';

interface MenuFrameProps {
  title: string;
  /** The cart, beside the dishes of a wide screen. */
  aside: ReactNode;
  /** When the server gave this menu, if it is asked for a newer one. */
  copyFrom?: string | undefined;
  /** Below everything, such as the cart's bar. */
  end?: ReactNode;
  children: ReactNode;
}

/** What stands around the dishes of a menu, also before the app is there. */
export function MenuFrame({ title, aside, copyFrom, end, children }: MenuFrameProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <PageColumns isFullWidth isAsideWideOnly asideLabel={t('cart.title')} aside={aside}>
        <div className={styles.main}>
          <VisuallyHidden>
            <h1>{title}</h1>
          </VisuallyHidden>
          {copyFrom !== undefined && <MenuAge from={copyFrom} />}
          {children}
        </div>
      </PageColumns>
      {end}
    </div>
  );
}

/** Says what menu this is until the server has answered. It covers nothing and moves nothing. */
function MenuAge({ from }: { from: string }) {
  const { t } = useTranslation();
  const { lang } = useVisit();
  return (
    <p className={styles.age}>
      {from ? t('menu.asOf', { time: formatDateAndTime(from, lang) }) : t('offline.copy')}
    </p>
  );
}

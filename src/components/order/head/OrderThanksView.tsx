import type { ReactNode } from 'react';
import type { EndingPageSetting, EOrderStatus } from '../../../contract/orders.ts';
import { inLang } from '../../../rules/common/labels.ts';
import { headlineOf } from '../../../rules/order/orderProgress.ts';
import { Icon } from '../../../ui/media/Icon.tsx';
import { Bidi } from '../../../ui/text/Bidi.tsx';
import type { Viewer } from '../../venue/useViewer.ts';
import { VenuePictureView } from '../../venue/VenuePictureView.tsx';
import styles from '../OrderScreen.module.css';
import { orderHeadline } from './orderHeadline.ts';

export interface OrderThanksProps {
  order: Pick<EOrderStatus, 'orderNo' | 'orderStatus' | 'orderType' | 'tableLabel'>;
  /** The venue's settings for its ending page; without them the app uses its own texts. */
  ending: EndingPageSetting | undefined;
  isNumberShown?: boolean;
}

interface OrderThanksViewProps extends OrderThanksProps {
  viewer: Viewer;
  /** The way to the venue's own page. */
  redirect?: ReactNode;
}

/** The top of the page of an order that the kitchen has. */
export function OrderThanksView({
  viewer,
  order,
  ending,
  isNumberShown = ending?.isOrderNoShown ?? true,
  redirect,
}: OrderThanksViewProps) {
  const { t, lang } = viewer;
  const headline = orderHeadline(t, isNumberShown ? order : { ...order, orderNo: '' });
  // The venue's texts are for an order that was just placed.
  const isNew = headlineOf(order) === 'thanks';
  const title = isNew && ending && inLang(lang, ending.titleEN, ending.titleAR);
  const ownText = ending && inLang(lang, ending.textEN, ending.textAR);
  return (
    <div className={styles.thanks}>
      {isNew && ending?.image ? (
        <VenuePictureView
          viewer={viewer}
          className={styles.picture}
          name={ending.image}
          alt=""
          ratio="16/9"
        />
      ) : (
        <span className={styles.mark}>
          <Icon name={headlineOf(order) === 'preparing' ? 'clock' : 'check'} size="l" />
        </span>
      )}
      <h1>{title || headline}</h1>
      {isNew && <p className={styles.text}>{ownText || t('order.thanksText')}</p>}
      {isNumberShown && (
        <p className={styles.number}>
          <span>{t('order.number')}</span>
          <strong>
            <Bidi dir="ltr">{order.orderNo}</Bidi>
          </strong>
        </p>
      )}
      {order.tableLabel && (
        <p translate="no" className={styles.text}>
          {order.tableLabel}
        </p>
      )}
      {redirect}
    </div>
  );
}
